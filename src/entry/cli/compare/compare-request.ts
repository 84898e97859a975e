/** What `compare` is to do. */
export interface CompareRequest {
  readonly own: string;
  readonly before: string | undefined;
  readonly rivals: readonly string[];
  /** The address of an own page that is not fetched. */
  readonly url: string | undefined;
  readonly questions: readonly string[];
  readonly runs: number;
  /** False: no language model, although one is configured. */
  readonly asksModel: boolean;
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly isQuiet: boolean;
}
