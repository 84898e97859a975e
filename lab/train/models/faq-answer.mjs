/** Judges whether a passage of the page is the answer to a question, as an editor would set it below the question. */
import { askingBlocks, passageFinderOf } from '../../../dist/core/blocks/faq/answer-finder.js';
import { PASSAGE_FEATURES } from '../../../dist/core/blocks/faq/passage-features.js';
import { createSignals } from '../../../dist/core/page-signals/page-signals.js';
import { contentOverlap } from '../../eval/readings/content-words.mjs';
import { fitLogistic } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';
import { asOf } from '../tuned-pages.mjs';

export const name = 'faq-answer';
export const order = 52;

const names = Object.keys(PASSAGE_FEATURES);
const ridge = 20;
/** F1 with the reader's words from which a passage is the answer. */
const sameMin = 0.5;
/** Questions of other pages that each page is asked too: readers label only questions that suit the page. */
const foreignQueries = 2;

export async function fit(pages) {
  const items = [...pages.flatMap(itemsOf), ...pages.flatMap((page, at) => foreignItems(page, at, pages))];
  const sums = predictOutOfFold(items, fitOn, sumOf);
  const chosen = bestOf(items.map((item, at) => ({ ...item, sum: sums[at] })));
  return {
    folder: 'src/core/blocks/faq',
    model: fitOn(items),
    examples: items.length,
    crossValidated: {
      measure: 'right answers among the surest third of the best passages',
      figure: surest(chosen, ({ sum }) => sum),
      baseline: surest(chosen, ({ features }) => features.answered),
    },
    chosen,
  };
}

function itemsOf({ given, queries, faq = [], html, url, site }) {
  if (given.page.text === '') return [];
  const gold = new Map(queries.map(({ q, answered, answer }) => [q, answered === 'full' ? answer : null]));
  const asked = createSignals(html, { url, asOf, gains: false, queries: faq.map(({ q }) => q).slice(0, 10) });
  for (const { q, a } of faq) gold.set(q, a);
  return [given, ...(faq.length === 0 ? [] : [asked])].flatMap((signals) =>
    rowsOf(signals, (text) => gold.get(text) ?? null, site),
  );
}

/** The head questions of the next pages in the same language from other sites; the page answers none. */
function foreignItems({ url, html, site, inferred }, at, pages) {
  if (inferred.page.text === '') return [];
  const asked = [...pages.slice(at + 1), ...pages.slice(0, at)]
    .filter((other) => other.site !== site && other.inferred.page.language === inferred.page.language)
    .slice(0, foreignQueries)
    .flatMap(({ queries }) => queries.filter(({ head }) => head).slice(0, 1))
    .map(({ q }) => q);
  if (asked.length === 0) return [];
  return rowsOf(createSignals(html, { url, asOf, gains: false, queries: asked }), () => null, site);
}

function rowsOf(signals, answerTo, site) {
  const find = passageFinderOf(signals);
  const places = askingBlocks(signals);
  return signals.queries.flatMap((query) => {
    const answer = answerTo(query.text);
    const { passages } = find(query, places(query.text));
    return passages.map(({ passage, features }) => ({
      site,
      key: `${site} ${query.text}`,
      text: passage.text,
      features,
      isRight: answer !== null && isSame(passage.text, answer),
      weight: 1 / passages.length,
    }));
  });
}

/** The reader's words are mostly there, and not among many others. */
function isSame(text, answer) {
  const { f1, recall } = contentOverlap(text, answer);
  return f1 >= sameMin || (recall >= 0.8 && f1 >= 0.35);
}

function fitOn(items) {
  return fitLogistic(
    items.map(({ features, isRight, weight }) => ({ features, label: Number(isRight), weight })),
    { names, ridge },
  );
}

function sumOf({ intercept, weights }, { features }) {
  return names.reduce((sum, feature) => sum + weights[feature] * (features[feature] ?? 0), intercept);
}

/** For each question the passage with the highest sum. */
function bestOf(items) {
  const best = new Map();
  for (const item of items) if (!(best.get(item.key)?.sum >= item.sum)) best.set(item.key, item);
  return [...best.values()];
}

function surest(chosen, of) {
  const sorted = [...chosen].sort((one, other) => of(other) - of(one));
  const first = sorted.slice(0, Math.ceil(sorted.length / 3));
  return first.filter(({ isRight }) => isRight).length / first.length;
}
