import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { sendOnceScript } from './send-once-script.ts';
import { copyScript } from './copy-script.ts';
import { styleSheet } from './style-sheet.ts';

/** A file of the dashboard, held in memory. Its path has a hash of its content, so it may be kept for ever. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

/** A quotation mark: what a page is to get. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2456b8"/><path fill="#fff" d="M7 18c0-5 2-8 7-9v3c-2 .6-3 2-3 4h3v7H7zm11 0c0-5 2-8 7-9v3c-2 .6-3 2-3 4h3v7h-7z"/></svg>`;

const scriptType = 'text/javascript; charset=utf-8';

const htmxFile = createRequire(import.meta.url).resolve('htmx.org/dist/htmx.min.js');

/** Every file. A page gets the style sheet and all scripts: together they are smaller than one picture. */
export const assets = {
  style: asset('dashboard.css', 'text/css; charset=utf-8', styleSheet),
  icon: asset('icon.svg', 'image/svg+xml', icon),
  htmx: asset('htmx.js', scriptType, readFileSync(htmxFile)),
  copy: asset('copy.js', scriptType, copyScript),
  sendOnce: asset('send-once.js', scriptType, sendOnceScript),
} as const;

/** Run on every page, in this order. */
export const scripts: readonly Asset[] = [assets.htmx, assets.copy, assets.sendOnce];

function asset(name: string, type: string, text: string | Buffer): Asset {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { path: `/assets/${hash}/${name}`, type, bytes, gzipped: gzipSync(bytes, { level: 9 }) };
}
