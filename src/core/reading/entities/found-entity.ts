import type { EntityType } from '../../schema/vocabulary.ts';
import type { Sentence } from '../../signals/prose.ts';
import type { Acronym } from './acronyms.ts';

/** An entity with measurements beyond its API shape. */
export interface FoundEntity {
  readonly key: string;
  /** Keys of its other forms: the long form of an acronym. */
  readonly aliases: readonly string[];
  readonly name: string;
  readonly type: EntityType;
  /** 0-1, relative to the page's strongest. */
  readonly salience: number;
  /** 0-1: share of the page that is about it, regardless of wording; the vote for the primary entity uses it. */
  readonly presence: number;
  readonly mentions: number;
  readonly isName: boolean;
  /** The defining sentence; null without one. */
  readonly definition: Sentence | null;
  /** The first mention as written; `start` is null when only the headline mentions it. */
  readonly first: { readonly text: string; readonly start: number | null };
}

export interface Entities {
  /** In the order of an index: what readers would list first comes first, whatever its salience. */
  readonly all: readonly FoundEntity[];
  readonly acronyms: readonly Acronym[];
}

/** True when the stems, joined by spaces, contain the entity in any form. */
export function namesEntity(stems: string, entity: FoundEntity): boolean {
  return [entity.key, ...entity.aliases].some((key) => stems.includes(` ${key} `));
}
