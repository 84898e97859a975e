import { expressionOf, matcherOf, perPack } from '../../languages/compile.ts';
import { packs } from '../../languages/index.ts';
import type { LanguagePack, WordList } from '../../languages/pack.ts';
import type { HeadingQuestions } from '../../languages/writing-words.ts';

/** Recognises questions among titles and headings, and questions that stand alone. */

const WORDS_MIN = 3;
const WORDS_MAX = 18;
const CHARS_MAX = 140;
const NUMBERING =
  /^(?:\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[a-z])[.):]\s*|\d{1,2}(?:\.\d{1,2}){1,3}\s+|#\d+[:.]?\s+|q\d{0,2}[:.]\s+|[-–—•·*»►▶✓❓\p{Emoji_Presentation}]+\s*)+/iu;

const formsOf = perPack(({ questions, writing, grammar: { isUnspaced } }: LanguagePack) => {
  const atStart = (list: WordList | null | undefined): RegExp =>
    matcherOf(list ?? null, { at: 'start', isUnspaced });
  const anywhere = (list: WordList | null | undefined): RegExp => matcherOf(list ?? null, { isUnspaced });
  return {
    openers: atStart(writing?.questions?.openers),
    unmarked: unmarkedOf(writing?.questions?.headings),
    tasks: atStart(questions?.tasks),
    pointers: anywhere(questions?.pointers),
    addresses: anywhere(questions?.addresses),
    anyone: atStart(questions?.anyone),
    selling: atStart(questions?.selling),
  };
});

function unmarkedOf(headings: HeadingQuestions | null | undefined): RegExp {
  return expressionOf('^@unmarked ', { unmarked: headings?.unmarked ?? null });
}

/** A heading or a title without its number and its decoration. */
export function bareHeading(text: string): string {
  return text
    .slice(0, CHARS_MAX * 2)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(NUMBERING, '')
    .replace(/[\p{Extended_Pictographic}\u{FE0F}\u{200B}]+/gu, '')
    .trim();
}

/** The question that a heading or a title asks, in its own capitals; null for other headings. */
export function questionIn(heading: string, pack: LanguagePack): string | null {
  const bare = bareHeading(heading);
  const { openers, tasks, unmarked } = formsOf(pack);
  const mark = bare.search(/[?？]/u);
  if (mark > 0) {
    // "DIY solar panels: Can you …?" asks after the colon.
    const question = bare.slice(0, mark + 1);
    const asking = [question, question.slice(question.lastIndexOf(': ') + 1).trim()].find((text) =>
      openers.test(withoutOpeningMark(text)),
    );
    return asking ?? null;
  }
  const parts = [bare, bare.slice(bare.indexOf(': ') + 1).trim()];
  const task = parts.find((part) => tasks.test(part));
  if (task !== undefined) return beforeSubtitle(task);
  return unmarked.test(bare) ? `${beforeSubtitle(bare)}?` : null;
}

/** True for a question that is clear without its page and that a reader would ask. */
export function standsAlone(question: string, pack: LanguagePack, isAddressedToReaders: boolean): boolean {
  const { pointers, addresses, anyone, selling } = formsOf(pack);
  const words = question.split(' ').length;
  if (words < WORDS_MIN || words > WORDS_MAX || question.length > CHARS_MAX) return false;
  const plain = withoutOpeningMark(question);
  if (pointers.test(plain) || selling.test(plain) || /[“”"]|\.\s|\.\.|…/u.test(plain)) return false;
  return !addresses.test(plain) || (isAddressedToReaders && anyone.test(plain));
}

/** True for a text that opens like a question. */
export function opensQuestion(text: string, pack: LanguagePack): boolean {
  return formsOf(pack).openers.test(withoutOpeningMark(text));
}

/** True for a text of any language that asks: it ends with a question mark, or opens like a question. */
export function isAsked(text: string): boolean {
  return /[?？؟]\s*$/u.test(text) || packs.some((pack) => opensQuestion(text, pack));
}

/** "How to open an LLC (2026 Guide)", "How to open an LLC: a guide". */
function beforeSubtitle(title: string): string {
  const end = /:\s|\s[-–—|]\s|\s?[([]/u.exec(title.slice(12));
  const front = end === null ? title : title.slice(0, end.index + 12);
  return front.replace(/[.:!,\s]+$/u, '');
}

function withoutOpeningMark(question: string): string {
  return question.replace(/^[¿\s]+/u, '');
}
