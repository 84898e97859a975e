import { applyOutside } from '../../../dist/core/blocks/apply.js';
import type { Hydration } from '../../../dist/core/blocks/hydrated-page.js';
import { createBlockSource, type BlockSource } from './block-source.ts';
import { LruCache } from './lru-cache.ts';
import type { Settings } from './options.ts';
import type { PublishedBlocks } from './read-published.ts';

export interface Inserted {
  readonly html: Uint8Array<ArrayBuffer>;
  readonly version: string;
}

/** A changed page whose bytes are not known, as for an answer to HEAD without a body. */
export interface InsertedHead {
  readonly html: null;
  readonly version: string;
}

export interface PageInserter extends Pick<BlockSource, 'peek' | 'warm'> {
  readonly htmlBytesMax: number;
  /** The page with what is published for it; null when it goes out as it is. Never rejects. */
  insert(address: string, html: Uint8Array<ArrayBuffer>): Promise<Inserted | null>;
  /** The same for HEAD, to which an application may answer with the page or with nothing. */
  insertForHead(address: string, html: Uint8Array<ArrayBuffer>): Promise<Inserted | InsertedHead | null>;
  /** Warns when blocks are published for a page over the limit. */
  tooLarge(address: string): void;
}

/** What an entry takes beside its page, roughly. */
const ENTRY_BYTES = 300;

export function createPageInserter(settings: Settings, source = createBlockSource(settings)): PageInserter {
  /** By version and hash of the page; null: the page goes out as it is. */
  const finished = new LruCache<Inserted | null>(settings.cacheBytesMax);
  const hydration = hydrationOf(settings.hydrated);
  const insert: PageInserter['insert'] = async (address, html) => {
    if (html.byteLength === 0) return null;
    try {
      const published = await source.read(address);
      if (published === null || published.blocks.length === 0) return null;
      const key = `${published.version} ${await hashOf(html)}`;
      const kept = finished.get(key);
      if (kept !== undefined) return kept;
      const made = insertBlocks(html, published, hydration, () =>
        settings.onWarning({ address, reason: 'hydrated' }),
      );
      finished.set(key, made, (made?.html.byteLength ?? 0) + ENTRY_BYTES);
      return made;
    } catch {
      return null;
    }
  };
  return {
    htmlBytesMax: settings.htmlBytesMax,
    peek: source.peek,
    warm: source.warm,
    insert,
    insertForHead: async (address, html) => {
      if (html.byteLength > 0) return await insert(address, html);
      const published = await source.read(address);
      return published === null || published.blocks.length === 0
        ? null
        : { html: null, version: published.version };
    },
    tooLarge: (address) => {
      const published = source.peek(address);
      if (published !== null && published.blocks.length > 0)
        settings.onWarning({ address, reason: 'page_too_large' });
      else source.warm(address);
    },
  };
}

function hydrationOf(hydrated: boolean | undefined): Hydration {
  if (hydrated === undefined) return 'recognised';
  return hydrated ? 'assumed' : 'ignored';
}

function insertBlocks(
  bytes: Uint8Array<ArrayBuffer>,
  { version, blocks }: PublishedBlocks,
  hydration: Hydration,
  reportLeftOut: () => void,
): Inserted | null {
  const isMarked = BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte);
  const html = utf8Text(bytes, isMarked);
  if (html === null) return null;
  const { html: changed, leftOut } = applyOutside(html, blocks, hydration);
  if (leftOut > 0) reportLeftOut();
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
