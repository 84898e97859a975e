/** A labelled page as its title, dates and blocks of main content, which scripts can change and write as HTML again. */
import { readDocument } from '../../../dist/core/document/page-document.js';
import { CELL_SEPARATOR } from '../../../dist/core/document/segmentation.js';
import { sentencesIn } from '../../../dist/core/blocks/grounding/claim-sentences.js';
import { escapeHtml } from '../escape-html.mjs';

/**
 * @typedef {{ kind: string, level: number, text: string }} Block
 * @typedef {{ title: string, language: string, day: string, robots: string | null, blocks: readonly Block[] }} PageBlocks
 */

/** The same day for all pages of a test, so that dates differ only where a variant changes them. */
const sameDay = '2026-01-15';

/** @returns {PageBlocks} */
export function pageBlocks(html) {
  const page = readDocument(html);
  return {
    title: page.metadata.title ?? page.titleHeading ?? 'Untitled',
    language: page.language,
    day: sameDay,
    robots: null,
    blocks: page.allBlocks.map(({ kind, level, text }) => ({ kind, level, text })),
  };
}

/** The sentences of a block; a row, heading or line of code is one. */
export function sentencesOf({ kind, text }, language) {
  return ['paragraph', 'list_item', 'quote'].includes(kind) ? sentencesIn(text, language) : [text];
}

/** @param {PageBlocks} page */
export function htmlOf({ title, language, day, robots, blocks }) {
  const data = { '@context': 'https://schema.org', '@type': 'Article', headline: title, dateModified: day };
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    ...(robots === null ? [] : [`<meta name="robots" content="${robots}">`]),
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `</head><body><main><article><h1>${escapeHtml(title)}</h1>`,
    `<p>Updated: <time datetime="${day}">${day}</time></p>`,
    ...grouped(blocks),
    '</article></main></body></html>',
  ].join('\n');
}

const groups = { list_item: 'ul', table_row: 'table' };

function* grouped(blocks) {
  let open = null;
  for (const block of blocks) {
    const group = groups[block.kind] ?? null;
    if (open !== group) {
      if (open !== null) yield `</${open}>`;
      if (group !== null) yield `<${group}>`;
      open = group;
    }
    yield elementOf(block);
  }
  if (open !== null) yield `</${open}>`;
}

function elementOf({ kind, level, text }) {
  const written = escapeHtml(text).replaceAll('\n', '<br>');
  switch (kind) {
    case 'heading':
      return `<h${String(Math.max(2, Math.min(6, level)))}>${written}</h${String(Math.max(2, Math.min(6, level)))}>`;
    case 'list_item':
      return `<li>${written}</li>`;
    case 'table_row':
      return `<tr>${text
        .split(CELL_SEPARATOR)
        .map((cell) => `<td>${escapeHtml(cell)}</td>`)
        .join('')}</tr>`;
    case 'quote':
      return `<blockquote><p>${written}</p></blockquote>`;
    case 'code':
      return `<pre><code>${escapeHtml(text)}</code></pre>`;
    default:
      return `<p>${written}</p>`;
  }
}
