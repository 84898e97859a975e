import { matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { definingVerbsOf, opensNoDefinition } from '../../text/definition-words.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { definesTerm } from '../entities/definitions.ts';
import type { Statements } from './statements.ts';
import type { Statement } from './statement.ts';

/** Words before the defining verb, without asides. */
const TERM_WORDS_MAX = 8;
/** Words that are read for the verb, with asides. */
const WORDS_READ = 20;
const PREDICATE_WORDS_MIN = 3;
const PREDICATE_CHARS_READ = 80;
/** Credit for a predicate that opens without an article: it may name a property instead of a kind. */
const PROPERTY_CREDIT = 0.6;

/** The name that a query asks the meaning of: its stems by weight. */
export interface AskedName {
  readonly weights: ReadonlyMap<string, number>;
  /** Indices of the statements with a word of the name, ascending. */
  readonly at: readonly number[];
}

/** Defining verbs by their first words, each as its words in small letters. */
type DefiningVerbs = ReadonlyMap<string, readonly (readonly string[])[]>;

const verbsOf = perPack((pack): DefiningVerbs | null => {
  const verbs = definingVerbsOf(pack);
  if (verbs === null) return null;
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const verb of verbs) {
    const words = wordsOf(verb, pack.code).map(({ lower }) => lower);
    const [first] = words;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  return byFirst;
});
const articlesOf = perPack(({ writing }) => {
  const articles = writing?.questions?.articles ?? null;
  return articles === null ? null : matcherOf(articles, { at: 'start' });
});

/** For each statement that defines the name how closely it does, 0-1: one about the name and nothing else, in full, is 1. */
export function definitionsOf(name: AskedName, statements: Statements): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const pack = packOf(statements.language);
  for (const at of name.at) {
    const statement = statements.all[at];
    if (statement === undefined || statement.isQuestion) continue;
    const term = statements.all[at - 1];
    const described = term?.kind === 'term' ? closeness(term.words, name) : 0;
    const defined = Math.max(described, definition(statement, name, statements.text, pack));
    if (defined > 0) found.set(at, defined);
  }
  return found;
}

function definition(statement: Statement, name: AskedName, pageText: string, pack: LanguagePack): number {
  if (!statement.isSentence || statement.kind === 'heading') return 0;
  if (pack.grammar.isUnspaced || pack.grammar.isVerbLast) {
    const { start, end, unit, words } = statement;
    const sentence = { text: pageText.slice(start, end), start, end, unit, words, isComplete: true };
    return Number(definesTerm(sentence, [...name.weights.keys()].join(' '), pack) === true);
  }
  const verbs = verbsOf(pack);
  return verbs === null ? 0 : definitionByVerb(statement, name, pageText, pack, verbs);
}

function definitionByVerb(
  statement: Statement,
  name: AskedName,
  pageText: string,
  pack: LanguagePack,
  verbs: DefiningVerbs,
): number {
  const { words } = statement;
  let term: Word[] = [];
  let isAside = false;
  let brackets = 0;
  for (let index = 0; index < Math.min(words.length, WORDS_READ); index++) {
    const word = words[index];
    if (word === undefined) break;
    const before = words[index - 1]?.end ?? word.start;
    // One space between two words is neither a bracket nor a comma.
    const gap = word.start - before > 1 || brackets > 0 ? pageText.slice(before, word.start) : '';
    brackets += bracketsIn(gap);
    if (gap.includes(',') || gap.includes('，')) {
      // "In mathematics, a matrix is …": the words before the name only set the scene.
      if (term.some(({ stem }) => name.weights.has(stem))) isAside = !isAside;
      else term = [];
    }
    if (isAside || brackets > 0) continue;
    const verb =
      term.length === 0 ? undefined : verbs.get(word.lower)?.find((one) => occursAt(one, words, index));
    if (verb !== undefined)
      return closeness(term, name) * creditOf(statement, index + verb.length, pageText, pack);
    if (term.push(word) > TERM_WORDS_MAX) return 0;
  }
  return 0;
}

function bracketsIn(gap: string): number {
  let opened = 0;
  for (const sign of gap) opened += Number('(（['.includes(sign)) - Number(')）]'.includes(sign));
  return opened;
}

/** What the predicate from this word on is worth as a definition. */
function creditOf({ words, end }: Statement, from: number, pageText: string, pack: LanguagePack): number {
  const last = words[from - 1];
  if (last === undefined || words.length - from < PREDICATE_WORDS_MIN) return 0;
  const predicate = pageText.slice(last.end, Math.min(end, last.end + PREDICATE_CHARS_READ));
  if (opensNoDefinition(predicate, pack)) return 0;
  return articlesOf(pack)?.test(predicate) === false ? PROPERTY_CREDIT : 1;
}

function occursAt(verb: readonly string[], words: readonly Word[], at: number): boolean {
  return verb.every((lower, next) => words[at + next]?.lower === lower);
}

/** Weighted share of the name among the words, times the share of their content that is the name's. */
function closeness(words: readonly Word[], { weights }: AskedName): number {
  const stems = new Set(
    words.filter(({ isStop, stem }) => !isStop || weights.has(stem)).map(({ stem }) => stem),
  );
  if (stems.size === 0) return 0;
  let [whole, shared, count] = [0, 0, 0];
  for (const [stem, weight] of weights) {
    whole += weight;
    if (!stems.has(stem)) continue;
    shared += weight;
    count++;
  }
  return whole === 0 ? 0 : (shared / whole) * (count / stems.size);
}
