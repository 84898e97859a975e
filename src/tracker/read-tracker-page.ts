import type { TrackerPage } from '../schema/tracker.ts';
import { createHash } from 'node:crypto';
import type { ContentBlock } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import type { Caller } from '../keys/authenticate.ts';
import type { App } from '../platform/app.ts';
import { samePageUrl } from '../platform/same-page-url.ts';
import {
  findPublishedInjection,
  type PublishedInjection,
} from '../injections/statements/published-injections.ts';
import { assistantOf } from './assistants.ts';
import { viewAddress } from './view-address.ts';

export interface TrackerRequest {
  /** Absolute http(s) URL, checked by the caller. */
  readonly url: string;
  /** Where the visitor came from, empty for nowhere; undefined when nobody says. */
  readonly referrer: string | undefined;
}

/**
 * Tells what is published for a page, and counts the call as a view of it: always with a publishable key, which is a
 * visitor's browser; with a secret key only when it says where the visitor came from, because a server also asks for
 * the blocks alone.
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
  // Written by us when the injection was completed.
  const made =
    found === undefined
      ? undefined
      : (JSON.parse(found.result) as {
          readonly content_types: readonly ContentType[];
          readonly content_blocks: readonly ContentBlock[];
        });
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

/** What is published is never edited, so its id and the time of its publication say which blocks it has. */
function versionOf({ id, published_at: publishedAt }: PublishedInjection): string {
  return createHash('sha256').update(`${id} ${publishedAt.toISOString()}`).digest('hex').slice(0, 16);
}
