/** What kind of thing the subject of a page is. */
import { classify } from '../../../dist/core/models/linear-model.js';
import {
  subjectTypeFeatures,
  subjectTypeFeaturesOf,
} from '../../../dist/core/reading/subject/subject-type-features.js';
import { subjectTypes } from '../../../dist/core/schema/vocabulary.js';
import { fitClasses } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'subject-type';
/** After the subject and the page type, which it reads. */
export const order = 20;

const names = Object.keys(subjectTypeFeatures);
const ridge = 5;
/** By the meaning of the types: what markup declares, before any page is seen. */
const prior = 1;
const priors = {
  food: { declaresRecipe: prior, onRecipe: prior },
  event: { declaresEvent: prior },
  place: { declaresPlace: prior },
  person: { declaresPerson: prior },
  health: { declaresHealth: prior },
  work: { declaresWork: prior },
};

export async function fit(pages) {
  const rows = pages.flatMap(({ inferred, url, site, about }) => {
    const { page, pageType, language: pack, subject } = inferred;
    if (subject === null) return [];
    return [
      {
        site,
        label: about.type,
        features: subjectTypeFeaturesOf(subject.name, { page, pageType, pack, url }),
      },
    ];
  });
  const right = predictOutOfFold(rows, fitted, (model, { features, label }) =>
    Number(classify(model, features).type === label),
  );
  return {
    folder: 'src/core/reading/subject',
    model: fitted(rows),
    examples: rows.length,
    crossValidated: {
      measure: 'subject types right',
      figure: meanOf(right),
      baseline: meanOf(rows.map(({ label }) => Number(label === 'topic'))),
    },
  };
}

export function fitted(rows) {
  return { classes: fitClasses(rows, { names, classes: subjectTypes, ridge, priors }) };
}

function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
