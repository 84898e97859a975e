/** A name in a sentence: words `from` to `to`, both included. */
export interface NameRun {
  readonly from: number;
  readonly to: number;
}
