import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { sendOnceScript } from './send-once-script.ts';
import { analysisStyle } from './analysis-style.ts';
import { copyScript } from './copy-script.ts';
import { styleSheet } from './style-sheet.ts';

/** A file of the dashboard, held in memory. Its path has a hash of its content, so it may be kept for ever. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

const scriptType = 'text/javascript; charset=utf-8';

const htmxFile = createRequire(import.meta.url).resolve('htmx.org/dist/htmx.min.js');

/** Every file. A page gets the style sheet and all scripts: together they are smaller than one picture. */
export const assets = {
  style: asset('dashboard.css', 'text/css; charset=utf-8', styleSheet + analysisStyle),
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
