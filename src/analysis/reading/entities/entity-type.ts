import type { EntityType } from '../../../schema/vocabulary.ts';
import { classify } from '../../models/linear-model.ts';
import { ENTITY_TYPE } from '../../models/weights/entity-type.ts';
import { isMeasureNoun } from './name-words.ts';
import { typeFeaturesOf, type TypeContext, type TypeEvidence } from './type-features.ts';

/** The type by the fitted model; a quantity by its noun. */
export function entityTypeOf(name: string, evidence: TypeEvidence, context: TypeContext): EntityType {
  const type = classify(ENTITY_TYPE, typeFeaturesOf(name, evidence, context))?.type ?? 'concept';
  const isQuantity =
    type === 'concept' &&
    !evidence.isName &&
    isMeasureNoun(name.toLowerCase().split(' ').at(-1) ?? '', context.language);
  return isQuantity ? 'measure' : type;
}
