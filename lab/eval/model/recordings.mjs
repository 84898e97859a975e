/**
 * Recorded answers of language models: a folder with one file for each question, named by a hash of the question. A
 * question without an answer is written to a folder, so that any model or person can answer it once.
 *
 * - `<hash>.question.json`: messages and JSON Schema of the answer, as the endpoint receives them.
 * - `<hash>.question.txt`: the same for people.
 * - `<hash>.answer.json`: the answer, or the whole chat completion of an endpoint with its `usage`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} RecordedQuestion
 * @property {readonly { readonly role: string, readonly content: string }[]} messages
 * @property {unknown} schema null when the endpoint is asked without one
 */

/**
 * @typedef {object} Recording
 * @property {string} text what the model wrote
 * @property {{ input: number, output: number } | null} tokens null when the endpoint reported none
 */

const HASH_CHARS = 32;

/** The model is no part of it: answers of any model are recorded under the same names. @param {RecordedQuestion} question */
export function questionHash({ messages, schema }) {
  return createHash('sha256')
    .update(canonicalJson({ messages: messages.map(({ role, content }) => ({ role, content })), schema }))
    .digest('hex')
    .slice(0, HASH_CHARS);
}

/** The question of the analysis as chat messages. @returns {RecordedQuestion} */
export function chatQuestion({ system, prompt, schema }) {
  return {
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: prompt },
    ],
    schema,
  };
}

/** @returns {Recording | null} null when the folder has no answer to the question */
export function readRecording(folder, hash) {
  const file = join(folder, `${hash}.answer.json`);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  return fromCompletion(text) ?? { text, tokens: null };
}

/** Null for an answer that is no completion, JSON or not. @returns {Recording | null} */
function fromCompletion(text) {
  let completion;
  try {
    completion = JSON.parse(text);
  } catch {
    return null;
  }
  const content = completion?.choices?.[0]?.message?.content;
  if (typeof content !== 'string') return null;
  const { prompt_tokens: input, completion_tokens: output } = completion.usage ?? {};
  const isCounted = Number.isInteger(input) && Number.isInteger(output);
  return { text: content, tokens: isCounted ? { input, output } : null };
}

/** @param {string} folder @param {string} hash @param {string} text */
export function writeRecording(folder, hash, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${hash}.answer.json`), text);
}

/** @param {string} folder @param {RecordedQuestion} question @returns {string} the hash */
export function writeQuestion(folder, question) {
  const hash = questionHash(question);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${hash}.question.json`), `${JSON.stringify(question, null, 2)}\n`);
  const parts = question.messages.map(({ role, content }) => `===== ${role} =====\n${content}`);
  const schema = `===== JSON Schema of the answer =====\n${JSON.stringify(question.schema, null, 2)}`;
  const place = `===== write the answer to ${hash}.answer.json =====`;
  writeFileSync(join(folder, `${hash}.question.txt`), `${[...parts, schema, place].join('\n\n')}\n`);
  return hash;
}

/** Members in the order of their names, so that equal values give equal text. */
function canonicalJson(value) {
  return JSON.stringify(value, (_, member) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
