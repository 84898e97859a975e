import type { CallOptions } from './operation.ts';

export interface ListPage<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  /** `cursor` of the next page. */
  readonly next_cursor: string | null;
}

/** A list in the order of the service: iterate over every item, or read one page. */
export interface List<Item> extends AsyncIterable<Item> {
  page(): Promise<ListPage<Item>>;
}

export interface PageQuery {
  /** Items on a page, 1-100. Default: 20. */
  readonly limit?: number;
  readonly cursor?: string;
}

/** Reads a page when its first item is needed; ending the iteration early reads no more. */
export function listOf<Item, Query extends PageQuery>(
  readPage: (query: Query, options: CallOptions | undefined) => Promise<ListPage<Item>>,
  query: Query,
  options: CallOptions | undefined,
): List<Item> {
  return {
    page: () => readPage(query, options),
    async *[Symbol.asyncIterator]() {
      let next: Query | undefined = query;
      while (next !== undefined) {
        const {
          data,
          has_more: hasMore,
          next_cursor: cursor,
        }: ListPage<Item> = await readPage(next, options);
        yield* data;
        next = hasMore && cursor !== null ? { ...query, cursor } : undefined;
      }
    },
  };
}
