import { expressionOf, matcherOf, perPack } from '../../../languages/compile.ts';
import type { LanguagePack } from '../../../languages/pack.ts';
import { naturalCase, withCapital } from './natural-case.ts';
import type { RunningText } from './running-text.ts';

/** Recognises questions among titles and headings, and questions that stand alone. */

const WORDS_MIN = 3;
const WORDS_MAX = 18;
const CHARS_MAX = 140;
const NUMBERING =
  /^(?:\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[a-z])[.):]\s*|\d{1,2}(?:\.\d{1,2}){1,3}\s+|#\d+[:.]?\s+|q\d{0,2}[:.]\s+|[-–—•·*»►▶✓❓\p{Emoji_Presentation}]+\s*)+/iu;

const formsOf = perPack((pack: LanguagePack) => {
  const { questions, writing } = pack;
  const { isUnspaced } = pack.grammar;
  const at = (list: string | null, place: 'start' | 'anywhere'): RegExp =>
    matcherOf(list, { at: place, isUnspaced });
  return {
    openers: at(writing?.questions?.openers ?? null, 'start'),
    unmarked: expressionOf('^@unmarked ', { unmarked: writing?.questions?.headings?.unmarked ?? null }),
    tasks: at(questions?.tasks ?? null, 'start'),
    pointers: at(questions?.pointers ?? null, 'anywhere'),
    addresses: at(questions?.addresses ?? null, 'anywhere'),
    anyone: at(questions?.anyone ?? null, 'start'),
    selling: at(questions?.selling ?? null, 'start'),
  };
});

/** A heading or a title without its number and its decoration. */
export function bareHeading(text: string): string {
  return text
    .slice(0, CHARS_MAX * 2)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(NUMBERING, '')
    .trim();
}

/** The question that a heading or a title asks, as people write it; null for other headings. */
export function questionIn(heading: string, text: RunningText, pack: LanguagePack): string | null {
  const bare = bareHeading(heading);
  const mark = bare.search(/[?？]/u);
  const forms = formsOf(pack);
  if (mark > 0) {
    const question = bare.slice(0, mark + 1);
    // "DIY solar panels: Can you …?" asks after the colon.
    const asking = forms.openers.test(withoutOpeningMark(question))
      ? question
      : question.slice(question.indexOf(': ') + 1).trim();
    return forms.openers.test(withoutOpeningMark(asking)) ? written(asking, text) : null;
  }
  const task = beforeSubtitle(bare);
  if (forms.tasks.test(task)) return written(`${task}?`, text).replace(/\?$/u, '');
  return forms.unmarked.test(bare) ? written(`${task}?`, text) : null;
}

/** True for a question that is clear without its page and that a reader would ask. */
export function standsAlone(question: string, pack: LanguagePack, isAddressedToReaders: boolean): boolean {
  const { pointers, addresses, anyone, selling } = formsOf(pack);
  const words = question.split(' ').length;
  if (words < WORDS_MIN || words > WORDS_MAX || question.length > CHARS_MAX) return false;
  const plain = withoutOpeningMark(question);
  if (pointers.test(plain) || selling.test(plain)) return false;
  return !addresses.test(plain) || (isAddressedToReaders && anyone.test(plain));
}

/** "How to open an LLC (2026 Guide)", "How to open an LLC: a guide". */
function beforeSubtitle(title: string): string {
  const front = /^(.{12,}?)(?::\s|\s[-–—|]\s|\s?\((?!.*\)\s*\p{L}))/u.exec(title)?.[1] ?? title;
  return front.replace(/[.:!,\s]+$/u, '');
}

function written(question: string, text: RunningText): string {
  const opening = /^¿/u.exec(question)?.[0] ?? '';
  return withCapital(opening + naturalCase(question.slice(opening.length), text));
}

function withoutOpeningMark(question: string): string {
  return question.replace(/^[¿\s]+/u, '');
}
