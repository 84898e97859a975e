/** Passages that answer the labelled queries, and the verdict on whether they do. */
import { bm25 } from '../bm25.mjs';
import { compare, mean } from '../bootstrap.mjs';
import { contentOverlap } from './content-words.mjs';

const spanWordsMax = 45;
/** Words between the starts of two windows of the baseline. */
const windowStep = 15;
const answersMax = 3;
/** Share of the words of the label's answer from which a span gives it. */
const givenRecall = 0.5;

/** @returns {string[]} at most three spans, best first */
export function spansOf(query) {
  if (query === undefined) return [];
  const texts = query.answers?.map(({ text }) => text);
  return (texts ?? (query.best_passage === null ? [] : [query.best_passage.text])).map(cut);
}

export function answerLines(pages, data) {
  const items = pages.flatMap((page) =>
    page.queries
      .filter(({ answer }) => answer !== null && answer !== '')
      .map((label) => ({
        q: label.q,
        answer: label.answer,
        ours: spansOf(resultFor(page, label.q)),
        ...baselinesFor(label, page.text),
      })),
  );
  const given = (spans, count) => (item) =>
    Number(
      spans(item)
        .slice(0, count)
        .some((span) => contentOverlap(span, item.answer).recall >= givenRecall),
    );
  const line = (measure, count, theirs, baseline) => ({
    measure,
    data,
    result: compare(
      items,
      mean,
      given((item) => item.ours, count),
      given(theirs, count),
    ),
    baseline,
    unit: 'queries',
  });
  const windows = ({ windows: spans }) => spans;
  const sentences = ({ sentences: spans }) => spans;
  return [
    line('answer in the first span', 1, windows, 'BM25 of 45-word windows'),
    line('answer in one of three spans', answersMax, windows, 'BM25 of 45-word windows'),
    line('answer in the first span', 1, sentences, 'BM25 of sentences'),
    line('answer in one of three spans', answersMax, sentences, 'BM25 of sentences'),
  ];
}

/** Pages are measured several times, in several groups. */
const baselines = new WeakMap();

function baselinesFor(label, text) {
  const known = baselines.get(label);
  if (known !== undefined) return known;
  const sentences = text.match(/[^.!?\n]+[.!?]*/g) ?? [''];
  const found = { windows: bestOf(label.q, windowsOf(text)), sentences: bestOf(label.q, sentences) };
  baselines.set(label, found);
  return found;
}

export function verdictLines(pages, data) {
  const judged = pages.map((page) => ({
    page,
    queries: page.queries
      .filter(({ answered }) => answered !== 'partial')
      .map(({ q, answered }) => ({
        isFull: answered === 'full',
        ours: verdict(resultFor(page, q)),
        theirs: contentOverlap(page.text, q).recall,
      })),
  }));
  const line = (measure, items, statistic) => ({
    measure,
    data,
    result: compare(
      items,
      statistic,
      (item) => item.queries.map(({ isFull, ours }) => [isFull, ours]),
      (item) => item.queries.map(({ isFull, theirs }) => [isFull, theirs]),
    ),
    baseline: 'share of the query’s words on the page',
  });
  const mixed = judged.filter(
    ({ queries }) => queries.some(({ isFull }) => isFull) && queries.some(({ isFull }) => !isFull),
  );
  const pooled = (items, of) => auc(items.flatMap(of));
  const within = (items, of) => {
    const pairs = items.map((item) => pairsOf(of(item)));
    return sum(pairs.map(({ won }) => won)) / sum(pairs.map(({ count }) => count));
  };
  return [
    line('answered full against no, AUC', judged, pooled),
    line('answered full against no, pairs within a page', mixed, within),
  ];
}

/** Orders queries: the verdict first, then the score. */
function verdict(query) {
  if (query === undefined) return 0;
  const steps = { no: 0, partial: 1, full: 2 };
  return (steps[query.answered] ?? 0) * 1_000 + query.score;
}

function resultFor({ given }, q) {
  return given.queries.find(({ query }) => query === q);
}

function cut(text) {
  return text.split(/\s+/).slice(0, spanWordsMax).join(' ');
}

function windowsOf(text) {
  const words = text.split(/\s+/);
  const windows = [];
  for (let start = 0; start === 0 || start + windowStep < words.length; start += windowStep)
    windows.push(words.slice(start, start + spanWordsMax).join(' '));
  return windows;
}

/** Three spans that do not overlap, best first. */
function bestOf(query, spans) {
  const scores = bm25(query, spans);
  return spans
    .map((text, index) => ({ text: cut(text), score: scores[index] }))
    .sort((one, other) => other.score - one.score)
    .slice(0, answersMax)
    .map(({ text }) => text);
}

function auc(pairs) {
  const { won, count } = pairsOf(pairs);
  return won / count;
}

/** Pairs of a full and an unanswered query in which the full one is higher; ties count half. */
function pairsOf(queries) {
  const sorted = [...queries].sort(([, one], [, other]) => one - other);
  let [won, below, fulls] = [0, 0, 0];
  for (let start = 0; start < sorted.length;) {
    let end = start;
    let [full, none] = [0, 0];
    for (; end < sorted.length && sorted[end][1] === sorted[start][1]; end += 1) {
      if (sorted[end][0]) full += 1;
      else none += 1;
    }
    won += full * (below + none / 2);
    below += none;
    fulls += full;
    start = end;
  }
  return { won, count: fulls * below };
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
