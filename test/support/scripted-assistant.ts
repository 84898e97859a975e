import { completes, writes, type AskedCompletion, type CompletionAnswer } from './model-endpoint.ts';

const textOf = ({ body }: AskedCompletion): string => JSON.stringify(body);

/** True for the question of a run of a citation test; other questions are about the reading of a page. */
export const asksForCitations = (asked: AskedCompletion): boolean => textOf(asked).includes('<<<SOURCE ');

/** A reading that says nothing: rules decide then. */
const emptyReading = writes({ subject: null, page_type: 'other', queries: [], entities: [], missing: [] });

/** The label of the first source that contains the words; undefined without one. */
function labelOf(prompt: string, words: string): string | undefined {
  const sources = prompt.matchAll(/\[(\d+)\]\n<<<SOURCE \w+\n([\s\S]*?)\n\w+>>>/g);
  for (const [, label, text] of sources) if (text?.includes(words) === true) return label;
  return undefined;
}

/** Answers each run with this sentence, and cites the source that contains it; says that none answers without one. */
export const cites =
  (sentence: string): CompletionAnswer =>
  (response, asked) => {
    if (!asksForCitations(asked)) return emptyReading(response, asked);
    const messages = asked.body.messages as readonly { readonly content: string }[];
    const label = labelOf(messages.map(({ content }) => content).join('\n'), sentence);
    const answer =
      label === undefined ? 'No source answers this.' : `${sentence.replace(/\.$/, '')} [${label}].`;
    completes(JSON.stringify({ answer }))(response, asked);
  };

/** Answers readings, and nothing else. */
export const readsOnly =
  (otherwise: CompletionAnswer): CompletionAnswer =>
  (response, asked) =>
    asksForCitations(asked) ? otherwise(response, asked) : emptyReading(response, asked);
