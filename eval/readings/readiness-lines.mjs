/** The score against the readers' readiness: among pages of one type, over all pages, and good against poor. */
import { compare, mean } from '../bootstrap.mjs';
import { aiseoAuditName } from '../peers.mjs';
import { wordsIn } from '../words.mjs';

const parts = {
  overall: (result) => result.overall_score,
  intent: (result) => result.category_scores.intent_alignment,
  structure: (result) => result.category_scores.structure_quality,
  entities: (result) => result.category_scores.entity_coverage,
};

export function readinessLines(pages, data) {
  for (const page of pages) page.words ??= wordsIn(page.text).length;
  return Object.keys(parts).flatMap((part) => partLines(pages, data, part));
}

function partLines(pages, data, part) {
  const pairs = (scoreOf) => (page) => ({
    type: page.page_type,
    label: page.readiness[part],
    score: scoreOf(page),
  });
  const ours = pairs((page) => parts[part](page.given));
  const line = (measure, some, statistic, theirs, baseline) => ({
    measure: `${measure}: ${part}`,
    data,
    result: compare(some, statistic, ours, theirs),
    baseline,
  });
  const words = pairs((page) => Math.log(1 + page.words));
  const equal = pairs((page) => meanShare(page.given.checks, part));
  const logarithm = 'logarithm of the words';
  const lines = [
    line('readiness within a page type', pages, withinTypes, words, logarithm),
    line('readiness within a page type', pages, withinTypes, equal, 'all checks weighted alike'),
    line('readiness, Spearman', pages, spearman, words, logarithm),
  ];
  if (part !== 'overall') return lines;
  const clear = pages.filter(({ readiness }) => readiness.overall !== 3);
  lines.push(line('readiness 4-5 against 1-2, AUC', clear, auc, words, logarithm));
  if (pages.every(({ peerScore }) => peerScore !== null)) {
    const peer = pairs(({ peerScore }) => peerScore);
    lines.push(line('readiness, Spearman', pages, spearman, peer, aiseoAuditName));
  }
  return lines;
}

const categoryOf = {
  intent: 'intent_alignment',
  structure: 'structure_quality',
  entities: 'entity_coverage',
};

function meanShare(checks, part) {
  const judged = checks.filter(
    ({ category, outcome }) =>
      (part === 'overall' || category === categoryOf[part]) && !['not_applicable', 'error'].includes(outcome),
  );
  return judged.length === 0 ? 0 : mean(judged, ({ points, max_points: most }) => points / most);
}

/** Correlation of score and label after the mean of each page type is taken off both. */
function withinTypes(items, of) {
  const pairs = items.map(of);
  const byType = Map.groupBy?.(pairs, ({ type }) => type) ?? groupByType(pairs);
  const centred = [...byType.values()].flatMap((some) => {
    const label = mean(some, (pair) => pair.label);
    const score = mean(some, (pair) => pair.score);
    return some.map((pair) => ({ label: pair.label - label, score: pair.score - score }));
  });
  return correlation(centred);
}

function groupByType(pairs) {
  const groups = new Map();
  for (const pair of pairs) groups.set(pair.type, [...(groups.get(pair.type) ?? []), pair]);
  return groups;
}

function spearman(items, of) {
  const pairs = items.map(of);
  const labels = ranks(pairs.map(({ label }) => label));
  const scores = ranks(pairs.map(({ score }) => score));
  return correlation(pairs.map((_, index) => ({ label: labels[index], score: scores[index] })));
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

function auc(items, of) {
  const pairs = items.map(of);
  const good = pairs.filter(({ label }) => label > 3);
  const poor = pairs.filter(({ label }) => label < 3);
  let won = 0;
  for (const { score } of good)
    for (const other of poor) won += score > other.score ? 1 : score === other.score ? 0.5 : 0;
  return won / (good.length * poor.length);
}
