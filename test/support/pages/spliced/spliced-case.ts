/** A page from which true sentences, put together or cut from their place, say something false. */
export interface SplicedCase {
  readonly kind:
    | 'joined'
    | 'antecedent'
    | 'list item'
    | 'table cell'
    | 'other offer'
    | 'other praise'
    | 'verdict'
    | 'turned heading'
    | 'opponent'
    | 'former state'
    | 'supposed case'
    | 'comparison'
    | 'condition';
  readonly says: string;
  readonly lang: string;
  readonly title: string;
  /** Below the H1, which is the title. */
  readonly body: string;
  readonly queries: readonly string[];
  /** Matches a text of a block that says it; a question stands on the line before its answer. */
  readonly isFalse: RegExp;
}
