import { isCalendarName, isShortCalendarName } from '../../language/calendar-words.ts';
import { nameLinkOf } from '../../language/linking-words.ts';
import { isEnglishWord } from '../../language/part-of-speech.ts';
import { genericWordsOf } from '../../language/stop-words.ts';
import { bareSpan, type Word } from '../../language/words.ts';
import { keptBySentence, type Sentence } from '../../signals/prose.ts';
import { typeOfNoun } from './type-nouns.ts';

/** What a page says about its own words before names are looked for. */
export interface NameContext {
  readonly language: string;
  readonly capitalisesNouns: boolean;
  /** Words that the page also writes small, lower-case. */
  readonly small: ReadonlySet<string>;
}

/** A name as it stands in a sentence: words `from` to `to`, both included. */
export interface NameRun {
  readonly from: number;
  readonly to: number;
}

export const NAME_WORDS_MAX = 8;
/** Titles of persons: they come before a name and are no part of it. Several languages. */
const HONORIFICS = new Set(
  'mr mrs ms miss dr prof professor president senator sen rep gov sir lady lord dame capt captain col gen lt sgt director chairman ceo herr frau señor señora sr sra don doña monsieur madame mme mlle signor signora dott ingeniero pan pani meneer mevrouw'.split(
    ' ',
  ),
);
/** From so many words on, a line whose words all have capitals is written in title case and names nothing by them. */
const TITLE_CASE_WORDS_MIN = 4;
const CAPITAL = /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu})/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
const GERMAN_ARTICLES = /^(?:von|der|den|vom|zu|zum|zur)$/;
const INITIAL = /^(?:\p{Lu}|St|Ste|Jr|Sr)$/u;
const JOINT = /^(?:[\s\u00a0]|-|[\s\u00a0]&[\s\u00a0]|&)$/u;

/** True for a word before a name that says "a person follows". */
export function isHonorific(word: Word | undefined): boolean {
  return word !== undefined && HONORIFICS.has(word.lower) && /^\p{Lu}/u.test(word.text);
}

export function pageNameContext(
  units: readonly { readonly words: readonly Word[] }[],
  language: string,
  capitalisesNouns: boolean,
): NameContext {
  const small = new Set<string>();
  for (const { words } of units)
    for (const word of words) if (!word.isStop && word.text === word.lower) small.add(word.lower);
  return { language, capitalisesNouns, small };
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
  ({ text, words }, language: string) =>
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
  if (isCalendarName(word.lower, language)) return false;
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
  if (isShortCalendarName(word.lower, context.language)) return false;
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
    const link = linkOf(word, context);
    if (link === 'after noun' && at === to + 1) isNounLink = true;
    else if (link === null || link === 'after noun' || (link === 'article' && !isNounLink))
      return linksList(sentence, from, to, context);
    if (!isNamePart(words[at + 1], context)) continue;
    if (isNounLink && !(context.language === 'en' && headsName(sentence, from, to))) return null;
    return at - from + 1 >= NAME_WORDS_MAX ? null : at + 1;
  }
  return null;
}

/** Where nouns take capitals "the friend of Anna" would be one name. */
function linkOf({ text }: Word, { capitalisesNouns }: NameContext): ReturnType<typeof nameLinkOf> {
  return capitalisesNouns && GERMAN_ARTICLES.test(text) ? null : nameLinkOf(text);
}

/** "Institute of Standards and Technology": after an "of" inside the name "and" may list what it is of. */
function linksList(sentence: Sentence, from: number, to: number, context: NameContext): number | null {
  const { words } = sentence;
  if (context.language !== 'en' || words[to + 1]?.text !== 'and' || gapBetween(sentence, to + 1) !== ' ')
    return null;
  const hasOf = words.slice(from, to).some((word) => word.text === 'of' || word.text === 'for');
  const [last, next] = [words[to], words[to + 2]];
  if (!hasOf || last === undefined || next === undefined || !isNamePart(next, context)) return null;
  return isEnglishWord(last.lower) && isEnglishWord(next.lower) ? to + 2 : null;
}

/** "The University of …", "Bank of …": an article or a common noun before the small word, never a person's name. */
function headsName(sentence: Sentence, from: number, to: number): boolean {
  const head = sentence.words[to];
  // "The director of the Example Foundation" is not part of its name.
  if (head !== undefined && typeOfNoun(head.lower) === 'person') return false;
  return sentence.words[from - 1]?.lower === 'the' || (head !== undefined && isEnglishWord(head.lower));
}

/** Cuts titles of persons and what has its capital from the start of the sentence; null when no name is left. */
function withoutOpening(sentence: Sentence, run: NameRun, context: NameContext): NameRun | null {
  const { words } = sentence;
  let from = run.from === 0 && opensPlainly(sentence, run, context) ? 1 : run.from;
  const word = (): Word | undefined => (from <= run.to ? words[from] : undefined);
  for (let at = word(); at !== undefined && isAcronymOfStop(at) && isShouted(sentence, from); at = word())
    from++;
  while (from < run.to && isHonorific(words[from])) from++;
  // What is left may open with a small word of the run: "of England".
  for (let at = word(); at !== undefined && !CAPITAL.test(bareText(at)); at = word()) from++;
  const first = word();
  if (first === undefined) return null;
  // German: one capital is a noun, two in a row are a name.
  if (context.capitalisesNouns && run.to === from && !ACRONYM.test(first.text)) return null;
  return { from, to: run.to };
}

/** True when the first word of the sentence has its capital from its place: it is no part of the name that follows. */
function opensPlainly({ words }: Sentence, run: NameRun, context: NameContext): boolean {
  const [first, second] = words;
  if (first === undefined || ACRONYM.test(first.text)) return false;
  if (run.to === 0 || second === undefined) return !isNewWord(first, context);
  if (context.capitalisesNouns || context.small.has(first.lower)) return true;
  if (genericWordsOf(context.language).has(first.lower)) return true;
  // "Visit FDA"
  if (run.to === 1 && ACRONYM.test(second.text) && !isNewWord(first, context)) return true;
  return second.text === second.text.toLowerCase() && opensNoun(first, context);
}

/** "Clocks of NIST": a noun at the start of the sentence heads a name only when it is one that names have. */
function opensNoun(word: Word, { language }: NameContext): boolean {
  return language === 'en' && isEnglishWord(word.lower) && typeOfNoun(word.lower) === null;
}

/** Alone at the start of a sentence only a word that no dictionary has is a name; other languages have no dictionary here. */
function isNewWord(word: Word, { language, small }: NameContext): boolean {
  return language === 'en' && !small.has(word.lower) && word.text.length > 2 && !isEnglishWord(word.lower);
}
