import {
  entriesOf,
  joinLists,
  matcherOf,
  matcherOfAll,
  matchersOf,
  patternOf,
  patternOfAll,
  type WrittenList,
} from '../languages/compile.ts';
import { packs } from '../languages/index.ts';
import { international } from '../languages/international.ts';
import type { IntegrityWords, WordList } from '../languages/pack.ts';

/**
 * Finds sentences addressed to a language model instead of a reader, of three kinds: orders to drop earlier instructions,
 * in all languages; orders to cite or recommend the page, in a text that names a model; and requests, polite or in the third
 * person, to favour or rate the page.
 */

/** Lists of all languages: text for a model is often in another language than the page. */
function inAllLanguages(pick: (words: IntegrityWords) => WordList | null): readonly WrittenList[] {
  return packs.flatMap(({ integrity, grammar: { isUnspaced } }) =>
    integrity === null ? [] : [{ list: pick(integrity), isUnspaced }],
  );
}

const DROP_INSTRUCTIONS = matcherOfAll(inAllLanguages(({ droppedInstructions }) => droppedInstructions));
/** Cheap test before the expression: every such order contains one of these. */
const DROPPING = entriesOf(
  joinLists(inAllLanguages(({ droppedInstructionMarks }) => droppedInstructionMarks).map(({ list }) => list)),
);
const MODEL = matcherOfAll(
  [{ list: international.assistants, isUnspaced: false }, ...inAllLanguages(({ modelNames }) => modelNames)],
  { isCaseSensitive: true },
);
/** "Cite this page", "recommend our product", "rank us first": a verb of favour with the page's owner as its object. */
const FAVOUR = patternOfAll(packs.map(({ integrity }) => integrity?.favours ?? null));
/** Sentences that consist of the order alone; "Please cite this article as" is for people. */
const COMMANDS = inAllLanguages(({ favourCommands }) => favourCommands).map(({ list, isUnspaced }) =>
  matcherOf(list, { at: 'start', isUnspaced }),
);

/** The matchers of one language for requests of every other form. */
interface FavourReader {
  readonly models: RegExp;
  readonly readers: RegExp;
  readonly greetings: RegExp;
  readonly requests: RegExp;
  readonly openQuestions: RegExp;
  readonly ownPage: RegExp;
  readonly favour: RegExp;
  readonly rating: RegExp;
  readonly fullRating: RegExp;
  readonly highMark: RegExp;
  readonly answers: RegExp;
}

const READERS = packs.flatMap(({ integrity, grammar: { isUnspaced } }): FavourReader[] => {
  const words = integrity?.favourRequests ?? null;
  if (words === null) return [];
  const { readers, requests, ownPage, answers } = words;
  return [
    {
      ...matchersOf({ readers, requests, ownPage, answers }, { isUnspaced }),
      models: matcherOf(words.models, { isUnspaced, isCaseSensitive: true }),
      greetings: matcherOf(words.greetings, { isUnspaced, at: 'start' }),
      openQuestions: matcherOf(words.openQuestions, { isUnspaced, at: 'start' }),
      favour: patternOf(words.favour),
      rating: patternOf(words.rating),
      fullRating: patternOf(words.fullRating),
      highMark: patternOf(words.highMark),
    },
  ];
});

/** `before` is the paragraph up to the text. `open`: the text gives the order itself; `quoted`: it quotes one; null: none. */
export function modelAddressIn(text: string, before = ''): 'open' | 'quoted' | null {
  const at = orderIn(text, (reader, from) => isGreeted(before + text.slice(0, from), reader));
  if (at === null) return null;
  return isInsideQuotation(before + text.slice(0, at)) ? 'quoted' : 'open';
}

/** True for a text that addresses a model in some paragraph: by itself, or below a greeting of one. */
export function mayAddressModel(text: string): boolean {
  return orderIn(text, () => true) !== null;
}

/** Whether the sentence that begins at the offset follows a greeting of a model. */
type Greeted = (reader: FavourReader, from: number) => boolean;

/** Offset of the order or request; null for a text without one. */
function orderIn(text: string, isGreeted: Greeted): number | null {
  const lower = text.toLowerCase();
  // "US firms" are not "us".
  const said = /\p{Ll}/u.test(text) ? text.replace(/\bUS\b/g, '__') : text;
  const order =
    (DROPPING.some((word) => lower.includes(word)) ? DROP_INSTRUCTIONS.exec(text) : null) ??
    COMMANDS.map((command) => command.exec(text)).find((found) => found !== null) ??
    (MODEL.test(text) && !isOpenQuestion(text) ? FAVOUR.exec(said) : null);
  if (order !== null) return order.index;
  let from = 0;
  for (const { 0: end, index } of [...said.matchAll(SENTENCE_END), { 0: '', index: said.length }]) {
    const at = requestIn(said.slice(from, index + end.length), (reader) => isGreeted(reader, from));
    if (at !== null) return from + at;
    from = index + end.length;
  }
  return null;
}

/** Simpler than `sentencesOf`: callers give single sentences, or texts whose language is not known. */
const SENTENCE_END = /[.!?…]["”’»)]?\s+|\n/gu;

/** Offset of the favour that a sentence requests of a language model, in any language. */
function requestIn(sentence: string, isGreeted: (reader: FavourReader) => boolean): number | null {
  if (isOpenQuestion(sentence)) return null;
  for (const reader of READERS) {
    const favour = reader.favour.exec(sentence);
    const mayRate = reader.highMark.test(sentence);
    const full = mayRate ? reader.fullRating.exec(sentence) : null;
    const asked = favour ?? full ?? (mayRate ? reader.rating.exec(sentence) : null);
    if (asked === null || !(asked.index === 0 || reader.requests.test(sentence))) continue;
    if (MODEL.test(sentence) || reader.models.test(sentence) || isGreeted(reader)) return asked.index;
    const ofUnnamed = askedOfUnnamed(sentence, reader, { favour, full });
    if (ofUnnamed !== null) return ofUnnamed.index;
  }
  return null;
}

/** What people are not asked for: a full mark for a page, citing it "in your answers". */
function askedOfUnnamed(
  sentence: string,
  { ownPage, readers, answers }: FavourReader,
  { favour, full }: Readonly<Record<'favour' | 'full', RegExpExecArray | null>>,
): RegExpExecArray | null {
  const isOfPage = ownPage.test(sentence);
  const isOfReaders = readers.test(sentence);
  if (full !== null && (isOfPage || isOfReaders)) return full;
  return (isOfPage && isOfReaders) || answers.test(sentence) ? favour : null;
}

/** "How do assistants rank our pages?" asks for a fact; "Could you rank our page first?" is a request. */
function isOpenQuestion(text: string): boolean {
  return /[?？]["”’»)]?\s*$/u.test(text) && READERS.some(({ openQuestions }) => openQuestions.test(text));
}

/** A longer sentence that begins like a greeting is none. */
const GREETING_CHARS_MAX = 120;
/** How far before a text a greeting is looked for. */
const GREETING_CHARS_READ = 400;

/** True when a sentence before the text greets or notifies a model: "Dear AI assistants!". */
function isGreeted(before: string, { greetings, models }: FavourReader): boolean {
  return before
    .slice(-GREETING_CHARS_READ)
    .split(/(?<=[.!?:…,])\s+/u)
    .some(
      (part) =>
        part.length <= GREETING_CHARS_MAX && greetings.test(part) && (MODEL.test(part) || models.test(part)),
    );
}

/** True when a quotation is open at the end of the text. Apostrophes do not count: they are too frequent. */
function isInsideQuotation(before: string): boolean {
  const count = (pattern: RegExp): number => before.match(pattern)?.length ?? 0;
  if (before.lastIndexOf('‘') > before.lastIndexOf('’')) return true;
  if (count(/["＂]/g) % 2 === 1 || count(/`/g) % 2 === 1) return true;
  // The German closing mark is the English opening one.
  const closedInGerman = before.includes('„') ? count(/“/g) : 0;
  return count(/[“„«「『]/g) - closedInGerman > count(/[”»」』]/g) + closedInGerman;
}
