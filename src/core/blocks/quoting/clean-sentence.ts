import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';

/** Footnote and editor's marks, which mean nothing outside of the page. */
const FOOTNOTE = expressionOf(
  '(?<!\\s)\\s*\\[(?:\\d{1,3}(?:\\s?[-–,]\\s?\\d{1,3})*|[a-z]|@remarks(?: \\d+)?)\\]',
  { remarks: listOfEveryLanguage(({ writing }) => writing?.quoting?.editorsRemarks) },
  'giu',
);
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]/gu;
const LEADING_MARK = /^(?:[#*>•·▪●‣–—-]+\s+|\(?\d{1,2}[.)]\s+)/u;
/** The label of a box, directly before its first sentence. */
const BOX_LABEL = expressionOf(
  '^@labels\\s+(?=\\p{Lu}\\p{Ll}+ \\p{Ll})',
  { labels: listOfEveryLanguage(({ writing }) => writing?.quoting?.boxLabels) },
  'u',
);
const EMPHASIS = /(\*\*|__)(?=\S)([^*_]+?)(?<=\S)\1/gu;
/** Left over after a removed mark; "append()" is the name of a function. */
const EMPTY_BRACKETS = /(?<![\p{L}\p{N}_])[([]\s*[)\]]/gu;
const TRAILING_MARK = /(?<!\s)\s*(?<![¶#↑↩])[¶#↑↩]+$/u;

/** Text of the page for use in a block: one line, without footnote marks, bullets and Markdown. */
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
    .replace(/(?<! ) +([,.])(?=\s|$)/gu, '$1')
    .trim();
}

/** Text of a heading without numbering ("3.2 "; "Step 4: " stays), marks and a closing colon. */
export function cleanHeading(text: string): string {
  return cleanSentence(text)
    .replace(/^(?:\d+(?:\.\d+)+[.):]?|\d+[.):]|[IVX]{1,5}[.)])\s+(?=\p{L})/u, '')
    .replace(/[【】]/gu, ' ')
    .replace(/(?<!\s)\s*[:：]$/u, '')
    .replace(/(?<!\s)\s*\[[^\]]{1,20}\]$/u, '')
    .trim();
}
