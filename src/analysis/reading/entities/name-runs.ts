import { isCalendarName, isShortCalendarName } from '../../language/calendar-words.ts';
import { expressionOf } from '../../../languages/compile.ts';
import { international } from '../../../languages/international.ts';
import type { LanguagePack } from '../../../languages/pack.ts';
import { hasTagger, isEnglishWord } from '../../language/english/part-of-speech.ts';
import { genericWordsOf } from '../../language/stop-words.ts';
import { bareSpan, type Word } from '../../language/words.ts';
import { keptBySentence, type Sentence } from '../../signals/prose.ts';
import { nameLinkOf, nameWordsOf, typeOfNoun } from './name-words.ts';

/** What a page says about its own words before names are looked for. */
export interface NameContext {
  readonly language: LanguagePack;
  /** Words that the page also writes small, lower-case. */
  readonly small: ReadonlySet<string>;
}

/** A name as it stands in a sentence: words `from` to `to`, both included. */
export interface NameRun {
  readonly from: number;
  readonly to: number;
}

export const NAME_WORDS_MAX = 8;
/** A first name and a surname: before them a title that names keep ("Lady Gaga") is one after all ("Captain James Cook"). */
const FULL_NAME_WORDS = 2;
/** From so many words on, a line whose words all have capitals is written in title case and names nothing by them. */
const TITLE_CASE_WORDS_MIN = 4;
const CAPITAL = /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu})/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
const INITIAL = expressionOf(
  String.raw`^(?:\p{Lu}|@abbreviations)$`,
  { abbreviations: international.nameAbbreviations },
  'u',
);
const JOINT = /^(?:[\s\u00a0]|-|[\s\u00a0]&[\s\u00a0]|&)$/u;

/** A title of a person before a name that is no part of it. `wordsAfter` is the number of the name's words behind it. */
export function isHonorific(
  word: Word | undefined,
  language: LanguagePack,
  wordsAfter = Infinity,
): word is Word {
  if (word === undefined || !/^\p{Lu}/u.test(word.text)) return false;
  const { honorifics, honorificsInNames } = nameWordsOf(language);
  if (honorifics.has(word.lower)) return true;
  return wordsAfter >= FULL_NAME_WORDS && honorificsInNames.has(word.lower);
}

export function pageNameContext(
  units: readonly { readonly words: readonly Word[] }[],
  language: LanguagePack,
): NameContext {
  const small = new Set<string>();
  for (const { words } of units)
    for (const word of words) if (!word.isStop && word.text === word.lower) small.add(word.lower);
  return { language, small };
}

/**
 * Names of a sentence by their capitals, the longest runs, with the small words inside them ("Bank of England"). Where
 * capitals are grammar (the start of a sentence, title case, German nouns) only what more than grammar explains counts.
 */
export function nameRuns(sentence: Sentence, context: NameContext): NameRun[] {
  const { words } = sentence;
  if (!mayName(sentence, context.language)) return [];
  const runs: NameRun[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!isNamePart(words[from], context)) continue;
    const to = runEnd(sentence, from, context);
    const run = withoutOpening(sentence, { from, to }, context);
    if (run !== null && (run.to > run.from || isNameAlone(sentence, run.from, context))) runs.push(run);
    from = to;
  }
  return runs;
}

const CAPITAL_INSIDE = /\p{Lu}/u;

/** False where no word can be a name, whatever the rest of the page says of it. */
const mayName = keptBySentence(
  ({ text, words }, language: LanguagePack) =>
    CAPITAL_INSIDE.test(text) &&
    !shouts(words) &&
    !isTitleCase(words) &&
    words.some((word) => isNamePart(word, { language })),
);

/** "PLEASE READ THIS": capitals that shout name nothing. */
function shouts(words: readonly Word[]): boolean {
  let letters = 0;
  let capitals = 0;
  for (const { text } of words) {
    if (text.length < 2) continue;
    letters++;
    if (text === text.toUpperCase() && /\p{Lu}/u.test(text)) capitals++;
  }
  return capitals > 2 && capitals > letters / 2;
}

function isTitleCase(words: readonly Word[]): boolean {
  let content = 0;
  let capitals = 0;
  let capitalStops = 0;
  words.forEach((word, index) => {
    const isCapital = CAPITAL.test(bareText(word));
    if (word.isStop) {
      if (isCapital && index > 0 && word.text.length > 1) capitalStops++;
      return;
    }
    if (!/^\p{L}/u.test(word.text)) return;
    content++;
    if (isCapital) capitals++;
  });
  if (content === 0 || capitals < content) return false;
  return content + capitalStops >= TITLE_CASE_WORDS_MIN || (capitalStops > 0 && content > 1);
}

function bareText(word: Word): string {
  return word.text.length === word.lower.length
    ? word.text
    : word.text.slice(bareSpan(word).start - word.start);
}

function isNamePart(word: Word | undefined, { language }: Pick<NameContext, 'language'>): boolean {
  if (word === undefined || !CAPITAL.test(bareText(word))) return false;
  if (isCalendarName(word.lower, language.code)) return false;
  return !word.isStop || isAcronymOfStop(word);
}

/** "WHO" is no "who". */
function isAcronymOfStop(word: Word): boolean {
  return word.isStop && ACRONYM.test(word.text);
}

/**
 * One capital says less than two: none at the start of a clause or on a label, where it is grammar, and none on a word
 * that the page writes small as well. Acronyms, and in English words that no dictionary has, are names all the same.
 */
function isNameAlone(sentence: Sentence, index: number, context: NameContext): boolean {
  const word = sentence.words[index];
  if (word === undefined || word.text.length < 2) return false;
  if (isShortCalendarName(word.lower, context.language.code)) return false;
  if (ACRONYM.test(word.text)) return !isAcronymOfStop(word) || !isShouted(sentence, index);
  if (context.small.has(word.lower)) return false;
  if (isNewWord(word, context)) return true;
  return sentence.isComplete && index > 0 && !/[:.!?;|•/“"«„]/u.test(gapBetween(sentence, index - 1));
}

/** True when a word beside it is in capitals too: "THE FIRST LADY" shouts. */
function isShouted({ words }: Sentence, index: number): boolean {
  return [words[index - 1], words[index + 1]].some(
    (word) =>
      word !== undefined &&
      word.text.length > 1 &&
      word.text === word.text.toUpperCase() &&
      /\p{Lu}/u.test(word.text),
  );
}

function gapBetween(sentence: Sentence, index: number): string {
  const [left, right] = [sentence.words[index], sentence.words[index + 1]];
  if (left === undefined || right === undefined) return '|';
  return sentence.text.slice(left.end - sentence.start, right.start - sentence.start);
}

/** True when nothing but what stands inside names parts a word from the next one. */
function isJoined(sentence: Sentence, index: number): boolean {
  const word = sentence.words[index];
  if (word === undefined || /['’]s$/u.test(word.text)) return false;
  const gap = gapBetween(sentence, index);
  return JOINT.test(gap) || (/^\.[\s\u00a0]?$/u.test(gap) && INITIAL.test(word.text));
}

function runEnd(sentence: Sentence, from: number, context: NameContext): number {
  const { words } = sentence;
  let to = from;
  while (to - from + 1 < NAME_WORDS_MAX && isJoined(sentence, to)) {
    const next = words[to + 1];
    if (isNamePart(next, context) || isSerial(sentence, to)) {
      to++;
      continue;
    }
    const beyond = overLinks(sentence, from, to, context);
    if (beyond === null) break;
    to = beyond;
  }
  return to;
}

/** "COVID-19", "ILLUMA-T": a number or a letter behind a hyphen. */
function isSerial(sentence: Sentence, to: number): boolean {
  return (
    gapBetween(sentence, to) === '-' && /^(?:\p{N}{1,4}|\p{Lu})$/u.test(sentence.words[to + 1]?.text ?? '')
  );
}

/** The index of the name's next capital beyond one or two small words that belong to it; null when they do not. */
function overLinks(sentence: Sentence, from: number, to: number, context: NameContext): number | null {
  const { words } = sentence;
  let at = to + 1;
  let isNounLink = false;
  for (; at <= to + 2; at++) {
    const word = words[at];
    if (word === undefined || word.text !== word.text.toLowerCase() || gapBetween(sentence, at) !== ' ')
      return null;
    const link = nameLinkOf(word.text, context.language);
    if (link === 'after noun' && at === to + 1) isNounLink = true;
    else if (link === null || link === 'after noun' || (link === 'article' && !isNounLink))
      return linksList(sentence, from, to, context);
    if (!isNamePart(words[at + 1], context)) continue;
    if (isNounLink && !headsName(sentence, from, to, context)) return null;
    return at - from + 1 >= NAME_WORDS_MAX ? null : at + 1;
  }
  return null;
}

/** "Institute of Standards and Technology": after an "of" inside the name "and" may list what it is of. */
function linksList(sentence: Sentence, from: number, to: number, context: NameContext): number | null {
  const { words } = sentence;
  const { listLinks, linksAfterNoun } = nameWordsOf(context.language);
  if (!listLinks.has(words[to + 1]?.text ?? '') || gapBetween(sentence, to + 1) !== ' ') return null;
  const hasOf = words.slice(from, to).some((word) => linksAfterNoun.has(word.text));
  const [last, next] = [words[to], words[to + 2]];
  if (!hasOf || last === undefined || next === undefined || !isNamePart(next, context)) return null;
  return isCommonWord(last, context) && isCommonWord(next, context) ? to + 2 : null;
}

/** "The University of …", "Bank of …": an article or a common noun before the small word, never a person's name. */
function headsName(sentence: Sentence, from: number, to: number, context: NameContext): boolean {
  const head = sentence.words[to];
  // "The director of the Example Foundation" is not part of its name.
  if (head !== undefined && typeOfNoun(head.lower, context.language) === 'person') return false;
  return (
    nameWordsOf(context.language).linkedArticles.has(sentence.words[from - 1]?.lower ?? '') ||
    (head !== undefined && isCommonWord(head, context))
  );
}

/** True for a word of the lexicon; other languages than English have none here. */
function isCommonWord({ lower }: Word, { language }: NameContext): boolean {
  return hasTagger(language.code) && isEnglishWord(lower);
}

/** Cuts titles of persons and what has its capital from the start of the sentence; null when no name is left. */
function withoutOpening(sentence: Sentence, run: NameRun, context: NameContext): NameRun | null {
  const { words } = sentence;
  let from = run.from === 0 && opensPlainly(sentence, run, context) ? 1 : run.from;
  const word = (): Word | undefined => (from <= run.to ? words[from] : undefined);
  for (let at = word(); at !== undefined && isAcronymOfStop(at) && isShouted(sentence, from); at = word())
    from++;
  while (from < run.to && isHonorific(words[from], context.language, run.to - from)) from++;
  // What is left may open with a small word of the run: "of England".
  for (let at = word(); at !== undefined && !CAPITAL.test(bareText(at)); at = word()) from++;
  const first = word();
  if (first === undefined) return null;
  // German: one capital is a noun, two in a row are a name.
  if (context.language.grammar.capitalisesNouns && run.to === from && !ACRONYM.test(first.text)) return null;
  return { from, to: run.to };
}

/** True when the first word of the sentence has its capital from its place: it is no part of the name that follows. */
function opensPlainly({ words }: Sentence, run: NameRun, context: NameContext): boolean {
  const [first, second] = words;
  if (first === undefined || ACRONYM.test(first.text)) return false;
  if (run.to === 0 || second === undefined) return !isNewWord(first, context);
  if (context.language.grammar.capitalisesNouns || context.small.has(first.lower)) return true;
  if (genericWordsOf(context.language.code).has(first.lower)) return true;
  // "Visit FDA"
  if (run.to === 1 && ACRONYM.test(second.text) && !isNewWord(first, context)) return true;
  return second.text === second.text.toLowerCase() && opensNoun(first, context);
}

/** "Clocks of NIST": a noun at the start of the sentence heads a name only when it is one that names have. */
function opensNoun(word: Word, context: NameContext): boolean {
  return isCommonWord(word, context) && typeOfNoun(word.lower, context.language) === null;
}

/** Alone at the start of a sentence only a word that no dictionary has is a name; other languages have no dictionary here. */
function isNewWord(word: Word, { language, small }: NameContext): boolean {
  return (
    hasTagger(language.code) && !small.has(word.lower) && word.text.length > 2 && !isEnglishWord(word.lower)
  );
}
