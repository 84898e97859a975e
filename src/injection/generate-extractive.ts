import { createHash } from 'node:crypto';
import type { Signals } from '../analysis/signals/signals.ts';
import { collapseWhiteSpace } from '../analysis/document/tree.ts';
import type { ContentBlock, ContentType, Omission } from './content-block.ts';
import { descriptionHtml, titleHtml } from './piece-html.ts';

/** Bounds of the contract, in characters. */
const TITLE_CHARS = { min: 15, max: 60 } as const;
const DESCRIPTION_CHARS = { min: 70, max: 160 } as const;

/** Content blocks made of the page's own words. Pure and deterministic; `fixes` is empty, because what a block mends is measured. */
export function generateExtractive(
  signals: Signals,
  types: readonly ContentType[],
): { blocks: ContentBlock[]; omitted: Omission[] } {
  const blocks: ContentBlock[] = [];
  const omitted: Omission[] = [];
  for (const type of types) {
    const block =
      type === 'title' ? titleOf(signals) : type === 'meta_description' ? descriptionOf(signals) : null;
    if (block === null) omitted.push({ type, reason: 'The page has no words that would make a good one.' });
    else blocks.push(block);
  }
  return { blocks, omitted };
}

/** The page's own headline, or one of its headings about the head query, that fits. */
function titleOf({ page, alignments, primaryEntity }: Signals): ContentBlock | null {
  const candidates = [alignments[0]?.heading?.text, page.titleHeading, primaryEntity?.name];
  const text = candidates
    .map((candidate) => collapseWhiteSpace(candidate ?? ''))
    .find(({ length }) => length >= TITLE_CHARS.min && length <= TITLE_CHARS.max);
  if (text === undefined) return null;
  return {
    type: 'title',
    id: blockId('title', text),
    text,
    html: titleHtml(text),
    fixes: [],
    generator: 'extractive',
    grounding: [{ text, source: text, start: null, end: null }],
    placement: { selector: 'head > title', operation: 'replace' },
  };
}

/** The sentence that answers the head query, else the first of the text that fits. */
function descriptionOf({ alignments, prose }: Signals): ContentBlock | null {
  const answer = alignments[0]?.answer?.sentence;
  const sentence = [...(answer === undefined ? [] : [answer]), ...prose.sentences].find(
    ({ text, isComplete }) =>
      isComplete && text.length >= DESCRIPTION_CHARS.min && text.length <= DESCRIPTION_CHARS.max,
  );
  if (sentence === undefined) return null;
  const text = collapseWhiteSpace(sentence.text);
  return {
    type: 'meta_description',
    id: blockId('meta_description', text),
    text,
    html: descriptionHtml(text),
    fixes: [],
    generator: 'extractive',
    grounding: [{ text, source: sentence.text, start: sentence.start, end: sentence.end }],
    placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
  };
}

/** The same words give the same id. */
function blockId(type: ContentType, words: string): string {
  return `blk_${createHash('sha256').update(`${type}\n${words}`).digest('hex').slice(0, 16)}`;
}
