import type { Owner } from './owner.ts';

/** One view of a page. */
export interface PageView extends Owner {
  /** The key of the request that reported it. */
  readonly keyId: string;
  /** As `viewAddress` writes it; null: views of several pages are counted as one. */
  readonly url: string | null;
  /** The owner has published something for the page. */
  readonly isPublished: boolean;
  /** The assistant that sent the visitor; null: none. */
  readonly assistant: string | null;
}

/** The port through which use cases report page views; `tracker/view-counter.ts` implements it. */
export interface PageViewCounter {
  count(view: PageView): void;
  /** Adds what has been counted so far to the database. Never rejects: what cannot be added is tried again later. */
  flush(): Promise<void>;
  /** Adds what is left; nothing may be counted afterwards. */
  stop(): Promise<void>;
}
