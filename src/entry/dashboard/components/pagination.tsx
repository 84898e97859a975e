import type { VNode } from 'preact';

interface PaginationProps {
  readonly first?: string | undefined;
  readonly next?: string | undefined;
}

/** Links to the pages of a list that is read with a cursor. */
export function Pagination({ first, next }: PaginationProps): VNode | undefined {
  if (first === undefined && next === undefined) return undefined;
  return (
    <nav class="pages" aria-label="Pages">
      {first !== undefined && (
        <a class="button" href={first}>
          Newest
        </a>
      )}{' '}
      {next !== undefined && (
        <a class="button" href={next} rel="next">
          Older
        </a>
      )}
    </nav>
  );
}
