/** Which phrases of a page a careful reader would put into its index. */
import { contentOverlap } from '../../eval/readings/content-words.mjs';
import {
  commonnessOf,
  featuresOf,
  pageSurfaces,
} from '../../../dist/core/reading/entities/entity-features.js';
import { entityFeatures } from '../../../dist/core/reading/entities/entity-rank-model.js';
import { formsOf } from '../../../dist/core/reading/entities/extract-entities.js';
import { isEntity } from '../../../dist/core/reading/entities/rank-phrases.js';
import { fitLogistic } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'entity-rank';
export const order = 40;

const ridge = 3;
const sameEntityF1 = 0.8;
const names = Object.keys(entityFeatures);
/** A language needs as many pages, and a stem as large a share of them, to be called common. */
const pagesMin = 50;
const shareMin = 0.04;
/** A stem of fewer sites may tell a site. */
const sitesMin = 3;
const listed = 15;

/** The phrases of a page with their features, and whether they are in its index. */
export function phrasesOf({ inferred, entities }) {
  const { page, prose, subject, slugText, language } = inferred;
  const tallies = formsOf(prose, language);
  const surfaces = pageSurfaces(tallies, page, prose, { subject, slug: slugText });
  return [...tallies]
    .filter(([key, tally]) => isEntity(key, tally, surfaces))
    .map(([key, tally]) => ({
      key,
      tally,
      text: tally.first.text,
      features: featuresOf(key, tally, surfaces),
      label: Number(entities.some((gold) => contentOverlap(tally.first.text, gold.name).f1 >= sameEntityF1)),
    }));
}

export async function fit(pages) {
  const items = pages.map((page) => ({
    site: page.site,
    entities: page.entities,
    language: page.inferred.page.language,
    stems: new Set(
      page.inferred.prose.units.flatMap(({ words }) =>
        words.filter(({ isStop }) => !isStop).map(({ stem }) => stem),
      ),
    ),
    phrases: phrasesOf(page),
  }));
  const recalls = predictOutOfFold(items, fitItems, recallOf);
  return {
    folder: 'src/core/reading/entities',
    model: fitItems(items),
    examples: items.reduce((sum, { phrases }) => sum + phrases.length, 0),
    crossValidated: {
      measure: `readers’ entities among the first ${String(listed)}`,
      figure: meanOf(recalls),
      baseline: meanOf(items.map((item) => recalled(item, ({ tally }) => tally.mentions))),
    },
  };
}

function fitItems(items) {
  const commonStems = commonStemsOf(items);
  const rows = items.flatMap(({ phrases, language }) => {
    const common = new Map(Object.entries(commonStems[language] ?? {}));
    return phrases.map(({ key, features, label }) => ({
      features: { ...features, ...commonnessOf(key, common) },
      label,
    }));
  });
  return { ...fitLogistic(rows, { names, ridge }), commonStems };
}

function commonStemsOf(items) {
  const byLanguage =
    Map.groupBy === undefined ? grouped(items) : Map.groupBy(items, ({ language }) => language);
  const tables = [...byLanguage]
    .filter(([, { length }]) => length >= pagesMin)
    .map(([language, pages]) => {
      const counts = new Map();
      const sites = new Map();
      for (const { stems, site } of pages)
        for (const stem of stems) {
          counts.set(stem, (counts.get(stem) ?? 0) + 1);
          sites.set(stem, (sites.get(stem) ?? new Set()).add(site));
        }
      const common = [...counts].filter(
        ([stem, count]) =>
          count >= shareMin * pages.length && sites.get(stem).size >= sitesMin && /^\p{L}+$/u.test(stem),
      );
      common.sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
      return [
        language,
        Object.fromEntries(
          common.map(([stem, count]) => [stem, Math.round((100 * count) / pages.length) / 100]),
        ),
      ];
    });
  return Object.fromEntries(tables);
}

function grouped(items) {
  const groups = new Map();
  for (const item of items) groups.set(item.language, [...(groups.get(item.language) ?? []), item]);
  return groups;
}

function recallOf({ intercept, weights, commonStems }, item) {
  const common = new Map(Object.entries(commonStems[item.language] ?? {}));
  return recalled(item, ({ key, features }) => {
    const all = { ...features, ...commonnessOf(key, common) };
    return names.reduce((sum, name) => sum + weights[name] * (all[name] ?? 0), intercept);
  });
}

function recalled({ phrases, entities }, valueOf) {
  const first = phrases
    .map((phrase) => ({ phrase, value: valueOf(phrase) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, listed);
  const isFound = (gold) =>
    first.some(({ phrase }) => contentOverlap(phrase.text, gold.name).f1 >= sameEntityF1);
  return entities.filter(isFound).length / Math.max(1, entities.length);
}

function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
