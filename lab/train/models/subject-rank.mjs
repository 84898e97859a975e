/** Which of the names on a page's surfaces is the one that it is about. */
import { scoreOf } from '../../../dist/core/models/linear-model.js';
import { subjectFeatures } from '../../../dist/core/reading/subject/subject-features.js';
import { measuredCandidates } from '../../../dist/core/reading/subject/subject.js';
import { bestF1 } from '../../eval/readings/content-words.mjs';
import { readSurfaces, titleWithoutSite } from '../../eval/readings/trivial-subject.mjs';
import { fitLogistic, fitPairwise } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'subject-rank';
export const order = 10;

/** Word F1 from which two names are the same. */
const sameNameF1 = 0.8;
const names = Object.keys(subjectFeatures);
const ridge = 10;

export async function fit(pages) {
  const items = pages.map(({ inferred, html, url, site, about }) => {
    const golds = [about.name, ...about.aliases];
    const isRight = (text) => Number(bestF1(text, golds) >= sameNameF1);
    return {
      site,
      trivial: isRight(titleWithoutSite(readSurfaces(html, url), url)),
      rows: measuredCandidates(inferred, url).map(({ candidate, features }) => ({
        features,
        label: isRight(candidate.name),
      })),
    };
  });
  const isRight = (ranker, { rows }) => bestOf(ranker, rows)?.label ?? 0;
  const right = predictOutOfFold(items, ranked, isRight);
  // The chance that the winner is right is fitted to winners of rankers that did not see their page.
  const winners = predictOutOfFold(items, ranked, (ranker, { rows }) => {
    const best = bestOf(ranker, rows);
    return best === null ? null : { features: { score: scoreOf(ranker, best.features) }, label: best.label };
  }).filter((winner) => winner !== null);
  const { intercept, weights } = fitLogistic(winners, { names: ['score'], ridge: 1 });
  return {
    folder: 'src/core/reading/subject',
    model: { ...ranked(items), certainty: { intercept, slope: weights.score } },
    examples: items.reduce((sum, { rows }) => sum + rows.length, 0),
    crossValidated: {
      measure: 'subjects right',
      figure: meanOf(right),
      baseline: meanOf(items.map(({ trivial }) => trivial)),
    },
  };
}

function ranked(items) {
  return fitPairwise(
    items.map(({ rows }) => rows),
    { names, ridge },
  );
}

function bestOf(ranker, rows) {
  return rows.reduce(
    (best, row) =>
      best === null || scoreOf(ranker, row.features) > scoreOf(ranker, best.features) ? row : best,
    null,
  );
}

function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
