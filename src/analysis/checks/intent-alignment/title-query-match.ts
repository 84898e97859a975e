import { closeness } from '../../reading/intent/similarity.ts';
import { wordsOf } from '../../language/words.ts';
import { contentStems } from '../../signals/terms.ts';
import { defineCheck, notApplicable, quoteElsewhere, ramp, shorten } from '../check.ts';

/** As for headings, but a title also covers the other queries, so full marks come earlier. */
const CLOSENESS_ZERO = 0.2;
const CLOSENESS_FULL = 0.7;
/** Share of the query's words with which a surface names it. */
const COVERAGE_MIN = 0.6;
/** Weight of each surface: title and description are shown to the assistant, the slug only hints. */
const SURFACE_WEIGHTS = { title: 0.6, description: 0.25, slug: 0.15 } as const;

export const titleQueryMatch = defineCheck({
  id: 'title-query-match',
  category: 'intent_alignment',
  title: 'Title, description and address name the topic',
  why: 'An assistant that searches sees the title, the description and the address before it decides which page to open.',
  source: {
    class: 'B',
    claim:
      'In pipelines with a retrieval step, titles and descriptions close to the question soften the loss that body rewriting causes (SAGEO Arena).',
  },
  needs: ['queries', 'page', 'terms', 'titleText', 'slugText'],
  fix: ['title', 'meta_description'],
  evaluate({ queries, page, terms, titleText, slugText }) {
    const head = queries[0];
    if (head === undefined)
      return notApplicable('No query was given and none could be inferred from the text.');
    const match = (text: string): number =>
      text === ''
        ? 0
        : ramp(
            closeness(head, { text, stems: contentStems(wordsOf(text, page.language)) }, terms),
            CLOSENESS_ZERO,
            CLOSENESS_FULL,
          );
    const description = page.metadata.description ?? '';
    const credits = {
      title: match(titleText),
      description: holds(head.stems, description, page.language),
      slug: match(slugText),
    };
    const share =
      credits.title * SURFACE_WEIGHTS.title +
      credits.description * SURFACE_WEIGHTS.description +
      credits.slug * SURFACE_WEIGHTS.slug;
    return {
      kind: 'judged',
      share,
      explanation: `The title carries ${percent(credits.title)} of “${shorten(head.text)}”, the description ${percent(credits.description)}, the address ${percent(credits.slug)}.`,
      evidence: [page.metadata.title, page.metadata.description].flatMap((text) =>
        text === null ? [] : [quoteElsewhere(text)],
      ),
      advice: adviceFor(head.text, page.metadata.title, page.metadata.description, {
        title: holds(head.stems, titleText, page.language),
        description: credits.description,
      }),
    };
  },
});

/** A description is a sentence or two: it must contain the words, not equal them. */
function holds(stems: ReadonlySet<string>, text: string, language: string): number {
  if (text === '' || stems.size === 0) return 0;
  const own = contentStems(wordsOf(text, language));
  return [...stems].filter((stem) => own.has(stem)).length / stems.size;
}

function percent(share: number): string {
  return `${String(Math.round(share * 100))} %`;
}

/** A missing title or description is left to the metadata check; here both exist but differ from the query. */
function adviceFor(
  query: string,
  title: string | null,
  description: string | null,
  held: { title: number; description: number },
): string | null {
  if (title !== null && held.title < COVERAGE_MIN) {
    return `The title “${shorten(title)}” hardly names “${shorten(query)}”. Put these words into it, near the front.`;
  }
  if (description !== null && held.description < COVERAGE_MIN) {
    return `The meta description does not name “${shorten(query)}”. Answer it there in one sentence.`;
  }
  return null;
}
