/** What the analysis reads from a page beside what the careful reader noted; for pages that may be looked at. */
import { spansOf } from './answer-lines.mjs';
import { bestF1, contentOverlap } from './content-words.mjs';
import { subjectOf } from './subject-lines.mjs';

const entitiesShown = 10;

/** @param {import('./labelled-readings.mjs').Reading} page */
export function sideBySide(page) {
  const { about, inferred, given } = page;
  const names = [about.name, ...about.aliases];
  return [
    `## ${page.id} ${page.url}`,
    '',
    `- subject: **${subjectOf(inferred)}** (${inferred.page.subject?.type ?? 'none'}) · reader: ${about.name} (${about.type}) · F1 ${bestF1(subjectOf(inferred), names).toFixed(2)}`,
    `- type: **${inferred.page.type}** · reader: ${page.page_type}`,
    ...inferred.queries.map(({ query, answered }) => `- asks: **${query}** (${answered})`),
    ...page.queries.flatMap((label) => givenLines(label, given)),
    `- entities: ${inferred.entities
      .slice(0, entitiesShown)
      .map(({ name, type }) => `${name} (${type})`)
      .join('; ')}`,
    `- reader's entities: ${page.entities.map(({ name, type }) => `${name} (${type})`).join('; ')}`,
    ...inferred.entity_gaps.map(
      ({ entity, suggested_section: place }) => `- lacks: **${entity}** (${place ?? 'no place'})`,
    ),
    `- reader misses: ${page.missing.map(({ name }) => name).join('; ')}`,
    '',
  ].join('\n');
}

/** A query of the reader, with the verdict and the first answer of both. */
function givenLines({ q, answered, answer }, { queries }) {
  const ours = queries.find(({ query }) => query === q);
  const [first] = spansOf(ours);
  const recall = answer === null || first === undefined ? null : contentOverlap(first, answer).recall;
  return [
    `- reader asks: ${q} · **${ours?.answered ?? 'none'}** · reader: ${answered}`,
    ...(first === undefined ? [] : [`  - ours${recall === null ? '' : ` (${recall.toFixed(2)})`}: ${first}`]),
    ...(answer === null ? [] : [`  - reader: ${answer}`]),
  ];
}
