/** The fit of one category of the rubric, and everything that the documentation says of it. */
import { EVIDENCE_WEIGHTS, rubric } from '../../dist/core/checks/rubric.js';
import { randomNumbers } from '../eval/bootstrap.mjs';
import { agreement, bestRidge, ridges, scoresOutOfFold } from './cross-validate.mjs';
import { fitWeights, scoreOf } from './fit-weights.mjs';

/** The largest part of a category that one check may have. Decision: gaming one check must not carry a category. */
const partMax = 0.25;
/** Figures per sentence are not coverage of entities. */
const smallerPartsMax = { specificity: 0.2 };
const resamples = 200;
const seed = 20_260_102;

/**
 * @param {string} id of the category
 * @param {string} label its field in the readers' judgement
 * @param {readonly import('./labelled-checks.mjs').LabelledPage[]} pages
 */
export function fitCategory(id, label, pages) {
  const checks = rubric.map(({ check }) => check).filter(({ category }) => category === id);
  const rows = pages.map(({ site, type, readiness, shares }) => ({
    site,
    type,
    label: readiness[label],
    shares: checks.map((check) => shares.get(check.id)),
  }));
  const options = optionsOf(checks);
  const ridge = bestRidge(rows, options);
  const weights = fitWeights(rows, { ...options, ridge });
  const atRidge = agreement(rows, scoresOutOfFold(rows, options, ridge).scores);
  const spread = spreadOf(rows, { ...options, ridge });
  return {
    id,
    label,
    ridge,
    /** Of each page, by weights that were fitted without its site; the ridge is chosen without it too. */
    scores: scoresOutOfFold(rows, options).scores,
    curve: ridges.map((one) => ({
      ridge: one,
      figure: agreement(rows, scoresOutOfFold(rows, options, one).scores),
    })),
    byEvidence: rows.map(({ shares }) => scoreOf(shares, options.priors)),
    alike: rows.map(({ shares }) =>
      scoreOf(
        shares,
        checks.map(() => 1),
      ),
    ),
    checks: checks.map((check, at) => ({
      id: check.id,
      weight: weights[at],
      spread: spread[at],
      /** What is lost in agreement, at the same ridge, when the check is left out. */
      cost: atRidge - agreementWithout(at, rows, options, ridge),
      alone: agreement(
        rows,
        rows.map(({ shares }) => shares[at] ?? meanOf(rows, at)),
      ),
    })),
  };
}

function optionsOf(checks) {
  return {
    priors: checks.map(({ source }) => EVIDENCE_WEIGHTS[source.class]),
    caps: checks.map((check) => smallerPartsMax[check.id] ?? partMax),
  };
}

function agreementWithout(left, rows, { priors, caps }, ridge) {
  const others = (list) => list.filter((_, at) => at !== left);
  const some = rows.map((row) => ({ ...row, shares: others(row.shares) }));
  return agreement(rows, scoresOutOfFold(some, { priors: others(priors), caps: others(caps) }, ridge).scores);
}

/** The middle 95 % of each weight when sites are drawn with replacement. */
function spreadOf(rows, options) {
  const bySite = new Map();
  for (const row of rows) bySite.set(row.site, [...(bySite.get(row.site) ?? []), row]);
  const sites = [...bySite.values()];
  const random = randomNumbers(seed);
  const fits = Array.from({ length: resamples }, () => {
    const drawn = sites.flatMap(() => sites[Math.floor(random() * sites.length)]);
    return fitWeights(drawn, options);
  });
  return options.priors.map((_, at) => {
    const sorted = fits.map((weights) => weights[at]).sort((one, other) => one - other);
    const quantile = (share) => sorted[Math.round(share * (sorted.length - 1))];
    return { low: quantile(0.025), high: quantile(0.975) };
  });
}

function meanOf(rows, at) {
  const judged = rows.map(({ shares }) => shares[at]).filter((share) => share !== null);
  return judged.reduce((sum, share) => sum + share, 0) / Math.max(1, judged.length);
}
