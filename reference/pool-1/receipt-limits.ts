/**
 * The longest receipt that is sealed or read, in bytes: three times what ids and class of a thousand
 * characters each, four bytes a character, come to. Nothing of a longer one is looked at.
 */
export const MAX_RECEIPT_BYTES = 65_536;
