/** Figures of agreement between a score and the judgement of readers. Items are `{ type, label, score }`. */
import { mean } from '../bootstrap.mjs';

/** Correlation of score and label after the mean of each page type is taken off both. */
export function withinTypes(items, of) {
  const pairs = items.map(of);
  const byType = new Map();
  for (const pair of pairs) byType.set(pair.type, [...(byType.get(pair.type) ?? []), pair]);
  const centred = [...byType.values()].flatMap((some) => {
    const label = mean(some, (pair) => pair.label);
    const score = mean(some, (pair) => pair.score);
    return some.map((pair) => ({ label: pair.label - label, score: pair.score - score }));
  });
  return correlation(centred);
}

export function spearman(items, of) {
  const pairs = items.map(of);
  const labels = ranks(pairs.map(({ label }) => label));
  const scores = ranks(pairs.map(({ score }) => score));
  return correlation(pairs.map((_, index) => ({ label: labels[index], score: scores[index] })));
}

/** How often a page that readers gladly cite (4-5) scores higher than a poor one (1-2). */
export function auc(items, of) {
  const pairs = items.map(of);
  const good = pairs.filter(({ label }) => label > 3);
  const poor = pairs.filter(({ label }) => label < 3);
  let won = 0;
  for (const { score } of good)
    for (const other of poor) won += score > other.score ? 1 : score === other.score ? 0.5 : 0;
  return won / (good.length * poor.length);
}

/** Ranks from 0; equal values share the mean of their ranks. */
function ranks(values) {
  const order = values
    .map((value, index) => ({ value, index }))
    .sort((one, other) => one.value - other.value);
  const ranked = new Array(values.length);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (end < order.length && order[end].value === order[start].value) end += 1;
    for (let at = start; at < end; at += 1) ranked[order[at].index] = (start + end - 1) / 2;
    start = end;
  }
  return ranked;
}

function correlation(pairs) {
  const label = mean(pairs, (pair) => pair.label);
  const score = mean(pairs, (pair) => pair.score);
  let [both, labels, scores] = [0, 0, 0];
  for (const pair of pairs) {
    both += (pair.label - label) * (pair.score - score);
    labels += (pair.label - label) ** 2;
    scores += (pair.score - score) ** 2;
  }
  return labels === 0 || scores === 0 ? 0 : both / Math.sqrt(labels * scores);
}
