import { createHash } from 'node:crypto';
import type { RetrievedPassage } from './citation-plan.ts';

/**
 * The order of the sources of one run: a shuffle that the seed decides. Each source has a key of its own, so that both
 * versions of a page are tested in the same order: rivals keep their places among themselves, and the n-th passage of the
 * own page has the same place among them in both. Returns indices in `sources`, label 1 first.
 */
export function orderSources(
  sources: readonly RetrievedPassage[],
  { seed, rivalsFrom }: { readonly seed: string; readonly rivalsFrom: number },
): readonly number[] {
  let own = 0;
  return sources
    .map(({ page, start }, index) => {
      const identity = page < rivalsFrom ? ['own', own++] : [page - rivalsFrom, start];
      return {
        index,
        key: createHash('sha256')
          .update(JSON.stringify([seed, identity]))
          .digest('hex'),
      };
    })
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)) || one.index - other.index)
    .map(({ index }) => index);
}
