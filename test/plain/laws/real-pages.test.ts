import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { analyze } from '../../../src/improve/analyze-page.ts';
import { createSignals } from '../../../src/analysis/signals/signals.ts';
import { buildPage, escapeHtml } from '../../support/pages/build-page.ts';
import { decodeHtml } from '../../../src/analysis/document/decode-html.ts';

/**
 * Laws on real pages, where `EVAL_DATA` names a folder of them as for `npm run eval`; skipped without. One page in so many
 * is tried, by its place in the folder: all would take minutes.
 */
const EVERY = 8;
const URL_OF_PAGE = 'https://page.example/';
const AS_OF = '2026-11-21';
const folder = process.env['EVAL_DATA'];
const pages =
  folder === undefined
    ? []
    : ['pages', 'main-text'].flatMap((part) => {
        const path = resolve(folder, part);
        const files = existsSync(path) ? readdirSync(path).sort() : [];
        return files
          .filter((file) => /\.html(?:\.gz)?$/.test(file))
          .filter((_, index) => index % EVERY === 0)
          .map((file) => join(path, file));
      });

const htmlOf = (path: string): string => {
  const bytes = readFileSync(path);
  return decodeHtml(path.endsWith('.gz') ? gunzipSync(bytes) : bytes, null).text;
};

interface Plain {
  readonly lang: string;
  readonly title: string;
  readonly h1: string;
  readonly html: string;
  readonly paragraphs: string;
}

interface Scored {
  readonly score: number;
  readonly queries: readonly string[];
}

/** Null for what cannot be scored at all. */
function scoreOf(html: string, queries: readonly string[]): Scored | null {
  const outcome = analyze(html, { url: URL_OF_PAGE, asOf: AS_OF, gains: false, queries });
  if (outcome.status === 'failed') return null;
  const { overall_score: score, queries: asked } = outcome.result;
  return { score, queries: asked.map(({ query }) => query) };
}

/**
 * The main content of a page in plain HTML. What is added to the page itself may also move the bounds of its main content,
 * and then other text is scored, not the trick.
 */
function plainPage(html: string): Plain {
  const { page } = createSignals(html, { url: URL_OF_PAGE, asOf: AS_OF });
  const parts = page.blocks.map(({ kind, level, text }) => {
    const escaped = escapeHtml(text);
    if (kind === 'heading')
      return `<h${String(Math.max(2, level))}>${escaped}</h${String(Math.max(2, level))}>`;
    return kind === 'list_item' ? `<ul><li>${escaped}</li></ul>` : `<p>${escaped}</p>`;
  });
  const title = page.metadata.title ?? page.titleHeading ?? '';
  const h1 = page.titleHeading ?? title;
  return {
    lang: page.language,
    title,
    h1,
    html: parts.join('\n'),
    paragraphs: parts.filter((part) => part.startsWith('<p>') && part.length >= 80).join('\n'),
  };
}

const build = ({ lang, title, h1, html }: Plain, added = ''): string =>
  buildPage({ lang, title, h1, html: `${html}\n${added}` });

/**
 * Short blocks that come again are not left out as long ones are: they change the lengths of sections and sentences, and
 * so the checks of form, by 0.8 at most on 38 pages.
 */
const RISE_MAX: Readonly<Record<string, number>> = { 'duplicated paragraphs': 1 };

/** What each trick puts below the text. */
const tricks: Readonly<Record<string, (page: Plain, terms: readonly string[]) => string>> = {
  'hidden keyword text': (_, terms) =>
    `<div style="display:none">${Array.from({ length: 12 }, (__, index) => `<p>${terms.join(', ')} and everything about ${terms[0] ?? ''} stands in part ${String(index)} of this text.</p>`).join('')}</div>`,
  stuffing: (_, terms) => `<p>${Array.from({ length: 80 }, () => terms.join(' ')).join('. ')}.</p>`,
  'duplicated paragraphs': ({ paragraphs }) => paragraphs,
};

describe.skipIf(pages.length === 0)('no trick raises the score of a real page', () => {
  for (const path of pages) {
    it(path.split(/[\\/]/).slice(-2).join('/'), () => {
      const page = plainPage(htmlOf(path));
      const html = build(page);
      const inferred = scoreOf(html, []);
      const queries = inferred?.queries.slice(0, 3) ?? [];
      const honest = scoreOf(html, queries);
      if (honest === null || queries.length === 0) return;
      const raised = Object.entries(tricks).flatMap(([name, apply]) => {
        const gamed = scoreOf(build(page, apply(page, queries)), queries)?.score ?? 0;
        return gamed > honest.score + (RISE_MAX[name] ?? 0)
          ? [`${name}: ${String(honest.score)} to ${String(gamed)}`]
          : [];
      });
      expect(raised).toEqual([]);
    });
  }
});
