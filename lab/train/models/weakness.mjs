/** Which weakness of a page careful readers call the worst. */
import {
  featuresOfWeakness,
  weaknessFeaturesOf,
} from '../../../dist/core/improve/actions/weakness-features.js';
import { probabilitiesOf } from '../../../dist/core/models/linear-model.js';
import { scoreQueries } from '../../../dist/core/score/score-page.js';
import { weaknesses } from '../../../dist/core/schema/vocabulary.js';
import { fitLogistic } from '../fit-linear.mjs';
import { foldOf, predictOutOfFold } from '../folds.mjs';

export const name = 'weakness';
/** After everything that the checks read. */
export const order = 90;

/** The one with the lowest log loss out of fold is taken. */
const ridges = [1, 3, 10, 30, 100, 300];
/** Readers name up to two weaknesses, the worst first. */
const secondLabel = 0.5;
/** Actions that a report shows at once. */
const shown = 3;

export async function fit(pages) {
  const rows = pages
    .filter(({ weaknesses: named }) => named.length > 0)
    .map(({ inferred, site, weaknesses: named }) => {
      const { checks, overall, signals } = scoreQueries(inferred);
      return {
        site,
        worst: named[0].code,
        second: named[1]?.code,
        features: weaknessFeaturesOf({
          type: signals.pageType,
          wordCount: signals.prose.wordCount,
          score: overall,
          checks,
        }),
      };
    });
  const losses = ridges.map((ridge) => ({ ridge, loss: lossOf(rows, ridge) }));
  const { ridge } = losses.reduce((best, one) => (one.loss < best.loss ? one : best));
  const among = predictOutOfFold(
    rows,
    (some) => fitted(some, ridge),
    (model, { features, worst }) => Number(likeliest(model, features).includes(worst)),
  );
  const constant = rows.map(({ site, worst }) =>
    Number(commonest(rows.filter((row) => foldOf(row.site) !== foldOf(site))).includes(worst)),
  );
  return {
    folder: 'src/core/improve/actions',
    model: fitted(rows, ridge),
    examples: rows.length,
    crossValidated: {
      measure: 'worst weakness among the three likeliest',
      figure: meanOf(among),
      baseline: meanOf(constant),
    },
  };
}

function fitted(rows, ridge) {
  const classes = Object.fromEntries(
    weaknesses.map((code) => [
      code,
      fitLogistic(
        rows.map((row) => ({ features: row.features, label: labelOf(row, code) })),
        { names: featuresOfWeakness(code), ridge },
      ),
    ]),
  );
  return { classes };
}

function labelOf({ worst, second }, code) {
  if (worst === code) return 1;
  return second === code ? secondLabel : 0;
}

function lossOf(rows, ridge) {
  const losses = predictOutOfFold(
    rows,
    (some) => fitted(some, ridge),
    (model, row) => {
      const found = probabilitiesOf(model, row.features);
      return weaknesses.reduce((sum, code) => {
        const label = labelOf(row, code);
        const probability = Math.min(1 - 1e-9, Math.max(1e-9, found[code]));
        return sum - label * Math.log(probability) - (1 - label) * Math.log(1 - probability);
      }, 0);
    },
  );
  console.log(`ridge ${ridge}: log loss ${meanOf(losses).toFixed(4)} out of fold`);
  return meanOf(losses);
}

function likeliest(model, features) {
  const found = probabilitiesOf(model, features);
  return [...weaknesses].sort((one, other) => found[other] - found[one]).slice(0, shown);
}

function commonest(rows) {
  const count = (code) => rows.filter(({ worst }) => worst === code).length;
  return [...weaknesses].sort((one, other) => count(other) - count(one)).slice(0, shown);
}

function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
