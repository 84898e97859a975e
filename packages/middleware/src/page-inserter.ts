import { applyBlocks } from '../../../dist/composers/apply.js';
import { createBlockSource, type BlockSource } from './block-source.ts';
import { LruCache } from './lru-cache.ts';
import type { Settings } from './options.ts';
import type { PublishedBlocks } from './read-published.ts';

export interface Inserted {
  readonly html: Uint8Array<ArrayBuffer>;
  readonly version: string;
}

export interface PageInserter extends Pick<BlockSource, 'peek' | 'warm'> {
  readonly htmlBytesMax: number;
  /** The page with what is published for it; null when it goes out as it is. Never rejects. */
  insert(address: string, html: Uint8Array<ArrayBuffer>): Promise<Inserted | null>;
}

/** What an entry takes beside its page, roughly. */
const ENTRY_BYTES = 300;

export function createPageInserter(settings: Settings, source = createBlockSource(settings)): PageInserter {
  /** By version and hash of the page; null: the page goes out as it is. */
  const finished = new LruCache<Inserted | null>(settings.cacheBytesMax);
  return {
    htmlBytesMax: settings.htmlBytesMax,
    peek: source.peek,
    warm: source.warm,
    insert: async (address, html) => {
      if (html.byteLength === 0) return null;
      try {
        const published = await source.read(address);
        if (published === null || published.blocks.length === 0) return null;
        const key = `${published.version} ${await hashOf(html)}`;
        const kept = finished.get(key);
        if (kept !== undefined) return kept;
        const made = insertBlocks(html, published);
        finished.set(key, made, (made?.html.byteLength ?? 0) + ENTRY_BYTES);
        return made;
      } catch {
        return null;
      }
    },
  };
}

function insertBlocks(bytes: Uint8Array<ArrayBuffer>, { version, blocks }: PublishedBlocks): Inserted | null {
  const isMarked = BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte);
  const html = utf8Text(bytes, isMarked);
  if (html === null) return null;
  const changed = applyBlocks(html, blocks);
  if (changed === html) return null;
  // The mark is no part of the text: a parser would take it for words before the doctype.
  return { html: new TextEncoder().encode(isMarked ? `\uFEFF${changed}` : changed), version };
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The text of a page in UTF-8, without a byte order mark; null for one in another encoding. */
function utf8Text(bytes: Uint8Array<ArrayBuffer>, isMarked: boolean): string | null {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  if (isMarked) return text;
  const declared = /<meta\s[^>]*charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(text.slice(0, SNIFFED_CHARS))?.[1];
  return declared === undefined || /^utf-?8$/i.test(declared) ? text : null;
}

/** As far as a browser looks for a declared encoding. */
const SNIFFED_CHARS = 1_024;

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return String.fromCharCode(...digest);
}
