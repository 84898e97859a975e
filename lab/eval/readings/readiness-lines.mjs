/** The score against the readers' readiness: among pages of one type, over all pages, and good against poor. */
import { compare, mean } from '../bootstrap.mjs';
import { aiseoAuditName } from '../peers.mjs';
import { wordsIn } from '../words.mjs';
import { auc, spearman, withinTypes } from './agreement.mjs';

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
