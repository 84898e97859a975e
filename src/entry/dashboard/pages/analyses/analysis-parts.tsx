import type { VNode } from 'preact';
import { z } from 'zod';
import type { AnalysisError } from '../../../../core/schema/analysis-error.ts';
import type { WorkStatus } from '../../../../core/schema/vocabulary.ts';
import type { AnalysisRecord } from '../../../../core/schema/analysis.ts';
import { isId } from '../../../../core/schema/ids.ts';
import { Badge } from '../../components/badge.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { scoreTone } from '../../components/score-dial.tsx';
import type { Tone } from '../../components/tone.ts';
import type { MemberPageCall } from '../../dashboard-page.ts';

export const analysisId = z.object({ id: z.string().refine((text) => isId('analysis', text)) });
export const batchId = z.object({ id: z.string().refine((text) => isId('batch', text)) });

export const pathOf = (id: string): string => `/analyses/${id}`;

/**
 * The form with the page's address, open for HTML where the page was pasted. `questionsOf` names the analysis whose
 * questions to ask.
 */
export function newAnalysisPath({ url, page }: AnalysisRecord, questionsOf?: string): string {
  const parameters = new URLSearchParams({
    url,
    ...(page?.http_status === null ? { paste: '1' } : {}),
    ...(questionsOf === undefined ? {} : { questions_of: questionsOf }),
  });
  return `/analyses/new?${parameters.toString()}`;
}

export const mayAnalyse = (role: MemberPageCall['member']['role']): boolean => role !== 'viewer';

export const statusNames: Readonly<Record<WorkStatus, string>> = {
  queued: 'Queued',
  processing: 'Running',
  completed: 'Done',
  failed: 'Failed',
};

const statusTones: Readonly<Record<WorkStatus, Tone>> = {
  queued: 'plain',
  processing: 'accent',
  completed: 'good',
  failed: 'bad',
};

/** The API's status of a canceled analysis is `failed`; its error tells that nothing went wrong. */
export const isCanceled = (error: Pick<AnalysisError, 'code'> | null | undefined): boolean =>
  error?.code === 'canceled';

export const statusBadge = (status: WorkStatus, error?: Pick<AnalysisError, 'code'> | null): VNode =>
  isCanceled(error) ? (
    <Badge>Canceled</Badge>
  ) : (
    <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
  );

/** Analyses that ended without a result. */
export function unfinishedCounts(
  analyses: readonly { readonly status: WorkStatus; readonly error: AnalysisError | null }[],
): { readonly failed: number; readonly canceled: number } {
  const ended = analyses.filter(({ status }) => status === 'failed');
  const canceled = ended.filter(({ error }) => isCanceled(error)).length;
  return { failed: ended.length - canceled, canceled };
}

/** A score of 0-100 in its tone, with one decimal; a dash for none. */
export const scoreFigure = (score: number | null | undefined): VNode =>
  score === null || score === undefined ? (
    <span class="soft">–</span>
  ) : (
    <strong class={`score-figure ${scoreTone(score)}`}>{score.toFixed(1)}</strong>
  );

/** Points gained or lost, with their sign: `+3.5`. */
export function difference(points: number, digits = 1): VNode {
  const text = points.toFixed(digits);
  if (Number(text) === 0) return <span class="soft">±0</span>;
  return points > 0 ? (
    <span class="score-figure good">+{text}</span>
  ) : (
    <span class="score-figure bad">−{text.replace('-', '')}</span>
  );
}

/** An external link for an http or https address; plain text for anything else. */
export function pageLink(address: string, max?: number): VNode {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb =
    url !== undefined && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === '';
  const words = <HostileText text={address} max={max} />;
  return isWeb ? (
    <a href={url.href} rel="noreferrer nofollow noopener">
      {words}
    </a>
  ) : (
    words
  );
}

/** The link back to the page's section. */
export const trail = (href = '/analyses', label = 'Analyses'): VNode => (
  <p class="small">
    <a href={href}>{label}</a>
  </p>
);
