import { expressionOf, wordSet } from '../../languages/compile.ts';
import type { HeadingQuestions } from '../../languages/writing-words.ts';

/** Recognises instructions in English by their verbs. */

/** "Install Go", "Choosing your own port" as "install Go", "choose your own port"; null for a heading that names no activity. */
export function activityIn(heading: string, words: HeadingQuestions): string | null {
  const [, first = '', object = ''] = /^(\p{L}+) (\p{L}[^?:;,]{1,60})$/u.exec(heading) ?? [];
  const lower = first.toLowerCase();
  const verb = isOrder(lower, object, words) ? lower : infinitiveOf(lower, words);
  // A bare "the method" was named before; a second gerund would stay one.
  if (verb === null || isNamedBefore(object, words) || hasSecondGerund(object, words)) return null;
  return `${verb} ${object}`;
}

/** Some verbs give an order before any object, others ("Store hours") only before an article or "your". */
function isOrder(verb: string, object: string, words: HeadingQuestions): boolean {
  if (!wordSet(words.instructions).has(verb)) return false;
  const first = object.split(' ', 1)[0]?.toLowerCase() ?? '';
  return wordSet(words.orders).has(verb) || wordSet(words.orderObjects).has(first);
}

function isNamedBefore(object: string, { definiteArticles: articles }: HeadingQuestions): boolean {
  return expressionOf('^@articles \\p{L}+$', { articles }).test(object);
}

function hasSecondGerund(object: string, { joins }: HeadingQuestions): boolean {
  return expressionOf(' @joins \\p{L}+ing ', { joins }, 'u').test(` ${object}`);
}

const gerunds = new WeakMap<HeadingQuestions, ReadonlyMap<string, string>>();

/** The infinitive of a gerund; null for verbs outside of `instructions`: no rule gives their infinitive. */
function infinitiveOf(gerund: string, words: HeadingQuestions): string | null {
  let known = gerunds.get(words);
  if (known === undefined) {
    known = new Map([...wordSet(words.instructions)].map((verb) => [gerundOf(verb, words), verb]));
    gerunds.set(words, known);
  }
  return known.get(gerund) ?? null;
}

function gerundOf(verb: string, words: HeadingQuestions): string {
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`;
  return wordSet(words.doublingInstructions).has(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}
