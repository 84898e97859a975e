/**
 * Writes the questions about labelled pages for any reader: `node lab/eval/model/ask-pages.mjs OUT [--part tune] [--added 2]
 * [--pages 20] [--kind given|inferred]`. The pages are drawn by a hash, of all page types in turn, and no label is written
 * beside them. `given` asks the labelled queries together with the probes, in the order of a hash, so that their order does
 * not betray which of them the page leaves open.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { probedQueries, readLabelledPages } from '../readings/labelled-readings.mjs';
import { readingQuestionOf } from './reading-questions.mjs';
import { writeQuestion } from './recordings.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string', default: 'tune' },
    added: { type: 'string' },
    pages: { type: 'string', default: '20' },
    kind: { type: 'string', default: 'given' },
  },
});

const orderOf = (text) => createHash('sha256').update(text).digest('hex');

/** Of each type in turn, in the order of a hash. */
function drawn(pages, count) {
  const sorted = pages
    .map((page) => ({ page, order: orderOf(page.id) }))
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
  console.error('Name the folder for the questions: node lab/eval/model/ask-pages.mjs OUT');
  process.exit(1);
}
const wanted = readLabelledPages().filter(
  ({ part, added }) => part === flags.part && (flags.added === undefined || added === Number(flags.added)),
);
const index = [];
for (const page of drawn(wanted, Number(flags.pages))) {
  const asked = readingQuestionOf(page, flags.kind === 'given' ? probedQueries(page) : []);
  if (asked === null) continue;
  writeQuestion(out, asked.question);
  const chars = asked.question.messages.reduce((sum, { content }) => sum + content.length, 0);
  index.push([asked.hash, page.id, flags.kind, String(chars), asked.isCut ? 'cut' : 'whole'].join('\t'));
}
writeFileSync(join(out, 'index.tsv'), `${index.join('\n')}\n`, { flag: 'a' });
console.log(`${index.length} questions in ${out}`);
