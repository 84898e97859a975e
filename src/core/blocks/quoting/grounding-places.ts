import type { Grounding } from '../../schema/content-block.ts';
import type { Sentence } from '../../signals/prose.ts';

/** The sentence of the page that a text of a block was taken from. */
export function groundingOf({
  sentence,
  text,
}: {
  readonly sentence: Sentence;
  readonly text: string;
}): Grounding {
  return { text, source: sentence.text, start: sentence.start, end: sentence.end };
}

/** Grounding outside of the main content: a title, a heading or a fact. */
export function groundingElsewhere(text: string, source: string): Grounding {
  return { text, source, start: null, end: null };
}
