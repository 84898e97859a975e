/** Advice in words: `text` starts with a verb; `why` says what the fault costs today. */
export interface Said {
  readonly text: string;
  readonly why: string;
}
