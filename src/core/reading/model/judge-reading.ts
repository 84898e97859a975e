import {
  answeredVerdicts,
  entityTypes,
  pageTypes,
  subjectTypes,
  type AnswerForm,
} from '../../schema/vocabulary.ts';
import { packOf } from '../../languages/index.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { wordKey } from '../../page-facts/word-key.ts';
import { contentStems } from '../../signals/terms.ts';
import { isQuestion } from '../../signals/prose.ts';
import { wordsOf } from '../../text/words.ts';
import { modelAddressIn } from '../../text/model-address.ts';
import { askedKindOf } from '../answers/answer-kind.ts';
import { indexText } from '../gaps/term-support.ts';
import { intents } from '../intent/intent.ts';
import { SPAN_WORDS_MAX, UNSPACED_SPAN_WORDS_MAX } from '../answers/spans.ts';
import { type ModelQuery, type ModelReading, type ModelSpan, type ModelVerdict } from './model-reading.ts';
import { claimsIn, isPlain, leadsElsewhere } from './claims-nothing.ts';
import { combineReadings } from './combine-readings.ts';
import { holdsKind } from './holds-kind.ts';
import { pageWordsOf, type PageWords } from './page-words.ts';
import type { WrittenAnswer } from './proposed-reading.ts';
import type { ReadPage } from './read-page.ts';
import { verifiedJudgement } from './verified-judgement.ts';
import { readReading, type WrittenQuery, type WrittenReading } from './written-reading.ts';

const QUERIES_MAX = 10;
const ENTITIES_MAX = 50;
const MISSING_MAX = 10;
/** A single word asks nothing, unless it is the subject. */
const QUERY_WORDS_MIN = 2;
const NAME_WORDS_MAX = 12;

/**
 * What this page confirms of a model's answer about it; null when nothing can be read from it. The page decides, never the
 * model: what it does not contain is left to the rules. Pure; never throws on any answer.
 */
export function judgeReading(answer: WrittenAnswer, read: ReadPage): ModelReading | null {
  const readings = answerTexts(answer).flatMap((text) => {
    const one = judgeText(text, answer, read);
    return one === null ? [] : [one];
  });
  const [first] = readings;
  if (first === undefined) return null;
  const combined = combineReadings(first, readings.slice(1));
  // The model has not seen a changed page: what it said of the page before stays.
  return answer.before === undefined ? combined : { ...combined, judgement: answer.before.judgement };
}

/** The text of each answer; a list that cannot be read is one answer that cannot be read. */
function answerTexts({ text, samples = 1 }: WrittenAnswer): readonly string[] {
  if (samples === 1) return [text];
  try {
    const texts: unknown = JSON.parse(text);
    if (Array.isArray(texts)) return texts.filter((one) => typeof one === 'string').slice(0, samples);
  } catch {
    // The service writes the list: another text is an answer of before.
  }
  return [text];
}

function judgeText(
  text: string,
  { reader, isCut, hasAnswers = false, offset = 0 }: WrittenAnswer,
  read: ReadPage,
): ModelReading | null {
  const written = readReading(text);
  if (written === null) return null;
  const words = pageWordsOf(read.page, read.prose, read.url);
  const subject = subjectIn(written, words);
  const queries = queriesIn(written, read, words, subject?.name ?? null);
  const entities = entitiesIn(written, words);
  const pageType = memberOf(pageTypes, written.pageType);
  const comparison = { read, words, isKnown: isKnownIn(read, words), offset };
  return {
    reader,
    subject,
    pageType,
    queries,
    entities,
    missing: missingIn(written, read, comparison.isKnown, isCut),
    judgement:
      written.judgement === null
        ? null
        : verifiedJudgement(written.judgement, { queries, entities, pageType }, comparison),
    isCut,
    sawAnswers: !isCut || hasAnswers,
  };
}

/** Figures and names of the page, and of what the caller asks. */
function isKnownIn({ given }: ReadPage, words: PageWords): (name: string) => boolean {
  const asked = given.join(' | ').toLowerCase();
  return (name) => words.names(name) || asked.includes(name.toLowerCase());
}

function memberOf<Member extends string>(members: readonly Member[], value: string | null): Member | null {
  return members.find((member) => member === value) ?? null;
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
  const given = new Map(read.given.map((text) => [wordKey(text), text.trim()]));
  const known = knownStems(read);
  const accepted = new Map<string, ModelQuery>();
  for (const written of queries) {
    const key = wordKey(written.query);
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
    const isSubject = subject !== null && wordKey(query) === wordKey(subject);
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
  { query, answered, answer }: WrittenQuery,
  read: ReadPage,
  words: PageWords,
): ModelVerdict | null {
  const verdict = memberOf(answeredVerdicts, answered);
  if (verdict === null) return null;
  if (verdict === 'no') return { answered: verdict };
  const span = answer === null ? null : spanIn(answer, read, words);
  if (span === null) return null;
  const { language } = read.page;
  if (holdsKind(span.text, askedKindOf(query, language), language)) return { answered: verdict, span };
  return { answered: 'unproven' };
}

/**
 * The quoted words in the page's text, cut to what may be quoted, or in its title, heading or description; null when they
 * are in none of these or state nothing.
 */
function spanIn(answer: string, { page }: ReadPage, words: PageWords): ModelSpan | null {
  const found = words.find(answer);
  const inHead = found === null ? words.findInHead(answer) : null;
  const quoted = found === null ? inHead : page.text.slice(found.start, found.end);
  if (quoted === null || modelAddressIn(quoted) === 'open') return null;
  if (isQuestion({ text: quoted.trim() }) && !/[.!。]\s/u.test(quoted)) return null;
  const wordsMax = packOf(page.language).grammar.isUnspaced ? UNSPACED_SPAN_WORDS_MAX : SPAN_WORDS_MAX;
  const quotedWords = wordsOf(quoted, page.language);
  const last = quotedWords.length > wordsMax ? quotedWords[wordsMax - 1] : undefined;
  const text = last === undefined ? quoted : quoted.slice(0, last.end);
  if (found === null) return { start: null, end: null, text, form: 'sentence' };
  const end = found.start + text.length;
  return { start: found.start, end, text, form: formOf(page, found.start, end) };
}

/** The form of a span by the blocks that contain it. */
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
    const key = wordKey(name);
    if (key === '' || accepted.has(key) || accepted.size >= ENTITIES_MAX) continue;
    if (name.split(' ').length > NAME_WORDS_MAX || !isPlain(name) || !words.names(name)) continue;
    accepted.set(key, { name, type: memberOf(entityTypes, type) });
  }
  return accepted.size === 0 ? null : [...accepted.values()];
}

/** Figures and names of a gap must be the page's or the caller's: a gap that brings its own is a claim. */
function missingIn(
  { missing }: WrittenReading,
  { page, prose }: ReadPage,
  isKnown: (name: string) => boolean,
  isCut: boolean,
): ModelReading['missing'] {
  if (missing === null) return null;
  const stemsOf = (name: string): readonly string[] => [...contentStems(wordsOf(name, page.language))];
  // What the model did not see may be in the rest of the page.
  const index = isCut
    ? indexText(
        prose,
        page.language,
        missing.map(({ name }) => stemsOf(name)),
      )
    : null;
  const { capitalisesNouns } = packOf(page.language).grammar;
  const claimsNothing = (text: string): boolean =>
    isPlain(text) &&
    !leadsElsewhere(text, isKnown) &&
    claimsIn(text, capitalisesNouns).every(([name]) => isKnown(name));
  const accepted = new Map<string, { readonly name: string; readonly why: string | null }>();
  for (const { name, why } of missing) {
    const key = wordKey(name);
    if (key === '' || accepted.has(key) || accepted.size >= MISSING_MAX) continue;
    if (name.split(' ').length > NAME_WORDS_MAX || !claimsNothing(name)) continue;
    if (index !== null && index.find(stemsOf(name)).support !== null) continue;
    accepted.set(key, { name, why: why !== null && claimsNothing(why) ? why : null });
  }
  return accepted.size === 0 && missing.length > 0 ? null : [...accepted.values()];
}
