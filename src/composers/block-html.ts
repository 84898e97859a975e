import type { FaqItem } from '../schema/content-block.ts';

/** Content blocks as HTML: everything that came from a page is escaped, whatever it holds. */

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** One heading of the outline; `level` is clamped to 1-6. */
export function headingHtml(level: number, text: string): string {
  const tag = `h${String(Math.min(6, Math.max(1, level)))}`;
  return `<${tag}>${escapeHtml(text)}</${tag}>`;
}

/** Visible questions and answers under `title`, or each on a level of its own without one, and the same as FAQPage markup. */
export function faqHtml(title: string | null, items: readonly FaqItem[]): string {
  const level = title === null ? 2 : 3;
  const visible = items.flatMap(({ question, answer }) => [
    headingHtml(level, question),
    `<p>${escapeHtml(answer)}</p>`,
  ]);
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [
    '<section>',
    ...(title === null ? [] : [headingHtml(2, title)]),
    ...visible,
    `<script type="application/ld+json">${scriptJson(markup)}</script>`,
    '</section>',
  ].join('\n');
}

/** JSON that cannot end the script that it stands in: no `<`, and no line separators that old parsers break on. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
