import { createRequire } from 'node:module';
import type { Features } from '../models/linear-model.ts';
import type { Signals } from '../page-signals/page-signals.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import type { Doubt, Proposals } from './composer.ts';
import { draftFeatures, type DraftFeature } from './draft-features.ts';
import type { DoubtSign } from './draft-signs.ts';
import { PRIORS, REWRITE_SIGNS, type LevelFeature } from './draft-priors.ts';

/** A weighted sum as log-odds; a feature without a weight counts nothing. */
interface Outcome {
  readonly intercept: number;
  readonly weights: Readonly<Partial<Record<string, number>>>;
}

/** Whether editors keep a draft, as judged drafts show it. Written by `npm run train -- kept-drafts`. */
export interface KeptDrafts {
  readonly publish: Outcome;
  readonly kept: Outcome;
  /** Judged drafts by composer. */
  readonly composers: Readonly<Partial<Record<string, number>>>;
}

/** Probabilities that an editor publishes a draft as it is, and that he keeps it, at most after a light edit. */
export interface DraftChance {
  readonly publish: number;
  readonly kept: number;
  /** False: nothing but what is expected of its level of review. */
  readonly isJudged: boolean;
}

/** A proposal with the id of its composer. */
type Judged = Proposals[ContentType] & { readonly composer: string };

const KEPT_DRAFTS = createRequire(import.meta.url)('./kept-drafts.json') as KeptDrafts;

/** With fewer judged drafts a composer keeps the standard that it was written to. Decision. */
const JUDGED_MIN = 5;
/** Of five blocks that nobody reads before they are published, an editor would change one at most. Decision. */
const PUBLISH_MIN = 0.8;
/** Below it an editor throws away more drafts than he keeps. */
const KEPT_MIN = 0.5;
/** Below it reading a draft costs an editor more than it gives: four of five are thrown away. Decision. */
const OFFERED_MIN = 0.2;

/** False for a draft that editors hardly ever keep. Of a composer with too few judged drafts nothing is known. */
export function isWorthOffering({ kept, isJudged }: DraftChance): boolean {
  return !isJudged || kept >= OFFERED_MIN;
}

/** The probabilities of a draft; of a composer with too few judged drafts, those of its level of review. */
export function draftChance(
  type: ContentType,
  draft: Judged,
  signals: Pick<Signals, 'page' | 'subject'>,
  model: KeptDrafts = KEPT_DRAFTS,
): DraftChance {
  const signs = (draft.doubts ?? []).map(({ sign }) => sign);
  if ((model.composers[draft.composer] ?? 0) < JUDGED_MIN) {
    const level = levelFeatures(signs);
    return { publish: chanceIn(PRIORS.publish, level), kept: chanceIn(PRIORS.kept, level), isJudged: false };
  }
  const features = chanceFeatures(draft.composer, signs, draftFeatures(type, draft, signals));
  return {
    publish: chanceIn(model.publish, features),
    kept: chanceIn(model.kept, features),
    isJudged: true,
  };
}

/** What the model weighs of a draft: its features, its composer and the level of its review. */
export function chanceFeatures(
  composer: string,
  signs: readonly DoubtSign[],
  features: Features<DraftFeature>,
): Readonly<Record<string, number>> {
  return { ...features, ...levelFeatures(signs), [`composer/${composer}`]: 1 };
}

/** The doubt that the probabilities add; null for a draft that they let pass, and where no such draft was judged. */
export function doubtOfChance({ publish, kept, isJudged }: DraftChance, isDoubted: boolean): Doubt | null {
  if (!isJudged) return null;
  if (kept < KEPT_MIN)
    return {
      sign: 'seldomKept',
      level: 'rewrite',
      reason: `Editors kept about ${tenths(kept)} of 10 drafts like this one: take it as material for words of your own.`,
    };
  if (!isDoubted && publish < PUBLISH_MIN)
    return {
      sign: 'seldomPublished',
      level: 'check',
      reason: `Editors published about ${tenths(publish)} of 10 drafts like this one unchanged: read it against the page.`,
    };
  return null;
}

function levelFeatures(signs: readonly DoubtSign[]): Readonly<Record<LevelFeature, number>> {
  const isRewritten = signs.some((sign) => REWRITE_SIGNS.has(sign));
  return { checked: Number(signs.length > 0 && !isRewritten), rewritten: Number(isRewritten) };
}

function chanceIn({ intercept, weights }: Outcome, features: Readonly<Record<string, number>>): number {
  let sum = intercept;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

function tenths(share: number): string {
  return String(Math.round(10 * share));
}
