import type { EntityType } from '../../../schema/vocabulary.ts';
import type { Sentence } from '../../signals/prose.ts';
import type { Acronym } from './acronyms.ts';

/** An entity with the measurements that later stages need besides its wire shape. */
export interface FoundEntity {
  readonly key: string;
  /** Keys of its other forms: the long form of an acronym. */
  readonly aliases: readonly string[];
  readonly name: string;
  readonly type: EntityType;
  /** 0-1, the page's strongest has 1. */
  readonly salience: number;
  /** 0-1: how much of the page is about it, whatever its words; the primary entity is voted by this. */
  readonly presence: number;
  readonly mentions: number;
  readonly isName: boolean;
  /** The sentence that says what it is; null when none does. */
  readonly definition: Sentence | null;
  /** The first mention, as it stands in the page's text; `start` is null for one that only the headline has. */
  readonly first: { readonly text: string; readonly start: number | null };
}

export interface Entities {
  /** By salience, strongest first. */
  readonly all: readonly FoundEntity[];
  readonly acronyms: readonly Acronym[];
}

/** True when the stems, between spaces, contain the entity in any of its forms. */
export function namesEntity(stems: string, entity: FoundEntity): boolean {
  return [entity.key, ...entity.aliases].some((key) => stems.includes(` ${key} `));
}
