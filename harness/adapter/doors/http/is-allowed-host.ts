/**
 * True where a request's Host header names this machine by a loopback name or address, or by the
 * very address that is listened on. Any other name may belong to a page of somebody else's that
 * points it here (DNS rebinding).
 *
 * @param header the Host header, with or without a port
 * @param listening the address listened on
 */
export function isAllowedHost(header: string | undefined, listening: string): boolean {
  if (header === undefined || !URL.canParse(`http://${header}/`)) return false;
  const name = new URL(`http://${header}/`).hostname.replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' ||
    name === '::1' ||
    /^127\.\d+\.\d+\.\d+$/.test(name) ||
    name === listening.toLowerCase()
  );
}
