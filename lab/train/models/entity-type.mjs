/** The type of the entities that readers and we both found. */
import { contentOverlap } from '../../eval/readings/content-words.mjs';
import {
  displayName,
  evidenceOf,
  formsOf,
  typeContextOf,
} from '../../../dist/core/reading/entities/extract-entities.js';
import { statedType } from '../../../dist/core/reading/entities/entity-type.js';
import { pageSurfaces } from '../../../dist/core/reading/entities/entity-features.js';
import { rankPhrases } from '../../../dist/core/reading/entities/rank-phrases.js';
import { typeFeatures } from '../../../dist/core/reading/entities/type-feature-names.js';
import { typeFeaturesOf } from '../../../dist/core/reading/entities/type-features.js';
import { heldOutTypes } from '../held-out-types.mjs';
import { fitClasses } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'entity-type';
export const order = 41;

/** Chosen by the share right out of fold on the final features, among 16 and 32. */
const ridge = 16;
const sameEntityF1 = 0.8;
const listed = 60;
const names = Object.keys(typeFeatures);
const classes = ['person', 'organization', 'place', 'product', 'work', 'event', 'health', 'food', 'concept'];

/** The entities of a page that a reader typed, with their features. */
export function typedOf({ inferred, entities, url, site }, { subject, pageType }) {
  const { page, prose, slugText, language } = inferred;
  const tallies = formsOf(prose, language);
  const around = { subject, pageType, slug: slugText, url };
  const context = typeContextOf(page, around, tallies);
  const surfaces = pageSurfaces(tallies, page, prose, around);
  return rankPhrases(tallies, surfaces, listed).flatMap(({ key, tally }) => {
    const shown = displayName(tally);
    const gold = entities.find((one) => contentOverlap(shown, one.name).f1 >= sameEntityF1);
    if (gold === undefined) return [];
    const label = gold.type === 'topic' ? 'concept' : gold.type;
    const evidence = evidenceOf(key, tally);
    const stated = statedType(shown, evidence, context);
    return [{ site, shown, label, stated, features: typeFeaturesOf(shown, evidence, context) }];
  });
}

export async function fit(pages) {
  const types = heldOutTypes(pages);
  const items = pages.flatMap((page, index) => typedOf(page, types[index]));
  const predicted = predictOutOfFold(
    items,
    fitItems,
    (model, { stated, features }) => stated ?? best(model, features),
  );
  const shareOf = (isRight) => items.filter(isRight).length / Math.max(1, items.length);
  return {
    folder: 'src/core/reading/entities',
    model: fitItems(items),
    examples: items.length,
    crossValidated: {
      measure: 'types as readers gave them',
      figure: shareOf(({ label }, index) => predicted[index] === label),
      baseline: shareOf(({ label }) => label === 'concept'),
    },
  };
}

export function fitItems(items) {
  return { classes: fitClasses(items, { names, classes, ridge }) };
}

export function best({ classes: models }, features) {
  const sums = classes.map((type) => ({
    type,
    sum: names.reduce(
      (sum, name) => sum + models[type].weights[name] * (features[name] ?? 0),
      models[type].intercept,
    ),
  }));
  return sums.sort((one, other) => other.sum - one.sum)[0].type;
}
