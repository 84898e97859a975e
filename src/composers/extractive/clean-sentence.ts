import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';

/** Marks that a page sets into its sentences and that mean nothing outside of it. */
const FOOTNOTE = expressionOf(
  '\\s*\\[(?:\\d{1,3}(?:\\s?[-–,]\\s?\\d{1,3})*|[a-z]|@remarks(?: \\d+)?)\\]',
  { remarks: listOfEveryLanguage(({ writing }) => writing?.quoting?.editorsRemarks) },
  'giu',
);
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]/gu;
const LEADING_MARK = /^(?:[#*>•·▪●‣–—-]+\s+|\(?\d{1,2}[.)]\s+)/u;
/** The label of a box, set before its first sentence without a mark of its own. */
const BOX_LABEL = expressionOf(
  '^@labels\\s+(?=\\p{Lu}\\p{Ll}+ \\p{Ll})',
  { labels: listOfEveryLanguage(({ writing }) => writing?.quoting?.boxLabels) },
  'u',
);
const EMPHASIS = /(\*\*|__)(?=\S)([^*_]+?)(?<=\S)\1/gu;
/** Left by a removed sign; "append()" is the name of a function. */
const EMPTY_BRACKETS = /(?<![\p{L}\p{N}_])[([]\s*[)\]]/gu;
const TRAILING_MARK = /\s*[¶#↑↩]+$/u;

/** The words of a page as they can stand in a block: one line, without footnote signs, bullets and Markdown. */
export function cleanSentence(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .replace(FOOTNOTE, '')
    .replace(EMPHASIS, '$2')
    .replace(LEADING_MARK, '')
    .replace(BOX_LABEL, '')
    .replace(TRAILING_MARK, '')
    .replace(EMPTY_BRACKETS, '')
    .replace(/ +([,.])(?=\s|$)/gu, '$1')
    .trim();
}

/** The words of a heading without numbering ("3.2 ", "Step 4: " stays), marks and a closing colon. */
export function cleanHeading(text: string): string {
  return cleanSentence(text)
    .replace(/^(?:\d+(?:\.\d+)+[.):]?|\d+[.):]|[IVX]{1,5}[.)])\s+(?=\p{L})/u, '')
    .replace(/[【】]/gu, ' ')
    .replace(/\s*[:：]$/u, '')
    .replace(/\s*\[[^\]]{1,20}\]$/u, '')
    .trim();
}
