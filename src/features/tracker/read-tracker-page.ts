import type { TrackerPage } from '../../core/schema/tracker.ts';
import { createHash } from 'node:crypto';
import type { Caller } from '../keys/authenticate.ts';
import type { App } from '../../service/platform/app.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';
import { type PublishedInjection, findPublishedInjection, parseInjection } from '../injections/index.ts';
import { assistantOf } from './assistants.ts';
import { viewAddress } from './view-address.ts';

export interface TrackerRequest {
  /** Absolute http(s) URL, checked by the caller. */
  readonly url: string;
  /** The visitor's referrer, empty for a direct visit; undefined when not given. */
  readonly referrer: string | undefined;
}

/**
 * Returns what is published for a page and counts a view of it. A call with a secret key counts only when it has a
 * referrer, because servers also call this only to read the blocks.
 */
export async function readTrackerPage(
  app: Pick<App, 'database' | 'viewCounter'>,
  caller: Caller,
  { url, referrer }: TrackerRequest,
): Promise<TrackerPage> {
  const { accountId, environment, keyId, keyType } = caller;
  const address = viewAddress(url);
  const found = await findPublishedInjection(app.database, caller, [samePageUrl(url), address]);
  if (keyType === 'publishable' || referrer !== undefined) {
    app.viewCounter.count({
      accountId,
      environment,
      keyId,
      url: address,
      isPublished: found !== undefined,
      assistant: assistantOf(referrer ?? '', url),
    });
  }
  return trackerPage(address, found, keyType === 'secret');
}

function trackerPage(url: string, found: PublishedInjection | undefined, withBlocks: boolean): TrackerPage {
  const made = found === undefined ? undefined : parseInjection(found.result);
  return {
    object: 'tracker_page',
    url,
    injection_id: found?.id ?? null,
    content_types: made?.content_types ?? null,
    published_at: found?.published_at.toISOString() ?? null,
    version: found === undefined ? null : versionOf(found),
    ...(withBlocks ? { content_blocks: made?.content_blocks ?? null } : {}),
  };
}

/** A published injection is never edited, so its id and publication time identify its blocks. */
function versionOf({ id, published_at: publishedAt }: PublishedInjection): string {
  return createHash('sha256').update(`${id} ${publishedAt.toISOString()}`).digest('hex').slice(0, 16);
}
