import { packOf } from '../../languages/index.ts';
import type { Statement } from './statement.ts';

const SEPARATOR = /[|•·›»→]/g;
const SEPARATORS_MIN = 2;
const ENDS_SENTENCE = /[.!?。！？…؟।:：]["'”’»)\]]*\s*$/u;
const ANNOUNCES = /[:：]\s*$/u;
const FIGURE = /\p{N}/u;
/** A run of so many words without any small word is a row of labels. */
const LABELS_WORDS_MIN = 6;
/** A longer one is text without marks. */
const LABELS_WORDS_MAX = 80;
/** A longer statement says something before it announces what follows. */
const ANNOUNCING_WORDS_MAX = 14;
const CHARS_READ = 400;

/** What a statement is when it says nothing by itself. */
export interface Furniture {
  /** A breadcrumb, a row of tags or links: it names things and says nothing about them. */
  readonly isLabels: boolean;
  /** "Ann said:", "See the following:": it only announces what follows. */
  readonly isAnnouncing: boolean;
}

export function furnitureOf(statement: Statement, pageText: string, language: string): Furniture {
  const { kind, start, end, words } = statement;
  if (kind === 'code' || kind === 'table_row' || kind === 'heading') return NONE;
  const ending = pageText.slice(Math.max(start, end - 6), end);
  if (ENDS_SENTENCE.test(ending))
    return words.length <= ANNOUNCING_WORDS_MAX && ANNOUNCES.test(ending) ? ANNOUNCING : NONE;
  const text = pageText.slice(start, Math.min(end, start + CHARS_READ));
  if (FIGURE.test(text)) return NONE;
  const isTrail = (text.match(SEPARATOR)?.length ?? 0) >= SEPARATORS_MIN;
  return { isLabels: isTrail || isRun(statement, language), isAnnouncing: false };
}

const NONE: Furniture = { isLabels: false, isAnnouncing: false };
const ANNOUNCING: Furniture = { isLabels: false, isAnnouncing: true };

function isRun({ words }: Statement, language: string): boolean {
  if (packOf(language).grammar.isUnspaced || words.length < LABELS_WORDS_MIN) return false;
  if (words.length > LABELS_WORDS_MAX) return false;
  return words.every(({ isStop }) => !isStop);
}
