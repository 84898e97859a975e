import type { FaqItem } from '../schema/content-block.ts';
import { escapeText, faqJson } from './piece-html.ts';

/** HTML of blocks before they get their ids; `withHtml` renders the final markup. */

/** One heading of the outline; `level` is clamped to 1-6. */
export function headingHtml(level: number, text: string): string {
  const tag = `h${String(Math.min(6, Math.max(1, level)))}`;
  return `<${tag}>${escapeText(text)}</${tag}>`;
}

/** Visible questions and answers under `title`, or each on a level of its own without one, and the same as FAQPage markup. */
export function faqHtml(title: string | null, items: readonly FaqItem[]): string {
  const level = title === null ? 2 : 3;
  const visible = items.flatMap(({ question, answer }) => [
    headingHtml(level, question),
    `<p>${escapeText(answer)}</p>`,
  ]);
  return [
    '<section>',
    ...(title === null ? [] : [headingHtml(2, title)]),
    ...visible,
    `<script type="application/ld+json">${faqJson(items)}</script>`,
    '</section>',
  ].join('\n');
}
