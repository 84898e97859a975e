import type { EntityType } from '../../../schema/vocabulary.ts';

/** What another page on the topic writes about: small enough to store, enough to tell what a page lacks beside it. */
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

/** Strongest entities that are compared when two pages are asked whether they share a topic. */
const TOPIC_ENTITIES = 20;
/** Share of their common weight from which two pages are on one topic. D: set between pages on one thing and on neighbouring ones. */
const TOPIC_OVERLAP_MIN = 0.15;

/** True when two pages are about the same: same language, and enough of their strongest entities in common. */
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
