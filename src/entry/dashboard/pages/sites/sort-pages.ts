import { z } from 'zod';
import { weaknessName } from '../../../report/site/weakness-names.ts';
import type { SitePage } from '../../../../features/sites/read-site.ts';

/** In words; undefined when nothing is lost. */
export function worstWeakness({ findings }: SitePage): string | undefined {
  const loss = findings?.losses[0];
  return loss === undefined ? undefined : weaknessName(loss);
}

/** What each column is sorted by; undefined sorts last in both directions. */
const keys = {
  url: ({ url }) => url,
  score: ({ score }) => score ?? undefined,
  intent_alignment: ({ categories }) => categories?.intent_alignment,
  structure_quality: ({ categories }) => categories?.structure_quality,
  entity_coverage: ({ categories }) => categories?.entity_coverage,
  weakness: worstWeakness,
  type: ({ findings }) => findings?.type,
  date: ({ completedAt }) => completedAt?.getTime(),
} as const satisfies Readonly<Record<string, (page: SitePage) => string | number | undefined>>;

export type SortKey = keyof typeof keys;

export const pagesPerView = 50;

export const sortQuery = z.object({
  sort: z.enum(Object.keys(keys) as [SortKey, ...SortKey[]]).catch('score'),
  order: z.enum(['ascending', 'descending']).catch('ascending'),
  page: z.coerce.number().int().min(1).max(10).catch(1),
});

export type SortQuery = z.output<typeof sortQuery>;

export function sortPages(pages: readonly SitePage[], { sort, order }: SortQuery): readonly SitePage[] {
  const key: (page: SitePage) => string | number | undefined = keys[sort];
  const sign = order === 'ascending' ? 1 : -1;
  return [...pages].sort((one, other) => {
    const [first, second] = [key(one), key(other)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined) || compare(one.url, other.url);
    }
    return sign * compare(first, second) || compare(one.url, other.url);
  });
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}
