/**
 * Variants of a page that answers a question with a figure, each with one fault. The right cause is known, because the
 * winner of the test is the page without the fault. A variant is null where the page does not allow it.
 */
import { wordsOf } from '../../../dist/core/text/words.js';
import { questionStems } from '../../../dist/core/citations/index-passages.js';
import { sentencesOf } from './page-blocks.mjs';

/**
 * @typedef {object} Asked a labelled question
 * @property {string} question
 * @property {string} answer the words of the page that answer it
 * @property {string} name what the page is about
 */

const vagueWords = { sum: 'a fair sum', share: 'a part', number: 'several' };
const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred|thousand|million|billion|half a million)\b/giu;
const agedDay = '2019-03-01';
const inventedNames = ['Varnholt', 'Quessa', 'Orbrick'];
/** A shorter page has no end that is far from its beginning. */
const lateWordsMin = 300;
/** A page that is mostly gone is another page. */
const keptShareMin = 0.5;
const otherWordsMin = 60;

/** Figures as a page writes them, without marks around them. */
export function figuresIn(text) {
  return [...new Set(text.match(/\d+(?:[.,:/]\d+)*/g) ?? [])];
}

/** @type {{ kind: string, cause: string, make: (page: import('./page-blocks.mjs').PageBlocks, asked: Asked) => import('./page-blocks.mjs').PageBlocks | null }[]} */
export const variants = [
  { kind: 'equal', cause: 'outranked', make: (page) => page },
  { kind: 'removed', cause: 'missing', make: removed },
  { kind: 'at the end', cause: 'late', make: atTheEnd },
  { kind: 'vague', cause: 'vague', make: vague },
  { kind: 'aged', cause: 'outdated', make: (page) => ({ ...page, day: agedDay }) },
  { kind: 'negated', cause: 'missing', make: negated },
  { kind: 'renamed', cause: 'mismatch', make: renamed },
  { kind: 'noindex', cause: 'unreachable', make: (page) => ({ ...page, robots: 'noindex' }) },
  { kind: 'no word of the question', cause: 'not_retrieved', make: withoutQuestion },
];

function removed(page, asked) {
  const left = changed(page, asked, () => null);
  return isMostlyKept(page, left) ? left : null;
}

function atTheEnd(page, asked) {
  const { answer } = asked;
  const at = page.blocks.findIndex(({ text }) => overlaps(text, answer));
  const words = wordCount(page.blocks);
  if (words < lateWordsMin || wordCount(page.blocks.slice(0, at)) > words / 3) return null;
  const moved = [];
  const left = changed(page, asked, (sentence) => {
    if (overlaps(sentence, answer)) moved.push(sentence);
    return null;
  });
  if (moved.length === 0 || !isMostlyKept(page, left)) return null;
  const last = { kind: 'paragraph', level: 0, text: moved.join(' ') };
  return { ...left, blocks: [...left.blocks, { kind: 'heading', level: 2, text: 'Notes' }, last] };
}

function vague(page, asked) {
  return changed(page, asked, (sentence) =>
    sentence
      .replace(/[$€£]\s?\d[\d.,]*(?:\s?(?:k|m|bn|million|billion)\b)?/giu, vagueWords.sum)
      .replace(/\d[\d.,]*\s?(?:%|percent\b)/giu, vagueWords.share)
      .replace(
        /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\.|Feb\.|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.)(?=\s+(?:the\s+)?\d|\s*,)/gu,
        'that season',
      )
      .replace(numberWords, vagueWords.number)
      .replace(/\d+(?:[.,:/]\d+)*/gu, vagueWords.number),
  );
}

function negated(page, asked) {
  return changed(page, asked, (sentence) =>
    overlaps(sentence, asked.answer) ? `It is not true that ${sentence}` : null,
  );
}

/** Another variant of what is asked about: each name of the question is another one on the page. */
function renamed(page, { question, answer }) {
  const names = (question.match(/(?<=\S\s+)\p{Lu}[\p{L}\p{N}-]+/gu) ?? []).filter(
    (name) => !answer.includes(name) && page.blocks.some(({ text }) => text.includes(name)),
  );
  if (names.length === 0) return null;
  const other = (text) =>
    names.reduce((all, name, index) => all.replaceAll(name, inventedNames[index % 3]), text);
  const blocks = page.blocks.map((block) => ({ ...block, text: other(block.text) }));
  return { ...page, title: other(page.title), blocks };
}

function withoutQuestion(page, { question }) {
  const stems = new Set(questionStems(question, page.language));
  const isOther = (text) => wordsOf(text, page.language).every(({ stem }) => !stems.has(stem));
  const blocks = page.blocks.filter(({ text }) => isOther(text));
  if (wordCount(blocks) < otherWordsMin) return null;
  return { ...page, title: isOther(page.title) ? page.title : 'Notes', blocks };
}

/** The page with every sentence changed that has words of the answer or one of its figures; null removes the sentence. */
function changed(page, { answer }, change) {
  const figures = figuresIn(answer);
  const isOfAnswer = (sentence) =>
    overlaps(sentence, answer) || figuresIn(sentence).some((figure) => figures.includes(figure));
  const blocks = page.blocks.flatMap((block) => {
    const sentences = sentencesOf(block, page.language);
    if (!sentences.some(isOfAnswer)) return [block];
    const kept = sentences.map((one) => (isOfAnswer(one) ? change(one) : one)).filter((one) => one !== null);
    return kept.length === 0 ? [] : [{ ...block, text: kept.join(' ') }];
  });
  const title = figures.reduce((all, figure) => all.replaceAll(figure, ''), page.title);
  return { ...page, title, blocks };
}

/** True where the answer is in the text, or a sentence of the text in the answer. */
function overlaps(text, answer) {
  const [one, other] = [plain(text), plain(answer)];
  return one.includes(other) || (one.length > 12 && other.includes(one));
}

function plain(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isMostlyKept(page, left) {
  return wordCount(left.blocks) >= keptShareMin * wordCount(page.blocks);
}

function wordCount(blocks) {
  return blocks.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}
