/**
 * Fits the probability that an editor publishes a draft as it is, and that he keeps it, on the verdicts in
 * `lab/train/draft-labels/` (`import-draft-labels.mjs`): two logistic models of the draft's features, its composer and the level
 * of its review. Each verdict of each editor counts. Without verdicts the model has no rows and the service uses the priors.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRIORS } from '../../../dist/core/blocks/draft-priors.js';
import { chanceFeatures } from '../../../dist/core/blocks/kept-drafts.js';
import { fitLogistic } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'kept-drafts';
export const order = 90;
/** The labelled pages are not needed: the labels have the features. */
export const readsPages = false;

const folder = process.env.DRAFT_LABELS ?? fileURLToPath(new URL('../draft-labels/', import.meta.url));
/** Penalties tried; the one with the least log loss out of fold is taken. */
const ridges = [5, 10, 20, 40, 80];
/** Rows that a share of the table is drawn by towards the wider one. */
const smoothing = 8;
/** Verdicts on drafts with a feature from which on it is weighed. */
const verdictsMin = 10;
const bins = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1.0001];
const outcomes = {
  publish: (verdict) => Number(verdict === 'publish'),
  kept: (verdict) => Number(verdict !== 'no'),
};

export async function fit() {
  const { rows, dataHash, agreement } = readLabels();
  const composers = countsOf(rows);
  const fits = Object.fromEntries(
    Object.keys(outcomes).map((outcome) => [outcome, fitOutcome(rows, outcome)]),
  );
  const drafts = new Set(rows.map(({ id }) => id)).size;
  console.log(
    `${drafts} drafts, ${rows.length} verdicts${agreement === null ? '' : `, editors agree on ${agreement}`}`,
  );
  for (const [outcome, { predicted, ridge, loss, tableLoss, baseline }] of Object.entries(fits)) {
    if (rows.length === 0) continue;
    console.log(
      `${outcome}: log loss out of fold ${loss.toFixed(3)} with ridge ${ridge}; table of composer and level ${tableLoss.toFixed(3)}; share of all ${baseline.toFixed(3)}`,
    );
    printCalibration(rows, predicted, outcomes[outcome]);
  }
  return {
    folder: 'src/core/blocks',
    dataHash,
    model: { publish: fits.publish.model, kept: fits.kept.model, composers },
    examples: drafts,
    crossValidated: {
      measure: 'log loss of whether a draft is kept (less is better); without verdicts 0',
      figure: fits.kept.loss,
      baseline: fits.kept.baseline,
    },
  };
}

/** Each verdict with its draft. */
function readLabels() {
  const hash = createHash('sha256');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.jsonl'))
        .sort()
    : [];
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  for (const [file, text] of texts) hash.update(`${file}\n${text}`);
  const dataHash = `sha256:${hash.digest('hex')}`;
  const linesOf = (file) =>
    (texts.get(file) ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  const drafts = new Map(
    linesOf('drafts.jsonl').map((draft) => [
      draft.id,
      { ...draft, features: chanceFeatures(draft.composer, draft.doubts, draft.features) },
    ]),
  );
  const judges = files.filter((file) => file !== 'drafts.jsonl').map(linesOf);
  const rows = judges.flat().flatMap(({ id, verdict }) => {
    const draft = drafts.get(id);
    return draft === undefined ? [] : [{ ...draft, verdict }];
  });
  return { rows, dataHash, agreement: agreementOf(judges) };
}

function agreementOf([one, other]) {
  if (one === undefined || other === undefined) return null;
  const verdicts = new Map(other.map(({ id, verdict }) => [id, verdict]));
  const both = one.filter(({ id }) => verdicts.has(id));
  const same = both.filter(({ id, verdict }) => verdicts.get(id) === verdict).length;
  return `${same} of ${both.length}`;
}

function countsOf(rows) {
  const drafts = new Map(rows.map((row) => [row.id, row.composer]));
  const counts = {};
  for (const composer of drafts.values()) counts[composer] = (counts[composer] ?? 0) + 1;
  return counts;
}

function fitOutcome(rows, outcome) {
  if (rows.length === 0)
    return { model: PRIORS[outcome], predicted: [], ridge: null, loss: 0, tableLoss: 0, baseline: 0 };
  const labelOf = outcomes[outcome];
  const labelled = rows.map((row) => ({ ...row, label: labelOf(row.verdict) }));
  const names = namesIn(labelled);
  const fitWith = (ridge) => (some) => fitLogistic(some, { names, ridge, priors: PRIORS[outcome].weights });
  const tried = ridges.map((ridge) => {
    const predicted = predictOutOfFold(labelled, fitWith(ridge), chanceIn);
    return { ridge, predicted, loss: logLoss(labelled, predicted) };
  });
  const best = tried.reduce((least, one) => (one.loss < least.loss ? one : least));
  const all = share(labelled);
  return {
    ...best,
    model: fitWith(best.ridge)(labelled),
    tableLoss: logLoss(
      labelled,
      predictOutOfFold(labelled, tableOf, (table, row) => table(row)),
    ),
    baseline: logLoss(
      labelled,
      predictOutOfFold(labelled, share, (mean) => mean ?? all),
    ),
  };
}

/** The features that differ between drafts, each with enough verdicts to weigh it. */
function namesIn(rows) {
  const names = [...new Set(rows.flatMap(({ features }) => Object.keys(features)))].sort();
  return names.filter((feature) => {
    const values = rows.map(({ features }) => features[feature] ?? 0);
    return new Set(values).size > 1 && values.filter((value) => value !== 0).length >= verdictsMin;
  });
}

function chanceIn({ intercept, weights }, { features }) {
  let sum = intercept;
  for (const [feature, value] of Object.entries(features)) sum += (weights[feature] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/** The simplest rule: shares by composer and level, drawn to those of the type and of all. */
function tableOf(rows) {
  const all = share(rows);
  const levelOf = ({ features }) => `${features.checked}${features.rewritten}`;
  return (row) => {
    const ofType = rows.filter(({ type }) => type === row.type);
    const own = ofType.filter((other) => other.composer === row.composer && levelOf(other) === levelOf(row));
    return smoothed(own, smoothed(ofType, all));
  };
}

function smoothed(rows, towards) {
  return (rows.reduce((sum, { label }) => sum + label, 0) + smoothing * towards) / (rows.length + smoothing);
}

function share(rows) {
  return rows.reduce((sum, { label }) => sum + label, 0) / rows.length;
}

function logLoss(rows, predicted) {
  const losses = rows.map(({ label }, at) => {
    const chance = Math.min(0.999, Math.max(0.001, predicted[at]));
    return -Math.log(label === 1 ? chance : 1 - chance);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** Of the drafts with a probability in each range: how many editors' verdicts came out so. */
function printCalibration(rows, predicted, labelOf) {
  for (let at = 0; at + 1 < bins.length; at += 1) {
    const inside = rows.flatMap(({ verdict }, index) =>
      predicted[index] >= bins[at] && predicted[index] < bins[at + 1]
        ? [{ label: labelOf(verdict), chance: predicted[index] }]
        : [],
    );
    if (inside.length === 0) continue;
    const mean = inside.reduce((sum, { chance }) => sum + chance, 0) / inside.length;
    console.log(
      `  ${bins[at].toFixed(1)}-${Math.min(1, bins[at + 1]).toFixed(1)}: ${inside.length} verdicts, predicted ${mean.toFixed(2)}, observed ${share(inside).toFixed(2)}`,
    );
  }
}
