import { quote, quoteElsewhere } from '../../evidence/evidence.ts';
import { hostOf } from '../../page-facts/host-name.ts';
import { addressesModels, modelAddressesOf } from '../../signals/model-addresses.ts';
import { wholeProse } from '../../signals/prose.ts';
import {
  ratedParts,
  weaknesses,
  type PageType,
  type RatedPart,
  type Weakness,
} from '../../schema/vocabulary.ts';
import type { Evidence } from '../../schema/evidence.ts';
import { boundRatings } from './bound-ratings.ts';
import { isAbsent } from './checkable-absence.ts';
import { isPlain, leadsElsewhere } from './claims-nothing.ts';
import type { Judgement, JudgedReason, JudgedWeakness } from './judgement.ts';
import type { ModelReading } from './model-reading.ts';
import type { PageWords } from './page-words.ts';
import type { ReadPage } from './read-page.ts';
import { verifiedAdvice } from './verified-advice.ts';
import type { WrittenJudgement } from './written-reading.ts';

/** The steps of the scale. */
const STEP = 0.5;
const WEAKNESSES_MAX = 3;
/** The scale of the ratings. */
const RATING = { least: 1, most: 5 } as const;

type VerifiedReading = Pick<ModelReading, 'queries' | 'entities' | 'pageType'>;

/** How the words of a model are compared with a page. */
export interface Comparison {
  readonly read: ReadPage;
  readonly words: PageWords;
  /** True for a figure or name that the page or the caller has. */
  readonly isKnown: (name: string) => boolean;
  /** Added to every rating: what the model gives labelled pages too little (`citeworthy doctor --judge`). */
  readonly offset: number;
}

/** What the page bears out of a model's judgement; null where no rating is left. */
export function verifiedJudgement(
  written: WrittenJudgement,
  { queries, entities, pageType }: VerifiedReading,
  { read, words, isKnown, offset }: Comparison,
): Judgement | null {
  const dropped: string[] = [];
  const reasons: Partial<Record<RatedPart, JudgedReason>> = {};
  const rated: Partial<Record<RatedPart, number>> = {};
  for (const part of ratedParts) {
    const rating = written.ratings[part];
    if (rating === undefined) continue;
    if (part === 'overall') {
      rated.overall = shifted(rating, offset);
      continue;
    }
    const reason = written.reasons[part];
    const found = reason === undefined ? null : evidenceOf(reason.quote, read, words);
    if (reason === undefined || found === null) {
      dropped.push(`the rating of ${part}`);
      continue;
    }
    rated[part] = shifted(rating, offset);
    // What the reason claims is the model's: shown only where it claims nothing of its own.
    const why =
      reason.why !== null && isPlain(reason.why) && !leadsElsewhere(reason.why, isKnown) ? reason.why : null;
    if (why !== null) reasons[part] = { why, quote: found };
  }
  const ratings = boundRatings(rated, {
    answeredInFull: queries.filter(({ verdict }) => verdict?.answered === 'full').length,
    specifics: (entities ?? []).filter(({ type }) => type !== null && type !== 'concept').length,
    addressesModels: addressesModels(modelAddressesOf(read.page, wholeProse(read.prose, read.page))),
  });
  if (Object.keys(ratings).length === 0) return null;
  const found = weaknessesIn();
  return { ratings, spread: 0, reasons, weaknesses: found, dropped };

  function weaknessesIn(): readonly JudgedWeakness[] {
    const from = { page: read.page, prose: read.prose, queries, host: hostOf(read.url) };
    const accepted = new Map<Weakness, JudgedWeakness>();
    for (const { code: name, quote: quoted, advice } of written.weaknesses) {
      const code = weaknesses.find((one) => one === name);
      if (code === undefined || accepted.has(code) || accepted.size >= WEAKNESSES_MAX) continue;
      const place = quoted === null ? null : evidenceOf(quoted, read, words);
      if (place === null && !isAbsent(code, from)) {
        dropped.push(`the weakness ${code}`);
        continue;
      }
      const isForum = pageType === FORUM;
      accepted.set(code, { code, quote: place, advice: verifiedAdvice(advice, { isKnown, isForum }) });
    }
    return [...accepted.values()];
  }
}

const FORUM: PageType = 'forum';

function shifted(rating: number, offset: number): number {
  const stepped = Math.round(rating / STEP) * STEP;
  return Math.min(RATING.most, Math.max(RATING.least, stepped + offset));
}

/** A quotation with its place; without one for the title, heading and description; null where the page does not have it. */
function evidenceOf(quotation: string, { page }: ReadPage, words: PageWords): Evidence | null {
  const found = words.findPart(quotation);
  if (found !== null) return quote(page.text.slice(found.start, found.end), found.start);
  const inHead = words.findInHead(quotation);
  return inHead === null ? null : quoteElsewhere(inHead);
}
