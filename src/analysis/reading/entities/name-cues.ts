import type { LanguageResources } from '../../language/languages.ts';
import type { Word } from '../../language/words.ts';
import type { EntityType } from '../../../schema/vocabulary.ts';
import type { Sentence } from '../../signals/prose.ts';
import { isHonorific, type NameRun } from './name-runs.ts';
import { typeOfNoun } from './type-nouns.ts';

/** What a sentence says about the kind of thing that a name in it stands for. 1 is as good as told. */
export interface TypeCue {
  readonly type: EntityType;
  readonly weight: number;
}

/** Words after a name, or after "is a", among which the noun that types it stands. */
const PREDICATE_WORDS = 6;
/** Verbs of speaking: people do that, and companies through them. English, German, French, Spanish, Portuguese, Italian, Dutch. */
const SAYS = new Set(
  'said says told tells wrote writes added explained argues argued recalled thinks believes sagte sagt erklärte meint schrieb dit déclaré explique dijo dice explicó afirmó disse diz afirma ha detto spiega zei zegt vertelde'.split(
    ' ',
  ),
);
const LIVED = new Set(
  'born died married starred graduated né née décédé geboren gestorben nació murió nasceu morreu nato nata'.split(
    ' ',
  ),
);
const PRONOUNS = new Set(['he', 'she', 'his', 'her', 'him', 'himself', 'herself']);
/** English words before a place name: "based in", "born in". */
const SITED = new Set(
  'born based lived lives headquartered located died raised resides situated moved arrived flew travelled traveled'.split(
    ' ',
  ),
);
const NEAR = new Set(['near', 'outside', 'throughout']);
const LINKS = new Set(['of', 'de', 'di', 'do', 'da', 'von', 'van', 'd']);

/** The cues of one mention: what stands before it, and what is said after it. */
export function cuesOf(sentence: Sentence, run: NameRun, language: LanguageResources): TypeCue[] {
  const before = gapBefore(sentence, run);
  const last = sentence.words[run.from - 1];
  const cues: TypeCue[] = [];
  if (before !== 'apart' && isHonorific(last)) cues.push({ type: 'person', weight: 1 });
  if (before === 'joined' && last !== undefined) {
    const noun = nounBefore(last);
    if (noun !== null) cues.push(noun);
    const place = placeBefore(last, sentence.words[run.from - 2]);
    if (place !== null) cues.push(place);
  }
  const told = toldAfter(sentence, run, language);
  if (told !== null) cues.push(told);
  return cues;
}

/** "The singer X", "the band X"; a place takes an "of", and "port X" is no town. */
function nounBefore({ text, lower }: Word): TypeCue | null {
  const type = /^\p{Ll}/u.test(text) ? typeOfNoun(lower) : null;
  return type === 'person' || type === 'organization' || type === 'product' ? { type, weight: 1 } : null;
}

/** "The city of X" is X ("the mayor of X" is not), and people are born in places. */
function placeBefore(last: Word, beforeLast: Word | undefined): TypeCue | null {
  if (NEAR.has(last.text)) return { type: 'place', weight: 0.5 };
  if (beforeLast === undefined || !/^\p{Ll}/u.test(beforeLast.text)) return null;
  const isOf = LINKS.has(last.lower) && typeOfNoun(beforeLast.lower) === 'place';
  const isIn = (last.text === 'in' || last.text === 'to') && SITED.has(beforeLast.lower);
  return isOf || isIn ? { type: 'place', weight: 1 } : null;
}

/** What parts a name from the word before it: a space, the full stop of an abbreviation, or more. */
function gapBefore(sentence: Sentence, run: NameRun): 'joined' | 'abbreviated' | 'apart' {
  const [left, right] = [sentence.words[run.from - 1], sentence.words[run.from]];
  if (left === undefined || right === undefined) return 'apart';
  const gap = sentence.text.slice(left.end - sentence.start, right.start - sentence.start);
  return gap === ' ' ? 'joined' : gap === '. ' ? 'abbreviated' : 'apart';
}

/** "X is a city", "X, a singer", "X (band)", "X said". */
function toldAfter(sentence: Sentence, run: NameRun, language: LanguageResources): TypeCue | null {
  const [end, next] = [sentence.words[run.to], sentence.words[run.to + 1]];
  if (end === undefined || next === undefined) return null;
  const gap = sentence.text.slice(end.end - sentence.start, next.start - sentence.start);
  if (gap === ' ' && !/['’]s$/u.test(end.text)) return toldByVerb(sentence, run.to + 1, language);
  if (gap === ' (') return cue(typeOfNoun(next.lower), 0.75);
  if (gap !== ', ' || !next.isStop || !/^\p{Ll}/u.test(next.text)) return null;
  if (next.lower === 'who') return { type: 'person', weight: 0.75 };
  return PRONOUNS.has(next.lower)
    ? { type: 'person', weight: 0.25 }
    : cue(nounAmong(sentence, run.to + 2), 0.75);
}

function toldByVerb(sentence: Sentence, at: number, { copulas }: LanguageResources): TypeCue | null {
  const [verb, after] = [sentence.words[at], sentence.words[at + 1]];
  if (verb === undefined) return null;
  if (SAYS.has(verb.lower)) return { type: 'person', weight: 0.5 };
  if (LIVED.has(verb.lower) || (verb.isStop && LIVED.has(after?.lower ?? '')))
    return { type: 'person', weight: 0.75 };
  return copulas?.includes(verb.lower) === true ? cue(nounAmong(sentence, at + 1), 1) : null;
}

function cue(type: EntityType | null, weight: number): TypeCue | null {
  return type === null ? null : { type, weight };
}

/** The first typing noun of a predicate, up to its first comma or preposition. */
function nounAmong(sentence: Sentence, from: number): EntityType | null {
  const { words } = sentence;
  for (let at = from; at < Math.min(words.length, from + PREDICATE_WORDS); at++) {
    const word = words[at];
    const previous = words[at - 1];
    if (word === undefined || previous === undefined) return null;
    const gap = sentence.text.slice(previous.end - sentence.start, word.start - sentence.start);
    if (/[,;:.()]/.test(gap) || (word.isStop && at > from && endsPhrase(word))) return null;
    const type = /^\p{L}/u.test(word.text) ? typeOfNoun(word.lower) : null;
    // "A film director": of two typing nouns side by side the last is the head.
    const following = words[at + 1];
    const head =
      following === undefined || following.start - word.end !== 1 ? null : typeOfNoun(following.lower);
    if (type !== null) return head ?? type;
  }
  return null;
}

/** Small words that begin what is said of the noun, not the noun itself. */
function endsPhrase({ lower }: Word): boolean {
  return /^(?:in|at|by|with|on|that|which|who|from|to|and|or|for|in|im|am|mit|der|die|das|dans|qui|que|con|che|en|na|w|z|в|на|с|и)$/u.test(
    lower,
  );
}
