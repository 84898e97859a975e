/**
 * `node lab/eval/citations/ask-runs.mjs OUT`: writes the questions that a citation test asks a model, one file a run, so
 * that they can be answered elsewhere. `count-runs.mjs OUT` counts the answers.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planCitationTest, readSource } from '../../../dist/core/citations/index.js';
import { askedPages } from './asked-pages.mjs';
import { htmlOf } from './page-blocks.mjs';
import { variants } from './variants.mjs';

const testCount = 10;
const runs = 5;
export const asOf = '2026-06-01';
const instructions = `Each file KEY.txt is one question as a citation test asks it of a language model: the system text, a line of
=====, and the user text. Answer each by itself, as an assistant would that gets only this text: without the other files, without
a search, without looking at how they were made. Write the answer, and nothing else, into KEY.answer.txt beside it.
`;

/** Own page, an equal copy of it, a vague copy, and the pages on the nearest topics. */
export function testOf(asked, seed) {
  const read = (page, index) =>
    readSource(htmlOf(page), { url: `https://page${index}.example/`, asOf, questions: [asked.question] });
  const vague = variants.find(({ kind }) => kind === 'vague').make(asked.page, asked);
  const rivals = [asked.page, vague, ...asked.rivals.slice(0, 3)].map((page, index) => read(page, index + 1));
  const pages = { own: read(asked.page, 0), before: null, rivals };
  return {
    pages,
    plan: planCitationTest({
      pages,
      questions: [asked.question],
      runs,
      assistant: 'recorded/assistant',
      seed,
    }),
  };
}

if (process.argv[1].endsWith('ask-runs.mjs')) {
  const [, , out] = process.argv;
  if (out === undefined) throw new Error('Name the folder to write to');
  askedPages()
    .slice(0, testCount)
    .forEach((asked, index) => {
      const folder = join(out, `q${String(index + 1).padStart(2, '0')}`);
      mkdirSync(folder, { recursive: true });
      const { pages, plan } = testOf(asked, `recorded ${String(index)}`);
      for (const { key, system, prompt } of plan.prompts)
        writeFileSync(join(folder, `${nameOf(key)}.txt`), `${system}\n=====\n${prompt}\n`);
      writeFileSync(join(folder, 'INSTRUCTIONS.txt'), instructions);
      const test = { question: asked.question, answer: asked.answer, pages, plan };
      mkdirSync(testsOf(out), { recursive: true });
      writeFileSync(join(testsOf(out), `${folder.slice(-3)}.json`), JSON.stringify(test));
    });
  console.log(`${String(testCount)} questions × ${String(runs)} runs in ${out}`);
}

/** Beside the questions, where nobody who answers them looks. */
export function testsOf(out) {
  return `${out.replace(/\/+$/, '')}-tests`;
}

/** A name that says nothing of the run. */
export function nameOf(key) {
  return createHash('sha256').update(key).digest('hex').slice(0, 12);
}
