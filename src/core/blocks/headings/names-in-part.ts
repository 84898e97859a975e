import { positionOfKey } from '../../reading/entities/definitions.ts';
import type { FoundEntity } from '../../reading/entities/found-entity.ts';
import { withCapital } from '../../reading/queries/natural-case.ts';
import { quoted } from '../../evidence/quoted.ts';
import type { Sentence } from '../../signals/prose.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { wordsOf } from '../../text/words.ts';
import { defineComposer, type GroundedHeading } from '../composer.ts';
import { groundingOf } from '../quoting/grounding-places.ts';
import { anchorOf, partsToHead, type Part } from './parts-to-head.ts';

const ENTITIES_READ = 60;
/** Sentences in which a part says what it is about. */
const LEADING_SENTENCES = 3;
/** A word of a single sentence is said in passing; in a part this short it is not. */
const MENTIONS_MIN = 2;
const SENTENCES_FEW = 4;
const CHARS = { min: 3, max: 60 } as const;
/** A single common word names a part only where most of it is about that. */
const WORD_SHARE_MIN = 0.5;

type Needed = Pick<Signals, 'page' | 'pageType' | 'sections' | 'entities' | 'subject' | 'titleText'>;

/** What the part names first and goes on about, in the page's own words. */
export const namesInPart = defineComposer({
  id: 'names-in-part',
  type: 'headings',
  isDraft: true,
  idea: 'What the opening of a long part without a heading names and the part goes on about, more than the rest of the page does.',
  needs: ['page', 'pageType', 'sections', 'entities', 'subject', 'titleText'],
  compose(signals) {
    const taken = new Set<string>();
    return partsToHead(signals).flatMap((part) => {
      const heading = headingOf(part, taken, signals);
      if (heading !== null) taken.add(heading.text.toLowerCase());
      return heading ?? [];
    });
  },
});

function headingOf(part: Part, taken: ReadonlySet<string>, signals: Needed): GroundedHeading | null {
  const { page } = signals;
  const anchor = anchorOf(part, page.text);
  if (anchor === null) return null;
  const sentences = part.units.flatMap((unit) => unit.sentences);
  const [best] = signals.entities.all
    .slice(0, ENTITIES_READ)
    .flatMap((entity) => namedIn(entity, sentences, signals) ?? [])
    .filter(({ text }) => !taken.has(text.toLowerCase()))
    .sort((one, other) => other.worth - one.worth);
  if (best === undefined) return null;
  const { text, sentence, share } = best;
  return {
    level: part.level,
    text,
    anchor,
    grounding: [groundingOf({ sentence, text })],
    doubts: [
      {
        sign: 'named',
        level: 'check',
        reason: `${quoted(text)} is what the text below names first: check that the part is about it, and say what of it.`,
      },
    ],
    measures: {
      frequency: share,
      confidence: Math.min(1, best.worth),
      section: Math.min(1, part.units.reduce((sum, { words }) => sum + words.length, 0) / 1000),
    },
  };
}

interface NamedPart {
  readonly text: string;
  readonly sentence: Sentence;
  /** Share of the part's sentences that name it. */
  readonly share: number;
  readonly worth: number;
}

function namedIn(entity: FoundEntity, sentences: readonly Sentence[], signals: Needed): NamedPart | null {
  const { page, subject, titleText } = signals;
  const keys = [entity.key, ...entity.aliases];
  const stems = entity.key.split(' ');
  const known = new Set([
    ...(subject?.stems ?? []),
    ...wordsOf(titleText, page.language).map(({ stem }) => stem),
  ]);
  // The whole page is about it.
  if (stems.every((stem) => known.has(stem))) return null;
  const places = sentences.flatMap((sentence, at) => {
    for (const key of keys) {
      const position = positionOfKey(sentence, key);
      if (position !== null) return [{ sentence, at, position, key }];
    }
    return [];
  });
  const [first] = places;
  if (first === undefined || first.at >= LEADING_SENTENCES) return null;
  const share = places.length / sentences.length;
  if (places.length < MENTIONS_MIN && sentences.length > SENTENCES_FEW) return null;
  if (stems.length === 1 && !entity.isName && share < WORD_SHARE_MIN) return null;
  const start = first.sentence.words[first.position.index]?.start;
  if (start === undefined) return null;
  const text = withCapital(page.text.slice(start, first.position.end).replace(/\s+/gu, ' ').trim());
  if (text.length < CHARS.min || text.length > CHARS.max || isOnlyMarks(text)) return null;
  const here = places.length / Math.max(places.length, entity.mentions);
  const length = Math.min(1, stems.length / 3);
  return { text, sentence: first.sentence, share, worth: 0.5 * share + 0.3 * here + 0.2 * length };
}

function isOnlyMarks(text: string): boolean {
  return !/\p{L}{3}/u.test(text);
}
