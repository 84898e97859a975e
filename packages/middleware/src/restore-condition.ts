import { restoredTags } from './http-head.ts';
import type { PageInserter } from './page-inserter.ts';

interface Conditions {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
  range?: string | undefined;
  'if-range'?: string | undefined;
}

/**
 * Without this an application would answer 304 to a browser that has the page without its blocks, and parts of that page
 * (206) to one that has a part of the changed one. Returns the version whose tag was restored.
 */
export function restoreCondition(
  headers: Conditions,
  inserter: Pick<PageInserter, 'peek'>,
  address: string,
): string | null {
  const { 'if-none-match': tags, 'if-modified-since': since, range } = headers;
  if (tags === undefined && since === undefined && range === undefined) return null;
  const published = inserter.peek(address);
  if (published === null || published.blocks.length === 0) return null;
  delete headers['if-modified-since'];
  // A server may answer a request for a range with the whole (RFC 9110, 14.2).
  delete headers.range;
  delete headers['if-range'];
  const restored = tags === undefined ? null : restoredTags(tags, published.version);
  if (restored === null) delete headers['if-none-match'];
  else headers['if-none-match'] = restored;
  return restored === null ? null : published.version;
}
