/** Subject of the page, the questions it is a source for, and its type. */
import { compare, mean } from '../bootstrap.mjs';
import { bestF1 } from './content-words.mjs';
import { readSurfaces, titleWithoutSite, votedSubject } from './trivial-subject.mjs';

/** Word F1 from which two names are the same. */
const sameNameF1 = 0.8;

/** The subject that the analysis states; its most salient entity where the result has none. */
export function subjectOf({ page, entities }) {
  return page.subject?.name ?? entities[0]?.name ?? '';
}

/** @param {readonly import('./labelled-readings.mjs').Reading[]} pages */
export function subjectLines(pages, data) {
  for (const page of pages) page.surfaces ??= readSurfaces(page.html, page.url);
  const isSubject = (name, { about }) => Number(bestF1(name, [about.name, ...about.aliases]) >= sameNameF1);
  const title = ({ surfaces, url }) => titleWithoutSite(surfaces, url);
  const vote = ({ surfaces }) => votedSubject(surfaces);
  const heads = ({ queries }) => queries.filter(({ head }) => head).map(({ q }) => q);
  const line = (measure, of, theirs, baseline) => ({
    measure,
    data,
    result: compare(pages, mean, of, theirs),
    baseline,
  });
  const subject = (page) => isSubject(subjectOf(page.inferred), page);
  const headF1 = (page) =>
    Math.max(0, ...page.inferred.queries.map(({ query }) => bestF1(query, heads(page))));
  const met = (queriesOf) => (page) => mean(page.queries, ({ q }) => bestF1(q, queriesOf(page)));
  return [
    line('subject right', subject, (page) => isSubject(title(page), page), 'title without the site'),
    line(
      'subject right',
      subject,
      (page) => isSubject(vote(page), page),
      'vote of title, H1, og:title, address',
    ),
    line('head question, word F1', headF1, (page) => bestF1(vote(page), heads(page)), 'the voted subject'),
    line(
      'labelled queries met, word F1',
      met(({ inferred }) => inferred.queries.map(({ query }) => query)),
      met((page) => [vote(page)]),
      'the voted subject',
    ),
  ];
}

export function pageTypeLines(pages, data) {
  const commonest = mostFrequent(pages.map(({ page_type: type }) => type));
  return [
    {
      measure: 'page type',
      data,
      result: compare(
        pages,
        mean,
        (page) => Number(page.inferred.page.type === page.page_type),
        (page) => Number(commonest === page.page_type),
      ),
      baseline: `always ${commonest}`,
    },
  ];
}

export function mostFrequent(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one, a], [other, b]) => b - a || one.localeCompare(other))[0]?.[0] ?? '';
}
