/**
 * Writes the questions about some pages of *tune* for any reader: `node eval/model/ask-pages.mjs OUT [--pages 20]`. Each
 * page has two questions, with its labelled queries and without. The pages are drawn by a hash, of all page types in turn,
 * and no label is written beside them.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { givenQueries, readLabelledPages } from '../readings/labelled-readings.mjs';
import { readingQuestionOf } from './reading-questions.mjs';
import { writeQuestion } from './recordings.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string', default: '20' } },
});

/** Of each type in turn, in the order of a hash. */
function drawn(pages, count) {
  const orderOf = ({ id }) => createHash('sha256').update(id).digest('hex');
  const sorted = pages
    .map((page) => ({ page, order: orderOf(page) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  const byType = new Map();
  for (const { page } of sorted) byType.set(page.page_type, [...(byType.get(page.page_type) ?? []), page]);
  const types = [...byType.values()];
  const rounds = Math.max(...types.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => types.flatMap((some) => some[round] ?? []))
    .flat()
    .slice(0, count);
}

const [out] = positionals;
if (out === undefined) {
  console.error('Name the folder for the questions: node eval/model/ask-pages.mjs OUT');
  process.exit(1);
}
const tune = readLabelledPages().filter(({ part }) => part === 'tune');
const index = [];
for (const page of drawn(tune, Number(flags.pages))) {
  for (const [kind, queries] of [
    ['given', givenQueries(page)],
    ['inferred', []],
  ]) {
    const asked = readingQuestionOf(page, queries);
    if (asked === null) continue;
    writeQuestion(out, asked.question);
    const chars = asked.question.messages.reduce((sum, { content }) => sum + content.length, 0);
    index.push([asked.hash, kind, String(chars), asked.isCut ? 'cut' : 'whole'].join('\t'));
  }
}
writeFileSync(join(out, 'index.tsv'), `${index.join('\n')}\n`);
console.log(`${index.length} questions in ${out}`);
