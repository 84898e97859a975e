import { addressesModel } from './addresses-model.ts';
import { compressibleText } from './compressible-text.ts';
import { copiedBlocks } from './copied-blocks.ts';
import { duplicateSentences } from './duplicate-sentences.ts';
import { echoedHeadings } from './echoed-headings.ts';
import { round, type Sign } from './flag.ts';
import { hiddenText } from './hidden-text.ts';
import { hollowDefinitions } from './hollow-definitions.ts';
import { keywordStuffing } from './keyword-stuffing.ts';
import { repeatedPhrases } from './repeated-phrases.ts';
import { smallVocabulary } from './small-vocabulary.ts';
import { scrambledText } from './scrambled-text.ts';
import { unseenCharacters } from './unseen-characters.ts';
import { untrueMarkup } from './untrue-markup.ts';
import { vagueFigures } from './vague-figures.ts';
import { wordLists } from './word-lists.ts';
import type { Integrity, IntegrityFlag } from '../schema/integrity.ts';
import { wholeProse } from '../signals/prose.ts';
import { measureTerms } from '../signals/terms.ts';
import { measureWordOrder } from '../signals/word-order.ts';
import type { Signals } from '../page-signals/page-signals.ts';

/** All signs together leave a fifth of the score. Decision: a flag can be wrong, so no page is worth nothing. */
const MULTIPLIER_MIN = 0.2;

/**
 * Signs that a text was written to game a score, one per file. Each flag lowers the score by its factor and quotes its
 * evidence. Thresholds: none of 298 ordinary pages is flagged without a reason that a reader would accept.
 */
const REPETITION: readonly Sign[] = [
  duplicateSentences,
  copiedBlocks,
  repeatedPhrases,
  compressibleText,
  smallVocabulary,
];
const OTHERS: readonly Sign[] = [
  keywordStuffing,
  wordLists,
  scrambledText,
  echoedHeadings,
  hollowDefinitions,
  vagueFigures,
  untrueMarkup,
  hiddenText,
  unseenCharacters,
  addressesModel,
];

export function integrityOf(signals: Signals): Integrity {
  const whole = ofWholeText(signals);
  const all = whole === signals ? [signals] : [signals, whole];
  const flags = [worstOf(REPETITION, all), ...OTHERS.map((sign) => worstOf([sign], all))].filter(
    (flag) => flag !== null,
  );
  const product = flags.reduce((value, flag) => value * flag.multiplier, 1);
  return { multiplier: round(Math.max(MULTIPLIER_MIN, product)), flags };
}

/** With the blocks that add nothing, which no check sees. Signs are looked for in both: a heap dilutes others. */
export function ofWholeText(signals: Signals): Signals {
  const prose = wholeProse(signals.prose, signals.page);
  if (prose === signals.prose) return signals;
  return Object.create(signals, {
    prose: { value: prose },
    terms: { value: measureTerms(prose) },
    wordOrder: { value: measureWordOrder(prose, signals.page.language) },
  }) as Signals;
}

/** Measures of the same fault: only the worst counts, so that repetition is not charged several times. */
function worstOf(signs: readonly Sign[], all: readonly Signals[]): IntegrityFlag | null {
  const flags = all.flatMap((signals) => signs.map((sign) => sign(signals))).filter((flag) => flag !== null);
  return flags.sort((a, b) => a.multiplier - b.multiplier)[0] ?? null;
}
