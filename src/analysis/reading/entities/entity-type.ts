import type { EntityType } from '../../../schema/vocabulary.ts';
import { classify } from '../../models/linear-model.ts';
import { ENTITY_TYPE } from '../../models/weights/entity-type.ts';
import { isMeasureNoun } from './name-words.ts';
import { namePatternOf } from './name-patterns.ts';
import { regionNames } from './regions.ts';
import { typeFeaturesOf, type TypeContext, type TypeEvidence, type TypeVotes } from './type-features.ts';

/** Cues must add up to one full statement. */
const CUES_MIN = 1;
/** A smaller lead between two votes decides nothing. */
const CUES_LEAD = 1.5;

/** The type that the page or the name states; else that of the fitted model; a quantity by its noun. */
export function entityTypeOf(name: string, evidence: TypeEvidence, context: TypeContext): EntityType {
  const stated = statedType(name, evidence, context);
  if (stated !== null) return stated;
  const type = classify(ENTITY_TYPE, typeFeaturesOf(name, evidence, context))?.type ?? 'concept';
  const isQuantity =
    type === 'concept' &&
    !evidence.isName &&
    isMeasureNoun(name.toLowerCase().split(' ').at(-1) ?? '', context.language);
  return isQuantity ? 'measure' : type;
}

/** By structured data, the names of regions, the name's own words and the sentences around it, in this order. */
export function statedType(
  name: string,
  { isName, votes }: TypeEvidence,
  { known, language }: TypeContext,
): EntityType | null {
  const declared = known.get(name.toLowerCase());
  if (declared !== undefined) return declared;
  if (regionNames(language.code).has(name.toLowerCase()) && /^\P{Ll}/u.test(name)) return 'place';
  return isName ? (namePatternOf(name) ?? votedType(votes)) : null;
}

function votedType(votes: TypeVotes): EntityType | null {
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < CUES_MIN) return null;
  return second !== undefined && first[1] < second[1] * CUES_LEAD ? null : first[0];
}
