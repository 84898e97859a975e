import type { Prose } from '../../signals/prose.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { attribute } from '../../document/tree.ts';
import { hostOf } from '../../page-facts/host-name.ts';
import type { Weakness } from '../../schema/vocabulary.ts';
import type { ModelQuery } from './model-reading.ts';

/** The parts of a page that an absence is checked with. */
export interface AbsentFrom {
  readonly page: PageDocument;
  readonly prose: Prose;
  readonly queries: readonly ModelQuery[];
  readonly host: string;
}

/** Decision: a page of more words is not thin, whatever it lacks. About two screens of text. */
const THIN_WORDS_MAX = 400;
/** A description that is shorter says next to nothing: half of what search results show (160 characters). */
const DESCRIPTION_CHARS_MIN = 70;
/** Decision: a text with a heading for every 150 words, about a screen, does not lack them. */
const WORDS_OF_HEADING = 150;
/** A longer block is a wall: twice the 60-80 words of a paragraph that style guides recommend. */
const WALL_WORDS_MIN = 150;
/** 44 % of citations come from the first 30 % of a page (`docs/concepts/scoring.md`). */
const EARLY_SHARE = 0.3;

/** What must be so for a weakness without a quotation; a code without an entry needs one. */
const ABSENCES: Readonly<Partial<Record<Weakness, (from: AbsentFrom) => boolean>>> = {
  no_direct_answer: ({ queries }) => queries.some(({ verdict }) => verdict?.answered !== 'full'),
  answer_late: ({ queries, page }) =>
    queries.some(
      ({ verdict }) =>
        verdict !== null &&
        'span' in verdict &&
        verdict.span.start !== null &&
        verdict.span.start > EARLY_SHARE * page.text.length,
    ),
  thin: ({ prose }) => prose.wordCount < THIN_WORDS_MAX,
  vague_no_facts: ({ queries }) => queries.some(({ verdict }) => verdict?.answered !== 'full'),
  no_sources: (from) => !linksElsewhere(from),
  bad_title: ({ page }) => page.metadata.title === null,
  bad_or_missing_description: ({ page }) => (page.metadata.description ?? '').length < DESCRIPTION_CHARS_MIN,
  poor_headings: ({ prose }) => {
    const headings = prose.units.filter(({ block }) => block.kind === 'heading').length;
    return headings * WORDS_OF_HEADING < prose.wordCount;
  },
  wall_of_text: ({ prose }) =>
    prose.units.some(({ isProse, words }) => isProse && words.length >= WALL_WORDS_MIN),
  outdated: ({ page }) => page.publishedAt === null && page.modifiedAt === null,
};

/** True where the page shows that what a weakness misses is absent. */
export function isAbsent(code: Weakness, from: AbsentFrom): boolean {
  return ABSENCES[code]?.(from) ?? false;
}

function linksElsewhere({ page, host }: AbsentFrom): boolean {
  return page.blocks.some(({ spans }) =>
    spans.some(({ kind, element }) => {
      const href = kind === 'link' ? attribute(element, 'href') : null;
      const linked = href !== null && /^https?:/iu.test(href) ? hostOf(href) : '';
      return linked !== '' && linked !== host;
    }),
  );
}
