import type { Owner } from './owner.ts';

/** One view of a page. */
export interface PageView extends Owner {
  /** The key of the request that reported it. */
  readonly keyId: string;
  /** As `viewAddress` writes it; null: a view of a page beyond the limit of separately counted ones. */
  readonly url: string | null;
  /** True when the owner has published an injection for the page. */
  readonly isPublished: boolean;
  /** The assistant that sent the visitor; null: none. */
  readonly assistant: string | null;
}

/** The port through which use cases report page views; `tracker/view-counter.ts` implements it. */
export interface PageViewCounter {
  count(view: PageView): void;
  /** Adds the counts so far to the database. Never rejects: failed writes are retried later. */
  flush(): Promise<void>;
  /** Adds the remaining counts; do not count afterwards. */
  stop(): Promise<void>;
}
