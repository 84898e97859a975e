/**
 * Writes what the careful readers noted as recorded answers, in the schema of the question: `node
 * lab/eval/model/record-readings.mjs OUT`. They show that what a reader says arrives in the result, never how good a model is.
 * The folder contains texts of the pages and has to be outside the project.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentWords } from '../readings/content-words.mjs';
import { givenQueries, readLabelledPages } from '../readings/labelled-readings.mjs';
import { readingQuestionOf } from './reading-questions.mjs';
import { writeRecording } from './recordings.mjs';

/** The labels of a page as a model would write them: the question wants a name in words of the page. */
function answerOf({ about, page_type, queries, entities, missing }, sheet) {
  const words = new Set(contentWords(sheet));
  const names = [about.name, ...about.aliases];
  const named = names.find((name) => contentWords(name).every((word) => words.has(word)));
  return {
    subject: { name: named ?? about.name, type: about.type },
    page_type,
    queries: queries.map(({ q, intent, answered, answer }) => ({
      query: q,
      intent,
      answered,
      answer: answered === 'no' ? null : answer,
    })),
    entities: entities.map(({ name, type }) => ({ name, type })),
    missing: missing.map(({ name, why }) => ({ name, why })),
  };
}

const project = fileURLToPath(new URL('../../../', import.meta.url));
const out = process.argv[2];
if (out === undefined || `${resolve(out)}/`.startsWith(project)) {
  console.error('Name a folder outside the project: node lab/eval/model/record-readings.mjs OUT');
  process.exit(1);
}
let written = 0;
for (const page of readLabelledPages()) {
  for (const queries of [[], givenQueries(page)]) {
    const asked = readingQuestionOf(page, queries);
    if (asked === null) continue;
    // Its last message contains the page.
    const sheet = asked.question.messages.at(-1).content;
    writeRecording(out, asked.hash, JSON.stringify(answerOf(page, sheet)));
    written += 1;
  }
}
console.log(`${written} answers in ${out}`);
