/** Of which type a page is. */
import { classify } from '../../../dist/core/models/linear-model.js';
import { certainType } from '../../../dist/core/reading/page-type/certain-type.js';
import { pageTypeFeaturesOf } from '../../../dist/core/reading/page-type/page-type-features.js';
import { pageTypeFeatures } from '../../../dist/core/reading/page-type/page-type-signs.js';
import { pageTypes } from '../../../dist/core/schema/vocabulary.js';
import { fitClasses } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'page-type';
/** Before the subject, which reads it. */
export const order = 5;

const names = Object.keys(pageTypeFeatures);
/** Of 10, 25 and 60 the one with most types right out of fold: .766, .766, .769. More of it keeps declared types on short pages. */
const ridge = 60;
/** Log-odds of a type by one certain sign, before any page is seen: some types have two pages. Decision. */
const prior = 1;
/**
 * By the meaning of the types: a collection is of goods, a listing of links, and a first page is home. Multiples are set by
 * hand, not fitted.
 */
const ownSigns = {
  home: { root: 2 * prior },
  // No template declares these on pages that are none.
  recipe: { declaresRecipe: 3 * prior, ruledRecipe: 2 * prior },
  forum: { declaresForum: 3 * prior },
  // Courses are offered, as services are.
  service: { declaresCourse: prior, addressCourse: prior / 2 },
  // The rules say "other" where they know nothing, which is no sign of another type.
  other: { ruledOther: 0, root: -2 * prior, ruledArticle: -prior, previewArticle: -prior },
  collection: {
    gathersGoods: prior,
    declaresProducts: prior,
    gathersLinks: -prior,
    ruledListing: -2 * prior,
  },
  listing: { ruledListing: 2 * prior, gathersLinks: 2 * prior, linkShare: prior },
  // Running text without any sign is an article as a rule.
  article: { linkShare: -prior, signlessText: 2 * prior },
};
/** Exponent of a type's rarity in the weight of its pages: 0 counts pages, 1 types. */
const tempering = 0.5;

export async function fit(pages) {
  const rows = pages.map(({ inferred: { page }, url, site, page_type: label }) => ({
    site,
    label,
    certain: certainType(page, url),
    features: pageTypeFeaturesOf(page, url),
  }));
  const right = predictOutOfFold(rows, fitted, (model, { features, label }) =>
    Number(classify(model, features).type === label),
  );
  return {
    folder: 'src/core/reading/page-type',
    model: fitted(rows),
    examples: rows.length,
    crossValidated: {
      measure: 'page types right',
      figure: meanOf(right),
      baseline: meanOf(rows.map(({ certain, label }) => Number(certain === label))),
    },
  };
}

export function fitted(rows) {
  const counts = new Map(pageTypes.map((type) => [type, rows.filter(({ label }) => label === type).length]));
  const weighted = rows.map(({ features, label }) => ({
    features,
    label,
    weight: (rows.length / pageTypes.length / counts.get(label)) ** tempering,
  }));
  return { classes: fitClasses(weighted, { names, classes: pageTypes, ridge, priors: priors() }) };
}

function priors() {
  const signs = (type) => {
    const capital = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
    return {
      [`ruled${capital}`]: prior,
      [`declares${capital}`]: prior,
      [`preview${capital}`]: prior / 2,
      [`address${capital}`]: prior / 2,
      ...ownSigns[type],
    };
  };
  return Object.fromEntries(pageTypes.map((type) => [type, signs(type)]));
}

function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
