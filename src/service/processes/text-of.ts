import { gunzipSync } from 'node:zlib';
import { decodeHtml } from '../../core/document/decode-html.ts';
import type { PageReading } from './page-reading.ts';

/** The text of a page from its bytes. */
export function textOf(html: Uint8Array, read: PageReading): string {
  if (read.as === 'declared') return decodeHtml(html, read.contentType).text;
  return new TextDecoder().decode(read.as === 'text' ? html : gunzipSync(html));
}
