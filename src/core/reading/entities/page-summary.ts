import type { EntityType } from '../../schema/vocabulary.ts';

/** The entities of another page on the topic: small enough to store, sufficient for comparing coverage. */
export interface PageSummary {
  readonly url: string;
  /** BCP 47 primary language; pages of different languages are not compared. */
  readonly language: string;
  /** By salience, strongest first. */
  readonly entities: readonly SummarizedEntity[];
}

export interface SummarizedEntity {
  /** Stems joined by spaces. */
  readonly key: string;
  readonly name: string;
  readonly type: EntityType;
  /** 0-1. */
  readonly salience: number;
}

/** Number of strongest entities compared when deciding whether two pages share a topic. */
const TOPIC_ENTITIES = 20;
/** Minimum common share of weight for a shared topic. D: set between pages on one subject and on neighbouring ones. */
const TOPIC_OVERLAP_MIN = 0.15;

/** True when two pages share a topic: same language, and enough of their strongest entities in common. */
export function sharesTopic(a: PageSummary, b: PageSummary): boolean {
  if (a.language !== b.language) return false;
  const weights = (summary: PageSummary): Map<string, number> =>
    new Map(summary.entities.slice(0, TOPIC_ENTITIES).map((entity) => [entity.key, entity.salience]));
  const [left, right] = [weights(a), weights(b)];
  let common = 0;
  let all = 0;
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    common += Math.min(left.get(key) ?? 0, right.get(key) ?? 0);
    all += Math.max(left.get(key) ?? 0, right.get(key) ?? 0);
  }
  return all > 0 && common / all >= TOPIC_OVERLAP_MIN;
}
