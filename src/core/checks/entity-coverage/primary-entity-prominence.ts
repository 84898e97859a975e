import { adviseTo } from '../../advice/advice.ts';
import { phraseKey } from '../../reading/entities/candidate.ts';
import { namesEntity } from '../../reading/entities/found-entity.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { OPENING_WORDS } from '../../reading/intent/answer.ts';
import { defineCheck, notApplicable } from '../check.ts';
import { quote, quoteElsewhere, shorten } from '../../evidence/evidence.ts';
import { quoted } from '../../evidence/quoted.ts';

/** Share of each place. Title and H1 name the page for everybody; opening and section headings carry the name into the text. */
const PLACES = { title: 0.25, h1: 0.25, opening: 0.25, heading: 0.1, description: 0.15 } as const;
type Place = keyof typeof PLACES;

const PLACE_NAMES: Readonly<Record<Place, string>> = {
  title: 'the title',
  h1: 'the H1',
  opening: `the first ${String(OPENING_WORDS)} words`,
  heading: 'a section heading',
  description: 'the meta description',
};

export const primaryEntityProminence = defineCheck({
  id: 'primary-entity-prominence',
  category: 'entity_coverage',
  weakness: 'unclear_subject',
  title: 'The page names its subject where it counts',
  why: 'An assistant links a page to an entity when title, heading, opening and description agree on its name.',
  source: {
    class: 'C',
    claim:
      'Judged relevance to the question is the best predictor of how often a page is referred to (3,323 cited pages, pairwise .69).',
  },
  needs: ['primaryEntity', 'page', 'prose', 'sections', 'titleText'],
  fix: ['title', 'meta_description', 'headings'],
  evaluate({ primaryEntity, page, prose, sections, titleText }) {
    if (primaryEntity === null) return notApplicable('No entity was found in the text.');
    const namesIn = (words: readonly Word[]): boolean => namesEntity(` ${phraseKey(words)} `, primaryEntity);
    const names = (text: string): boolean => namesIn(wordsOf(text, page.language));
    const { first } = primaryEntity;
    const headings = sections.filter((section) => section.heading !== null);
    const found: Readonly<Record<Place, boolean | null>> = {
      // Missing places are covered by the checks on outline and metadata and not counted twice.
      title: titleText === '' ? null : names(titleText),
      h1: page.titleHeading === null ? null : names(page.titleHeading),
      opening: first.start !== null && first.start < openingEnd(prose),
      // A page without section headings is covered by the outline check.
      heading:
        headings.length === 0
          ? null
          : headings.some(({ heading }) => heading !== null && namesIn(heading.words)),
      description: page.metadata.description === null ? null : names(page.metadata.description),
    };
    const applicable = (Object.keys(PLACES) as Place[]).filter((place) => found[place] !== null);
    const earned = applicable.filter((place) => found[place] === true);
    const weigh = (places: readonly Place[]): number => places.reduce((sum, place) => sum + PLACES[place], 0);
    return {
      kind: 'judged',
      share: weigh(earned) / weigh(applicable),
      explanation: `The page is about ${quoted(primaryEntity.name)} and names it in ${list(earned) || 'none of the places that count'}.`,
      evidence: [
        ...(page.titleHeading === null ? [] : [quoteElsewhere(page.titleHeading)]),
        ...(first.start === null ? [] : [quote(first.text, first.start)]),
      ],
    };
  },
  advise({ page, primaryEntity, subject, titleText }) {
    // What a page is about is named by its title or heading, unless it was read from the text.
    if (primaryEntity === null || subject === null || subject.readFrom !== 'text') return null;
    const names = (text: string): boolean =>
      namesEntity(` ${phraseKey(wordsOf(text, page.language))} `, primaryEntity);
    const missing: Place[] = [
      ...(titleText === '' || names(titleText) ? [] : (['title'] as const)),
      ...(page.titleHeading === null || names(page.titleHeading) ? [] : (['h1'] as const)),
    ];
    if (missing.length === 0) return null;
    return adviseTo(
      'name-subject',
      { name: shorten(subject.name), places: missing.map((place) => PLACE_NAMES[place]) },
      { where: page.titleHeading === null ? null : quoteElsewhere(page.titleHeading) },
    );
  },
});

function openingEnd(prose: {
  readonly units: readonly { readonly words: readonly { readonly end: number }[] }[];
}): number {
  let count = 0;
  for (const unit of prose.units) {
    for (const word of unit.words) if (++count >= OPENING_WORDS) return word.end;
  }
  return Number.MAX_SAFE_INTEGER;
}

function list(places: readonly Place[]): string {
  const names = places.map((place) => PLACE_NAMES[place]);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
