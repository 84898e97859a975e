import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { readAsset, styleSheet } from '../../html/assets.ts';

/** A file of the dashboard, kept in memory. Its path contains a hash of its content, so caches may keep it for ever. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

const scriptType = 'text/javascript; charset=utf-8';

const htmxFile = createRequire(import.meta.url).resolve('htmx.org/dist/htmx.min.js');

/** Phone width first. The order is that of the cascade: wide and print rules come last. */
const style = styleSheet(
  import.meta.url,
  'styles/base.css',
  'styles/layout.css',
  'styles/forms.css',
  'styles/tables.css',
  'styles/parts.css',
  'styles/charts.css',
  'styles/injections.css',
  'styles/review.css',
  '../../report/citations/citations.css',
  'styles/pages.css',
  'styles/analyses.css',
  'styles/analysis.css',
);

/** Every file. A page loads the style sheet and all scripts: together they are smaller than one picture. */
export const assets = {
  style: asset('dashboard.css', 'text/css; charset=utf-8', style),
  icon: asset('icon.svg', 'image/svg+xml', readAsset('../../html/icon.svg', import.meta.url)),
  htmx: asset('htmx.js', scriptType, readFileSync(htmxFile)),
  copy: asset('copy.js', scriptType, readAsset('copy.js', import.meta.url)),
  unfold: asset('unfold.js', scriptType, readAsset('unfold.js', import.meta.url)),
  sendOnce: asset('send-once.js', scriptType, readAsset('send-once.js', import.meta.url)),
  review: asset('review.js', scriptType, readAsset('review.js', import.meta.url)),
} as const;

/** Loaded by every page, in this order. */
export const scripts: readonly Asset[] = [
  assets.htmx,
  assets.copy,
  assets.unfold,
  assets.sendOnce,
  assets.review,
];

function asset(name: string, type: string, text: string | Buffer): Asset {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { path: `/assets/${hash}/${name}`, type, bytes, gzipped: gzipSync(bytes, { level: 9 }) };
}
