/** What noise of a model's ratings costs: the row within page types with ratings that are shaken, by simulation. */
import { mean, randomNumbers } from '../bootstrap.mjs';
import { table } from '../table.mjs';
import { CATEGORY_WEIGHTS } from '../../../dist/core/checks/rubric.js';
import { withinTypes } from '../readings/agreement.mjs';

const seed = 20_261_123;
const rounds = 200;
/** Standard deviations of the noise, in points of the scale of 1 to 5. */
const deviations = [0, 0.25, 0.5, 0.75];
const scale = { least: 1, most: 5 };

const readerChecks = {
  intent_alignment: 'reader-intent',
  structure_quality: 'reader-structure',
  entity_coverage: 'reader-entities',
};

/** @param pages with `given`: a judged result each */
export function noiseTable(pages) {
  const judged = pages.filter(({ given }) => given.judgement !== null);
  if (judged.length === 0) return 'No page was judged: nothing to shake.';
  const random = randomNumbers(seed);
  const rows = deviations.map((deviation) => {
    const figures = Array.from({ length: deviation === 0 ? 1 : rounds }, () => {
      const scores = new Map(judged.map((page) => [page, shakenScore(page.given, deviation, random)]));
      return withinTypes(judged, (page) => ({
        type: page.page_type,
        label: page.readiness.overall,
        score: scores.get(page),
      }));
    }).sort((one, other) => one - other);
    const at = (share) => figures[Math.round(share * (figures.length - 1))].toFixed(3);
    return [String(deviation), mean(figures, (figure) => figure).toFixed(3), `${at(0.025)} to ${at(0.975)}`];
  });
  return [
    `Readiness within a page type, overall, on ${judged.length} judged pages, when independent normal noise is added to each rating (${rounds} rounds, fixed seed):`,
    table(['standard deviation of the noise', 'agreement', 'middle 95 % of the rounds'], rows),
  ].join('\n\n');
}

/** The score recomputed from the checks, with other points for the ratings. */
function shakenScore({ checks, access, integrity }, deviation, random) {
  const quality = Object.entries(readerChecks).reduce((sum, [category, id]) => {
    const own = checks.filter((check) => check.category === category && check.points !== null);
    const most = own.reduce((all, { max_points: max }) => all + max, 0);
    const points = own.reduce(
      (all, check) => all + (check.id === id ? shakenPoints(check, deviation, random) : check.points),
      0,
    );
    return sum + CATEGORY_WEIGHTS[category] * (most === 0 ? 0 : (100 * points) / most);
  }, 0);
  return Math.min(access.cap, quality * integrity.multiplier);
}

function shakenPoints({ points, max_points: max }, deviation, random) {
  const rating = scale.least + ((scale.most - scale.least) * points) / max;
  const shaken = Math.min(scale.most, Math.max(scale.least, rating + deviation * normal(random)));
  return (max * (shaken - scale.least)) / (scale.most - scale.least);
}

/** Box-Muller. */
function normal(random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
