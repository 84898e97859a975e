import { restoredTags } from './http-head.ts';
import type { PageInserter } from './page-inserter.ts';

interface Conditions {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
}

/**
 * Without this an application would answer 304 to a browser that has the page without its blocks. Returns the version whose
 * tag was restored.
 */
export function restoreCondition(
  headers: Conditions,
  inserter: Pick<PageInserter, 'peek'>,
  address: string,
): string | null {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags === undefined && since === undefined) return null;
  const published = inserter.peek(address);
  if (published === null || published.blocks.length === 0) return null;
  delete headers['if-modified-since'];
  const restored = tags === undefined ? null : restoredTags(tags, published.version);
  if (restored === null) delete headers['if-none-match'];
  else headers['if-none-match'] = restored;
  return restored === null ? null : published.version;
}
