/** Entities against the index that a careful reader would make of the page. */
import { compare, mean, share } from '../bootstrap.mjs';
import { contentOverlap } from './content-words.mjs';

/** Word F1 from which two names are one entity. */
const sameEntityF1 = 0.8;

export function entityLines(pages, data) {
  const ours = ({ inferred }) => inferred.entities;
  const theirs = ({ text }) => capitalisedNames(text);
  const line = (measure, statistic, of, baseline) => ({
    measure,
    data,
    result: compare(pages, statistic, of(ours), of(theirs)),
    baseline,
  });
  const recall = (most) => (entitiesOf) => (page) =>
    mean(page.entities, (gold) =>
      Number(
        entitiesOf(page)
          .slice(0, most)
          .some((found) => isSame(found, gold)),
      ),
    );
  const precision = (most) => (entitiesOf) => (page) => {
    const found = entitiesOf(page).slice(0, most);
    if (found.length === 0) return 0;
    return mean(found, (entity) => Number(page.entities.some((gold) => isSame(entity, gold))));
  };
  const types = (isJudged) => (entitiesOf) => (page) => {
    const counts = { right: 0, judged: 0 };
    for (const gold of page.entities.filter(isJudged)) {
      const found = entitiesOf(page).find((entity) => isSame(entity, gold));
      if (found === undefined) continue;
      counts.judged += 1;
      if (found.type === gold.type) counts.right += 1;
    }
    return counts;
  };
  const runs = 'runs of capitalised words, by frequency';
  const concepts = 'always concept';
  const typeLine = (measure, isJudged) => ({
    measure,
    data,
    result: compare(
      pages,
      share,
      types(isJudged)(ours),
      types(isJudged)((page) => page.inferred.entities.map(({ name }) => ({ name, type: 'concept' }))),
    ),
    baseline: concepts,
  });
  return [
    line('entities: recall in 15', mean, recall(15), runs),
    line('entities: precision in 10', mean, precision(10), runs),
    typeLine('entities: type of those found', () => true),
    typeLine('entities: type of those found, no concepts', ({ type }) => type !== 'concept'),
  ];
}

function isSame({ name }, gold) {
  return contentOverlap(name, gold.name).f1 >= sameEntityF1;
}

/** @returns {{ name: string, type: string }[]} most frequent first */
function capitalisedNames(text) {
  const counts = new Map();
  for (const [name] of text.matchAll(/\p{Lu}[\p{L}\p{N}&’'-]*(?: \p{Lu}[\p{L}\p{N}&’'-]*)*/gu))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .slice(0, 15)
    .map(([name]) => ({ name, type: 'concept' }));
}
