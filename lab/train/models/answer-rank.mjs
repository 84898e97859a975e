/** Finds the span that is most like the reader's answer to a query. */
import { candidatesOf } from '../../../dist/core/reading/answers/ranked-spans.js';
import { rankSpans } from '../../../dist/core/reading/answers/ranking.js';
import { SPAN_FEATURES } from '../../../dist/core/reading/answers/span-features.js';
import { contentOverlap } from '../../eval/readings/content-words.mjs';
import { fitListwise } from '../fit-listwise.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'answer-rank';
export const order = 50;

const names = Object.keys(SPAN_FEATURES);
const ridge = 15;
const spanWordsMax = 45;
/** Share of the words of the reader's answer from which a span gives it. */
const givenRecall = 0.5;
/** How much more a span weighs that is the reader's answer, as a logarithm: a span that is half of it counts a little. */
const likeness = 6;
/**
 * The sums are multiplied by this: a reader's choice among equals is chance, so that the fitted probabilities are too even
 * to tell which neighbours belong together.
 */
const sharpness = 2;

export async function fit(pages) {
  const items = pages.flatMap(itemsOf);
  const model = fitOn(items);
  const scores = (fitted, item) => Number(rankSpans(item.spans, fitted).best[0]?.recall >= givenRecall);
  const found = predictOutOfFold(items, fitOn, scores);
  const closest = { intercept: 0, weights: { ...zeros(), words: 100 } };
  return {
    folder: 'src/core/reading/answers',
    model,
    examples: items.length,
    crossValidated: {
      measure: 'half of the words of the reader’s answer in the first span',
      figure: mean(found),
      baseline: mean(items.map((item) => scores(closest, item))),
    },
  };
}

/** Queries with an answer, each with the spans of the page. */
function itemsOf({ probed, asked: labelled, site }) {
  if (probed.page.text === '') return [];
  return candidatesOf(probed).flatMap(({ spans, statements, asked }) => {
    const answer = labelled.find(({ q }) => q === asked.query.text)?.answer;
    if (!answer) return [];
    return [
      {
        site,
        spans: spans.map(({ span, features }) => {
          const text = statements.text.slice(span.start, span.end);
          const { recall, f1 } = contentOverlap(text.split(/\s+/).slice(0, spanWordsMax).join(' '), answer);
          return { span, features, recall, f1 };
        }),
      },
    ];
  });
}

function fitOn(items) {
  const { intercept, weights } = fitListwise(items.map(sharesOf), { names, ridge });
  const sharper = Object.entries(weights).map(([feature, weight]) => [feature, sharpness * weight]);
  return { intercept, weights: Object.fromEntries(sharper) };
}

function sharesOf({ spans }) {
  const likes = spans.map(({ f1 }) => Math.exp(likeness * f1));
  const whole = likes.reduce((sum, like) => sum + like, 0);
  return spans.map(({ features }, at) => ({ features, share: likes[at] / whole }));
}

function zeros() {
  return Object.fromEntries(names.map((feature) => [feature, 0]));
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
