import type { EntityType } from '../../schema/vocabulary.ts';
import { ENTITY_TYPE } from './entity-type-weights.ts';
import { languageNames } from '../../text/language-names.ts';
import { fameOf } from './famous.ts';
import { isMeasureNoun } from './name-words.ts';
import { namePatternOf } from './name-patterns.ts';
import { regionNames } from './regions.ts';
import {
  noteTypeFeatures,
  type TypeContext,
  type TypeEvidence,
  type TypeModel,
  type TypeVotes,
} from './type-features.ts';
import { typeFeatures, type TypeFeature } from './type-feature-names.ts';

/** Cues must add up to one full statement. */
const CUES_MIN = 1;
/** A smaller lead between two votes decides nothing. */
const CUES_LEAD = 1.5;

/** The type that the page or the name states; else that of the fitted model; a quantity by its noun. */
export function entityTypeOf(name: string, evidence: TypeEvidence, context: TypeContext): EntityType {
  const stated = statedType(name, evidence, context);
  if (stated !== null) return stated;
  const type = likeliestType(name, evidence, context);
  const isQuantity =
    type === 'concept' &&
    !evidence.isName &&
    isMeasureNoun(name.toLowerCase().split(' ').at(-1) ?? '', context.language);
  return isQuantity ? 'measure' : type;
}

type Fitted = keyof TypeModel['classes'];

const TYPES = Object.keys(ENTITY_TYPE.classes) as Fitted[];
const INTERCEPTS = Float64Array.from(TYPES, (type) => ENTITY_TYPE.classes[type].intercept);
/** The weights of each feature for all types: a name has few features, and each is then added once. */
const WEIGHTS = new Map(
  (Object.keys(typeFeatures) as TypeFeature[]).map((feature) => [
    feature,
    Float64Array.from(TYPES, (type) => ENTITY_TYPE.classes[type].weights[feature] ?? 0),
  ]),
);

function likeliestType(name: string, evidence: TypeEvidence, context: TypeContext): EntityType {
  const sums = INTERCEPTS.slice();
  noteTypeFeatures(name, evidence, context, (feature, value = 1) => {
    WEIGHTS.get(feature)?.forEach((weight, at) => {
      sums[at] = (sums[at] ?? 0) + weight * value;
    });
  });
  return TYPES[sums.indexOf(Math.max(...sums))] ?? 'concept';
}

/** By structured data, the names of regions, the name's own words and the sentences around it, in this order. */
export function statedType(
  name: string,
  { key, isName, votes }: TypeEvidence,
  { known, language, subject }: TypeContext,
): EntityType | null {
  const declared = known.get(name.toLowerCase());
  if (declared !== undefined) return declared;
  if (regionNames(language.code).has(name.toLowerCase()) && /^\P{Ll}/u.test(name)) return 'place';
  if (isName && languageNames(language.code).has(name.toLowerCase())) return 'concept';
  if (!isName) return null;
  return namePatternOf(name) ?? votedType(votes) ?? (isPartOfTerm(name, key, subject) ? 'concept' : null);
}

/** "Hermitian" beside the Hermitian matrix: a word of a term, unless it is a name that is known everywhere. */
function isPartOfTerm(name: string, key: string, subject: TypeContext['subject']): boolean {
  if (subject?.type !== 'concept' || key.includes(' ') || subject.key === key) return false;
  return subject.key.split(' ').includes(key) && fameOf(name.toLowerCase()) === null;
}

function votedType(votes: TypeVotes): EntityType | null {
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < CUES_MIN) return null;
  return second !== undefined && first[1] < second[1] * CUES_LEAD ? null : first[0];
}
