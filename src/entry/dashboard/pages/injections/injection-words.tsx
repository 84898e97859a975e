import type { ComponentChildren, VNode } from 'preact';
import type { ContentType } from '../../../../core/schema/vocabulary.ts';
import { isId } from '../../../../core/schema/ids.ts';
import type { InjectionRecord } from '../../../../core/schema/injection.ts';
import { z } from 'zod';
import { Badge } from '../../components/badge.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import type { Tone } from '../../components/tone.ts';

/** The parameters of an injection's address. */
export const injectionParams = z.object({ id: z.string().refine((text) => isId('injection', text)) });

/** The last entry of the list's previous page; an invalid value gives the first page. */
export const afterParameter = z
  .string()
  .refine((text) => isId('injection', text))
  .optional()
  .catch(undefined);

export const typeNames: Readonly<Record<ContentType, string>> = {
  title: 'Title',
  meta_description: 'Description',
  faq: 'Questions and answers',
  headings: 'Headings',
  supporting_paragraphs: 'Supporting paragraphs',
};

type State = Pick<InjectionRecord, 'status' | 'publication'>;

const stateTones: Readonly<Record<string, Tone>> = {
  queued: 'plain',
  processing: 'accent',
  failed: 'bad',
  draft: 'warn',
  published: 'good',
  superseded: 'plain',
  withdrawn: 'plain',
  'no blocks': 'plain',
};

/** A draft without a block is nothing that could be reviewed or published. */
function stateOf({ status, publication }: State, blocks: number): string {
  return publication === 'draft' && blocks === 0 ? 'no blocks' : (publication ?? status);
}

/** `blocks`: how many were made. */
export function stateBadge(injection: State, blocks: number): VNode {
  const state = stateOf(injection, blocks);
  return <Badge tone={stateTones[state] ?? 'plain'}>{state}</Badge>;
}

export const recordBadge = (record: InjectionRecord): VNode =>
  stateBadge(record, record.content_blocks.length);

/** A page's address, or a label for pasted HTML. */
export const pageName = (url: string | null, max?: number): VNode =>
  url === null ? <>Pasted page</> : <HostileText text={url} max={max} />;

/** An external link, for http and https addresses only. */
export function pageLink(url: string): VNode {
  const isPage = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isPage ? (
    <a href={url} rel="noreferrer nofollow noopener">
      <HostileText text={url} />
    </a>
  ) : (
    <HostileText text={url} />
  );
}

/** `52.1 → 61.4 (+9.3)`; a dash while the scores are unknown. */
export function scoreChange(before: number | null, after: number | null): ComponentChildren {
  if (before === null || after === null) return <span class="soft">–</span>;
  return (
    <span class="score-change">
      <span class="soft">{before.toFixed(1)}</span> <span aria-hidden="true">→</span>
      <span class="visually-hidden">to</span> <b>{after.toFixed(1)}</b> {gain(before, after)}
    </span>
  );
}

export function gain(before: number, after: number): VNode {
  const points = after - before;
  const tone = points > 0.049 ? 'good' : points < -0.049 ? 'bad' : 'soft';
  return (
    <span class={`gain ${tone}`}>
      {points < 0 ? '−' : '+'}
      {Math.abs(points).toFixed(1)}
    </span>
  );
}

export const pagePath = (url: string): string => `/injections/page?url=${encodeURIComponent(url)}`;
