import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { partOf } from '../../../lab/eval/split.mjs';
import { decodeHtml } from '../../../src/core/document/decode-html.ts';

export interface RealPage {
  readonly name: string;
  readonly url: string;
  readonly html: () => string;
}

/** Pages of the parts that may be looked at, evenly taken from those with readings; none without `EVAL_DATA`. */
export function pagesToFollow(count: number): readonly RealPage[] {
  const folder = process.env['EVAL_DATA'];
  if (folder === undefined) return [];
  const pages = linesOf(resolve(folder, 'readings', 'readings.jsonl')).flatMap((line): RealPage[] => {
    const { data, file, url } = line;
    if (typeof data !== 'string' || typeof file !== 'string' || typeof url !== 'string') return [];
    if (partOf(url) === 'report') return [];
    return [{ name: `${data}/${file}`, url, html: () => readPage(join(folder, data, file)) }];
  });
  const step = Math.max(1, pages.length / count);
  return pages
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}

function linesOf(path: string): Readonly<Record<string, unknown>>[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isRecord);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function readPage(path: string): string {
  const bytes = readFileSync(path);
  return decodeHtml(path.endsWith('.gz') ? gunzipSync(bytes) : bytes, null).text;
}
