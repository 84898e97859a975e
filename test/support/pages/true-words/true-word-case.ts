/** What a model writes about a page, true and false. */
export interface TrueWordCase {
  readonly form: TrueWordForm;
  readonly lang: string;
  readonly title: string;
  /** Paragraphs; a line that starts with `## ` is a heading. */
  readonly page: string;
  /** A question that `truth` and `lies` answer; null for text of another block. */
  readonly question: string | null;
  readonly truth: string;
  /** What is left of it, where the gates cut "Yes." or refuse it; absent where all of it is kept. */
  readonly kept?: string;
  /** The same form with a false meaning: other polarity, subject, number or a claim of two places that no place makes. */
  readonly lies: readonly string[];
}

export type TrueWordForm =
  | 'polar answer'
  | 'denied in other words'
  | 'short form'
  | 'plural'
  | 'abbreviation before a name'
  | 'two places'
  | 'lists and figures';

/** The page of a case as HTML. */
export function trueWordsPage({ lang, title, page }: TrueWordCase): string {
  const body = page
    .split('\n')
    .map((line) => (line.startsWith('## ') ? `<h2>${line.slice(3)}</h2>` : `<p>${line}</p>`))
    .join('');
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`;
}
