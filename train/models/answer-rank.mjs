/** Ranks the spans of a page as answers to a query, by how many words of the reader's answer each contains. */
import { ANSWERS_MAX, bestSpans, candidatesOf } from '../../dist/analysis/reading/answers/ranked-spans.js';
import { SPAN_FEATURES } from '../../dist/analysis/reading/answers/span-features.js';
import { contentOverlap } from '../../eval/readings/content-words.mjs';
import { fitPairwise } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'answer-rank';
export const order = 50;

const names = Object.keys(SPAN_FEATURES);
const ridge = 5;
const spanWordsMax = 45;
/** Share of the words of the reader's answer from which a span gives it. */
const givenRecall = 0.5;
/** Steps of the recall that a pair of spans is compared by: smaller differences are chance. */
const gainSteps = 4;
/** Spans of a query that are compared: the best ones, and each so many of the others. */
const bestCompared = 6;
const otherStep = 4;

export async function fit(pages) {
  const items = pages.flatMap(itemsOf);
  const model = fitOn(items);
  const scores = (fitted, item) => Number(bestSpans(item.spans, fitted)[0]?.recall >= givenRecall);
  const found = predictOutOfFold(items, fitOn, scores);
  const closest = { intercept: 0, weights: { ...zeros(), words: 1 } };
  return {
    type: 'LinearModel<SpanFeature>',
    typeFrom: [
      `import type { SpanFeature } from '../../reading/answers/span-features.ts';`,
      `import type { LinearModel } from '../linear-model.ts';`,
    ].join('\n'),
    about: 'Order of the spans that may answer a query, best first.',
    model,
    examples: items.length,
    crossValidated: {
      measure: 'half of the words of the reader’s answer in the first span',
      figure: mean(found),
      baseline: mean(items.map((item) => scores(closest, item))),
    },
  };
}

/** Queries with an answer, each with the spans of the page; at most `ANSWERS_MAX` of them are shown. */
function itemsOf({ given, queries, site }) {
  if (given.page.text === '' || ANSWERS_MAX === 0) return [];
  return candidatesOf(given).flatMap(({ spans, statements, asked }) => {
    const answer = queries.find(({ q }) => q === asked.query.text)?.answer;
    if (!answer) return [];
    return [
      {
        site,
        spans: spans.map(({ span, features }) => {
          const text = statements.text.slice(span.start, span.end);
          const { recall } = contentOverlap(text.split(/\s+/).slice(0, spanWordsMax).join(' '), answer);
          return { span, features, recall };
        }),
      },
    ];
  });
}

function fitOn(items) {
  return fitPairwise(items.map(comparedOf).filter(isInstructive), { names, ridge });
}

function comparedOf({ spans }) {
  const graded = spans
    .map(({ features, recall }) => ({ features, label: Math.round(recall * gainSteps) / gainSteps }))
    .sort((one, other) => other.label - one.label);
  return graded.filter((_, at) => at < bestCompared || at % otherStep === 0);
}

function isInstructive(group) {
  return group.length > 0 && group[0].label >= givenRecall && group.at(-1).label < group[0].label;
}

function zeros() {
  return Object.fromEntries(names.map((feature) => [feature, 0]));
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
