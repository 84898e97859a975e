/** Judges whether a paragraph of the page answers a query, as a summary above the text would. */
import {
  PASSAGE_FEATURES,
  passageFeatures,
  runningWords,
} from '../../dist/analysis/reading/answers/passage-features.js';
import { contentOverlap } from '../../eval/readings/content-words.mjs';
import { fitLogistic } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'passage';
export const order = 52;

const names = Object.keys(PASSAGE_FEATURES);
const ridge = 20;
const words = { min: 30, max: 130 };
/** Share of the reader's words that a paragraph with the answer has: white space and marks differ. */
const overlapMin = 0.8;

export async function fit(pages) {
  const items = pages.flatMap(itemsOf);
  const sums = predictOutOfFold(items, fitOn, sumOf);
  return {
    type: 'LinearModel<PassageFeature>',
    typeFrom: `import type { PassageFeature } from '../../reading/answers/passage-features.ts';
import type { LinearModel } from '../linear-model.ts';`,
    about: 'Probability that a paragraph answers a query.',
    model: fitOn(items),
    examples: items.length,
    crossValidated: {
      measure: 'paragraph with the reader’s answer against others, AUC',
      figure: auc(items, (_, at) => sums[at]),
      baseline: auc(items, ({ features }) => features.words),
    },
  };
}

function itemsOf({ given, queries, site }) {
  if (given.page.text === '') return [];
  const passages = passagesOf(given);
  return given.answers.flatMap((answered) => {
    const labels = queries.find(({ q }) => q === answered.query.text);
    if (labels === undefined) return [];
    return passages.map((passage) => ({
      site,
      features: passageFeatures(answered, passage, given),
      label: Number(
        labels.answered === 'full' &&
          labels.answer !== null &&
          contentOverlap(passage.unit.block.text, labels.answer).recall >= overlapMin,
      ),
    }));
  });
}

function passagesOf({ prose, sections }) {
  const sectionOf = new Map(sections.flatMap((section) => section.units.map((unit) => [unit, section])));
  let wordsBefore = 0;
  return prose.units.flatMap((unit) => {
    const passage = { unit, sentences: unit.sentences, section: sectionOf.get(unit), wordsBefore };
    wordsBefore += runningWords(unit);
    const { length } = unit.words;
    const isPassage = unit.block.kind === 'paragraph' && length >= words.min && length <= words.max;
    return isPassage && passage.section !== undefined ? [passage] : [];
  });
}

function fitOn(items) {
  return fitLogistic(items, { names, ridge });
}

function sumOf({ intercept, weights }, { features }) {
  return names.reduce((sum, name) => sum + weights[name] * (features[name] ?? 0), intercept);
}

function auc(items, of) {
  const sorted = items.map((item, at) => ({ label: item.label, value: of(item, at) }));
  sorted.sort((one, other) => one.value - other.value);
  let [rankSum, positives, from] = [0, 0, 0];
  while (from < sorted.length) {
    let to = from;
    while (to < sorted.length && sorted[to].value === sorted[from].value) to++;
    for (let at = from; at < to; at++) {
      if (sorted[at].label !== 1) continue;
      positives += 1;
      rankSum += (from + 1 + to) / 2;
    }
    from = to;
  }
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * (sorted.length - positives));
}
