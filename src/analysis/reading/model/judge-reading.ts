import {
  answeredVerdicts,
  entityTypes,
  pageTypes,
  subjectTypes,
  type AnswerForm,
} from '../../../schema/vocabulary.ts';
import { packOf } from '../../../languages/index.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { contentStems } from '../../signals/terms.ts';
import { isQuestion, type Prose } from '../../signals/prose.ts';
import { wordsOf } from '../../language/words.ts';
import { modelAddressIn } from '../../model-address.ts';
import { indexText } from '../gaps/term-support.ts';
import { intents } from '../intent/intent.ts';
import { SPAN_WORDS_MAX, UNSPACED_SPAN_WORDS_MAX } from '../answers/spans.ts';
import {
  queryKey,
  type ModelQuery,
  type ModelReading,
  type ModelSpan,
  type ModelVerdict,
} from './model-reading.ts';
import { pageWordsOf, type PageWords } from './page-words.ts';
import type { WrittenAnswer } from './proposed-reading.ts';
import { readReading, type WrittenQuery, type WrittenReading } from './written-reading.ts';

const QUERIES_MAX = 10;
const ENTITIES_MAX = 50;
const MISSING_MAX = 10;
/** A single word is no question, unless it is the subject. */
const QUERY_WORDS_MIN = 2;
const NAME_WORDS_MAX = 12;

/** The parts of a page that a reading is compared with. */
export interface ReadPage {
  readonly page: PageDocument;
  readonly prose: Prose;
  /** The queries of the caller. */
  readonly given: readonly string[];
  /** The address after redirects. */
  readonly url: string;
}

/**
 * What stands of a model's answer about this page; null when nothing can be read from it. The page decides, never the
 * model: what it does not contain is left to the rules. Pure; never throws on any answer.
 */
export function judgeReading(answer: WrittenAnswer, read: ReadPage): ModelReading | null {
  const written = readReading(answer.text);
  if (written === null) return null;
  const words = pageWordsOf(read.page, read.prose, read.url);
  const { reader, isCut } = answer;
  const subject = subjectIn(written, words);
  return {
    reader,
    subject,
    pageType: memberOf(pageTypes, written.pageType),
    queries: queriesIn(written, read, words, subject?.name ?? null),
    entities: entitiesIn(written, words),
    missing: missingIn(written, read, words, isCut),
    isCut,
  };
}

function memberOf<Member extends string>(members: readonly Member[], value: string | null): Member | null {
  return members.find((member) => member === value) ?? null;
}

/** A line of plain words: no address, no markup, nothing addressed to a model. */
function isPlain(text: string): boolean {
  return !/[<>{}]|https?:|www\./iu.test(text) && modelAddressIn(text) === null;
}

function subjectIn({ subject }: WrittenReading, words: PageWords): ModelReading['subject'] {
  if (subject === null || !isPlain(subject.name)) return null;
  if (!words.names(subject.name) && !words.holdsWords(subject.name)) return null;
  return { name: subject.name, type: memberOf(subjectTypes, subject.type) };
}

function queriesIn(
  { queries }: WrittenReading,
  read: ReadPage,
  words: PageWords,
  subject: string | null,
): readonly ModelQuery[] {
  const { language } = read.page;
  const given = new Map(read.given.map((text) => [queryKey(text), text.trim()]));
  const known = knownStems(read);
  const accepted = new Map<string, ModelQuery>();
  for (const written of queries) {
    const key = queryKey(written.query);
    if (accepted.size >= QUERIES_MAX) break;
    if (accepted.has(key)) continue;
    if (given.size === 0 && !isAskedOf(written.query)) continue;
    const text = given.size === 0 ? written.query : given.get(key);
    if (text === undefined) continue;
    const intent = memberOf(intents, written.intent);
    accepted.set(key, { text, intent, verdict: verdictIn(written, read, words) });
  }
  return [...accepted.values()];

  function isAskedOf(query: string): boolean {
    const isSubject = subject !== null && queryKey(query) === queryKey(subject);
    const asked = wordsOf(query, language);
    if (!isPlain(query) || (asked.length < QUERY_WORDS_MIN && !isSubject)) return false;
    return [...contentStems(asked)].some((stem) => known.has(stem));
  }
}

/** Stems of the text and of what names the page. */
function knownStems({ page, prose }: ReadPage): ReadonlySet<string> {
  const { title, description } = page.metadata;
  const named = wordsOf([title, description, page.titleHeading].join(' · '), page.language);
  const stems = new Set(contentStems(named));
  for (const { words } of prose.units) for (const { stem, isStop } of words) if (!isStop) stems.add(stem);
  return stems;
}

function verdictIn(
  { answered, answer }: WrittenQuery,
  read: ReadPage,
  words: PageWords,
): ModelVerdict | null {
  const verdict = memberOf(answeredVerdicts, answered);
  if (verdict === null) return null;
  if (verdict === 'no') return { answered: verdict };
  const span = answer === null ? null : spanIn(answer, read, words);
  return span === null ? null : { answered: verdict, span };
}

/** The quoted words in the page's text, cut to what may be quoted; null when they do not stand there or state nothing. */
function spanIn(answer: string, { page }: ReadPage, words: PageWords): ModelSpan | null {
  const found = words.find(answer);
  if (found === null) return null;
  const quoted = page.text.slice(found.start, found.end);
  if (isQuestion({ text: quoted.trim() }) && !/[.!。]\s/u.test(quoted)) return null;
  if (modelAddressIn(quoted) === 'open') return null;
  const wordsMax = packOf(page.language).grammar.isUnspaced ? UNSPACED_SPAN_WORDS_MAX : SPAN_WORDS_MAX;
  const quotedWords = wordsOf(quoted, page.language);
  const last = quotedWords.length > wordsMax ? quotedWords[wordsMax - 1] : undefined;
  const end = last === undefined ? found.end : found.start + last.end;
  return { start: found.start, end, form: formOf(page, found.start, end) };
}

/** The form of a span by the blocks that it stands in. */
function formOf({ blocks }: PageDocument, start: number, end: number): AnswerForm {
  const at = blocks.findIndex((block) => block.end > start);
  const block = blocks[at];
  if (block === undefined) return 'passage';
  const before = blocks[at - 1];
  if (before !== undefined && isQuestion({ text: before.text })) return 'faq';
  const isWithin = end <= block.end;
  if (block.kind === 'list_item') return isWithin ? 'list_item' : block.ordered ? 'steps' : 'passage';
  if (!isWithin || block.kind === 'code') return 'passage';
  if (block.kind === 'table_row') return 'table_row';
  return /[.!?。！？]\s/u.test(block.text.slice(start - block.start, end - block.start))
    ? 'passage'
    : 'sentence';
}

function entitiesIn({ entities }: WrittenReading, words: PageWords): ModelReading['entities'] {
  if (entities === null) return null;
  const accepted = new Map<
    string,
    { readonly name: string; readonly type: (typeof entityTypes)[number] | null }
  >();
  for (const { name, type } of entities) {
    const key = queryKey(name);
    if (key === '' || accepted.has(key) || accepted.size >= ENTITIES_MAX) continue;
    if (name.split(' ').length > NAME_WORDS_MAX || !isPlain(name) || !words.names(name)) continue;
    accepted.set(key, { name, type: memberOf(entityTypes, type) });
  }
  return accepted.size === 0 ? null : [...accepted.values()];
}

/** Figures and names of a gap must be the page's or the caller's: a gap that brings its own is a claim. */
function missingIn(
  { missing }: WrittenReading,
  { page, prose, given }: ReadPage,
  words: PageWords,
  isCut: boolean,
): ModelReading['missing'] {
  if (missing === null) return null;
  const stemsOf = (name: string): readonly string[] => [...contentStems(wordsOf(name, page.language))];
  // What the model did not see may stand in the rest of the page.
  const index = isCut
    ? indexText(
        prose,
        page.language,
        missing.map(({ name }) => stemsOf(name)),
      )
    : null;
  const asked = given.join(' | ').toLowerCase();
  const isKnown = (name: string): boolean => words.names(name) || asked.includes(name.toLowerCase());
  const claiming = packOf(page.language).grammar.capitalisesNouns ? FIGURE : FIGURE_OR_NAME;
  const claimsNothing = (text: string): boolean =>
    isPlain(text) && [...text.matchAll(claiming)].every(([name]) => isKnown(name));
  const accepted = new Map<string, { readonly name: string; readonly why: string | null }>();
  for (const { name, why } of missing) {
    const key = queryKey(name);
    if (key === '' || accepted.has(key) || accepted.size >= MISSING_MAX) continue;
    if (name.split(' ').length > NAME_WORDS_MAX || !claimsNothing(name)) continue;
    if (index !== null && index.find(stemsOf(name)).support !== null) continue;
    accepted.set(key, { name, why: why !== null && claimsNothing(why) ? why : null });
  }
  return accepted.size === 0 && missing.length > 0 ? null : [...accepted.values()];
}

/** Numbers, and words with a capital inside, which are names wherever they stand. */
const FIGURE = /\p{N}[\p{N}.,]*\p{N}|\p{N}|\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu;
/** The same, and capitalised words that do not open the text. */
const FIGURE_OR_NAME =
  /\p{N}[\p{N}.,]*\p{N}|\p{N}|\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|(?<=[^\s.!?:;]\s+)\p{Lu}[\p{L}\p{N}&'’-]*/gu;
