import type { EncodingRule, Finding, TypeRule } from './finding.js';
import { isShortestHead, type Head } from './head.js';

/** The first finding of each kind in one document; later ones are dropped. */
export class Findings {
  encoding: Finding<EncodingRule> | undefined;
  type: Finding<TypeRule> | undefined;

  noteEncoding(rule: EncodingRule, offset: number, detail: string): void {
    this.encoding ??= { rule, offset, detail };
  }

  noteType(rule: TypeRule, offset: number, detail: string): void {
    this.type ??= { rule, offset, detail };
  }

  /** Notes `rule` where a shorter head would have done. */
  noteWidth(head: Head, rule: EncodingRule, offset: number): void {
    if (isShortestHead(head)) return;
    this.noteEncoding(rule, offset, `${String(head.argument)} in a head of ${head.length} bytes`);
  }
}
