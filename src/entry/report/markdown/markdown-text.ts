/**
 * Text of a hostile page in Markdown: it can neither format, link, nor end the block that quotes it. Expects one line of
 * visible text (`visible-text.ts`).
 */

import { quoted } from '../../../core/evidence/quoted.ts';

/** A backslash before any of ASCII's punctuation means the character (CommonMark, section 2.4). */
const active = /[\\`*_{}[\]<>&|~#@$]/g;

/** What begins a list, a heading's underline or a rule at the start of a line. */
const startOfBlock = /^(?:[-+=:]|\d+(?=[.)]))/;

/** One line of text without a meaning in Markdown; addresses in it become no links. */
export function markdownText(text: string): string {
  return text
    .replaceAll(active, String.raw`\$&`)
    .replaceAll('://', String.raw`\://`)
    .replaceAll(/\bwww\./gi, (found) => `${found.slice(0, -1)}\\.`)
    .replace(startOfBlock, (found) => (/\d/.test(found) ? `${found}\\` : `\\${found}`));
}

/** The address of an analysed page as a link; other text, and an address with credentials, is only text. */
export function markdownAddress(text: string): string {
  const url = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return markdownText(text);
  // An autolink ends at an angle bracket, and a cell of a table at a bar.
  return `<${url.href.replace(/[<>|\\`]/g, encodeURIComponent)}>`;
}

/** Words of a page in quotation marks that they cannot leave. */
export function markdownQuoted(text: string, charsMax?: number): string {
  return markdownText(quoted(text, charsMax));
}

/** A fenced block that its text cannot end: the fence is longer than any run of backticks in it. */
export function fenced(text: string, info: 'text' | 'html' | 'sh' | 'json'): string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${info}`, ...text.split('\n'), fence];
}
