import type { Inserted, InsertedHead } from './page-inserter.ts';

/** The head of a response, as far as it says whether a page may be changed. */
export interface ResponseHead {
  readonly method: string | undefined;
  readonly status: number;
  /** The value of a header, by its lower-case name. */
  readonly header: (name: string) => string | null;
}

/** A whole HTML document in UTF-8, not encoded, that the application allows to change. */
export function isHtmlDocument({ method, status, header }: ResponseHead): boolean {
  if (!isRead(method) || status !== 200) return false;
  const type = header('content-type') ?? '';
  if (!/^\s*text\/html\s*(?:;|$)/i.test(type)) return false;
  const charset = /;\s*charset\s*=\s*"?\s*([^\s;"]+)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return false;
  const encoding = header('content-encoding');
  if (encoding !== null && !/^\s*(?:identity\s*)?$/i.test(encoding)) return false;
  if (header('content-range') !== null || header('trailer') !== null) return false;
  return !/(?:^|[\s,])no-transform(?:$|[\s,])/i.test(header('cache-control') ?? '');
}

/** By its own `Content-Length`; a page without one may turn out too large later. */
export function isTooLarge({ header }: Pick<ResponseHead, 'header'>, htmlBytesMax: number): boolean {
  return Number(header('content-length') ?? 0) > htmlBytesMax;
}

/** The methods whose answers describe the page: HEAD has the headers of GET (RFC 9110, 9.3.2). */
export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Headers that describe the bytes of the original page and nothing else. */
const ABOUT_ORIGINAL = [
  'last-modified',
  'accept-ranges',
  'content-md5',
  'digest',
  'content-digest',
  'repr-digest',
  'transfer-encoding',
];

/** The headers to set (null: to remove) for a changed page; without its bytes, for an answer to HEAD, without their number. */
export function changedHeaders(
  header: ResponseHead['header'],
  { html, version }: Inserted | InsertedHead,
): [string, string | null][] {
  const changes: [string, string | null][] = ABOUT_ORIGINAL.filter((name) => header(name) !== null).map(
    (name) => [name, null],
  );
  const etag = header('etag');
  if (etag !== null) changes.push(['etag', markedTag(etag, version)]);
  // The page was UTF-8 and may have been ASCII, which a browser reads in any encoding.
  const type = header('content-type') ?? 'text/html';
  if (!/;\s*charset\s*=/i.test(type))
    changes.push(['content-type', `${type.replace(/[\s;]+$/, '')}; charset=utf-8`]);
  if (html !== null) changes.push(['content-length', String(html.byteLength)]);
  else if (header('content-length') !== null) changes.push(['content-length', null]);
  return changes;
}

/** The entity tag of a page with blocks: weak, and another one with every publication. */
export function markedTag(etag: string, version: string): string | null {
  const opaque = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(etag)?.[1];
  return opaque === undefined ? null : `W/"${opaque}-cw.${version}"`;
}

/**
 * The If-None-Match that the application understands, for a page that has blocks: a tag of the present version becomes
 * the application's own, so that it can answer 304. Other tags belong to pages without these blocks, and are left out.
 */
export function restoredTags(ifNoneMatch: string, version: string): string | null {
  const ending = `-cw.${version}`;
  const tags = [...ifNoneMatch.matchAll(/(?:W\/)?"([^"]*)"/g)]
    .map(([, opaque = '']) => opaque)
    .filter((opaque) => opaque.endsWith(ending))
    .flatMap((opaque) => {
      const own = opaque.slice(0, -ending.length);
      return [`W/"${own}"`];
    });
  return tags.length === 0 ? null : tags.join(', ');
}
