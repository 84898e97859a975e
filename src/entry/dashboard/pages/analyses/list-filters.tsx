import type { VNode } from 'preact';
import { z } from 'zod';
import { workStatuses } from '../../../../core/schema/vocabulary.ts';
import { isId } from '../../../../core/schema/ids.ts';
import type { SummaryFilter } from '../../../../features/analyses/index.ts';
import { SelectField, TextField } from '../../components/fields.tsx';
import { statusNames } from './analysis-parts.tsx';

/** An empty field sets no bound: without this it would be 0. */
const bound = z
  .string()
  .regex(/^\s*\d{1,3}([.,]\d*)?\s*$/)
  .transform((text) => Math.min(100, Number(text.replace(',', '.'))))
  .optional()
  .catch(undefined);

/** An invalid filter is ignored: a link may be old. */
export const listQuery = z.object({
  where: z.string().trim().max(2_048).optional().catch(undefined),
  status: z.enum(workStatuses).optional().catch(undefined),
  score_min: bound,
  score_max: bound,
  after: z
    .string()
    .refine((text) => isId('analysis', text))
    .optional()
    .catch(undefined),
});

export type ListQuery = z.output<typeof listQuery>;

/** A complete address as it was submitted, or else a site. */
export function filterOf({
  where = '',
  status,
  score_min,
  score_max,
}: ListQuery): Omit<SummaryFilter, 'limit'> {
  return {
    ...placeOf(where),
    ...(status === undefined ? {} : { status }),
    ...(score_min === undefined ? {} : { scoreMin: score_min }),
    ...(score_max === undefined ? {} : { scoreMax: score_max }),
  };
}

function placeOf(where: string): Pick<SummaryFilter, 'url' | 'site'> {
  if (where === '') return {};
  if (where.includes('://')) return { url: where };
  if (where.includes('/')) return { url: `https://${where}` };
  // Of `example.com:8080` the port: all ports are one site.
  const [host = ''] = where.toLowerCase().split(':');
  return { site: host.replace(/^www\./, '') };
}

export const isNarrowed = ({ where, status, score_min, score_max }: ListQuery): boolean =>
  (where ?? '') !== '' || status !== undefined || score_min !== undefined || score_max !== undefined;

/** The list with these filters, from its beginning or after one of its entries. */
export function listPath(
  { where, status, score_min, score_max }: Partial<ListQuery>,
  after?: string,
): string {
  const given = { where, status, score_min, score_max, after };
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && value !== '') pairs.set(name, String(value));
  }
  return pairs.size === 0 ? '/analyses' : `/analyses?${pairs.toString()}`;
}

export function filterForm(query: ListQuery): VNode {
  const states = Object.entries({ ...statusNames, failed: 'Failed or canceled' }).map(([value, label]) => ({
    value,
    label,
  }));
  const shown = (value: number | undefined): string => (value === undefined ? '' : String(value));
  return (
    <form method="get" action="/analyses" class="filters analysis-filters" role="search">
      <TextField
        name="where"
        label="Site or address"
        type="search"
        placeholder="example.com"
        value={query.where ?? ''}
        maxLength={2_048}
      />
      <SelectField
        name="status"
        label="Status"
        options={[{ value: '', label: 'All' }, ...states]}
        value={query.status ?? ''}
      />
      <TextField
        name="score_min"
        label="Min. score"
        type="number"
        min={0}
        max={100}
        value={shown(query.score_min)}
      />
      <TextField
        name="score_max"
        label="Max. score"
        type="number"
        min={0}
        max={100}
        value={shown(query.score_max)}
      />
      <div class="row">
        <button type="submit">Filter</button>{' '}
        {isNarrowed(query) && (
          <a class="button" href="/analyses">
            All
          </a>
        )}
      </div>
    </form>
  );
}
