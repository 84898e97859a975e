import type { LanguagePack } from '../../languages/pack.ts';
import { definingVerbsOf } from '../../text/definition-words.ts';
import type { Word } from '../../text/words.ts';
import type { EntityType } from '../../schema/vocabulary.ts';
import type { Sentence } from '../../signals/prose.ts';
import { headNounsOf, type HeadNoun } from './head-nouns.ts';
import type { NameRun } from './name-run.ts';
import { isHonorific } from './name-runs.ts';
import { nameWordsOf, typeOfNoun } from './name-words.ts';
import { isPossessive } from '../../text/possessive.ts';

/** Evidence in a sentence for the type of a name. Weight 1 is as good as a statement. */
export interface TypeCue {
  readonly type: EntityType;
  readonly weight: number;
}

/** Number of words after a name, or after "is a", that may contain the typing noun. */
const PREDICATE_WORDS = 6;

/** The cues before and after one mention. */
export function cuesOf(sentence: Sentence, run: NameRun, language: LanguagePack): TypeCue[] {
  const before = gapBefore(sentence, run);
  const last = sentence.words[run.from - 1];
  const cues: TypeCue[] = [];
  if (before !== 'apart' && isHonorific(last, language)) cues.push({ type: 'person', weight: 1 });
  if (before === 'joined' && last !== undefined) {
    const noun = nounBefore(last, language);
    if (noun !== null) cues.push(noun);
    const place = placeBefore(last, sentence.words[run.from - 2], language);
    if (place !== null) cues.push(place);
  }
  const after = cueAfter(sentence, run, language);
  if (after !== null) cues.push(after);
  return cues;
}

/** "The singer X", "the band X"; places need an "of", and "port X" is not a town. */
function nounBefore({ text, lower }: Word, language: LanguagePack): TypeCue | null {
  const type = /^\p{Ll}/u.test(text) ? kindOf(lower, language) : null;
  return type !== null && type !== 'place' && type !== 'event' ? { type, weight: 1 } : null;
}

/** "The city of X" is X ("the mayor of X" is not), and people are born in places. */
function placeBefore(last: Word, beforeLast: Word | undefined, language: LanguagePack): TypeCue | null {
  const { placePrepositions, placeOf, sitingPrepositions, sitingVerbs } = nameWordsOf(language);
  if (placePrepositions.has(last.text)) return { type: 'place', weight: 0.5 };
  if (beforeLast === undefined || !/^\p{Ll}/u.test(beforeLast.text)) return null;
  const isOf = placeOf.has(last.lower) && typeOfNoun(beforeLast.lower, language) === 'place';
  const isIn = sitingPrepositions.has(last.text) && sitingVerbs.has(beforeLast.lower);
  return isOf || isIn ? { type: 'place', weight: 1 } : null;
}

/** The separator between a name and the word before it: a space, the full stop of an abbreviation, or more. */
function gapBefore(sentence: Sentence, run: NameRun): 'joined' | 'abbreviated' | 'apart' {
  const [left, right] = [sentence.words[run.from - 1], sentence.words[run.from]];
  if (left === undefined || right === undefined) return 'apart';
  const gap = sentence.text.slice(left.end - sentence.start, right.start - sentence.start);
  return gap === ' ' ? 'joined' : gap === '. ' ? 'abbreviated' : 'apart';
}

/** "X is a city", "X, a singer", "X (band)", "X said". */
function cueAfter(sentence: Sentence, run: NameRun, language: LanguagePack): TypeCue | null {
  const [end, next] = [sentence.words[run.to], sentence.words[run.to + 1]];
  if (end === undefined || next === undefined) return null;
  const gap = sentence.text.slice(end.end - sentence.start, next.start - sentence.start);
  if (gap === ' ' && !isPossessive(end.text)) return cueByVerb(sentence, run.to + 1, language);
  if (gap === ' (') return cue(kindOf(next.lower, language), 0.75);
  const { personRelatives, personPronouns } = nameWordsOf(language);
  if (gap !== ', ' || !next.isStop || !/^\p{Ll}/u.test(next.text)) return null;
  if (personRelatives.has(next.lower)) return { type: 'person', weight: 0.75 };
  return personPronouns.has(next.lower)
    ? { type: 'person', weight: 0.25 }
    : cue(nounAmong(sentence, run.to + 2, language), 0.75);
}

function cueByVerb(sentence: Sentence, at: number, language: LanguagePack): TypeCue | null {
  const { sayingVerbs, lifeVerbs } = nameWordsOf(language);
  const [verb, after] = [sentence.words[at], sentence.words[at + 1]];
  if (verb === undefined) return null;
  if (sayingVerbs.has(verb.lower)) return { type: 'person', weight: 0.5 };
  if (lifeVerbs.has(verb.lower) || (verb.isStop && lifeVerbs.has(after?.lower ?? '')))
    return { type: 'person', weight: 0.75 };
  return definingVerbsOf(language)?.includes(verb.lower) === true
    ? cue(nounAmong(sentence, at + 1, language), 1)
    : null;
}

function cue(type: EntityType | null, weight: number): TypeCue | null {
  return type === null ? null : { type, weight };
}

/** The first typing noun of a predicate, before its first comma or preposition. */
function nounAmong(sentence: Sentence, from: number, language: LanguagePack): EntityType | null {
  const { words } = sentence;
  // Small words that begin a complement of the noun.
  const { predicateEnds } = nameWordsOf(language);
  for (let at = from; at < Math.min(words.length, from + PREDICATE_WORDS); at++) {
    const word = words[at];
    const previous = words[at - 1];
    if (word === undefined || previous === undefined) return null;
    const gap = sentence.text.slice(previous.end - sentence.start, word.start - sentence.start);
    if (/[,;:.()]/.test(gap) || (word.isStop && at > from && predicateEnds.has(word.lower))) return null;
    const type = /^\p{L}/u.test(word.text) ? kindOf(word.lower, language) : null;
    // "A film director": of two adjacent typing nouns the last is the head.
    const following = words[at + 1];
    const head =
      following === undefined || following.start - word.end !== 1 ? null : kindOf(following.lower, language);
    if (type !== null) return head ?? type;
  }
  return null;
}

const HEAD_TYPES: Readonly<Partial<Record<HeadNoun, EntityType>>> = {
  works: 'work',
  goods: 'product',
  health: 'health',
  foods: 'food',
  events: 'event',
  organizations: 'organization',
};

/** A novel is a product too, so the finer list comes first. */
function kindOf(lower: string, language: LanguagePack): EntityType | null {
  const [head] = headNounsOf(lower, language);
  const own = head === undefined ? null : (HEAD_TYPES[head] ?? null);
  return own === 'work' ? own : (typeOfNoun(lower, language) ?? own);
}
