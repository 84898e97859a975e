import { z } from 'zod';
import type { WorkStatus } from '../../../schema/vocabulary.ts';
import { isId } from '../../../schema/ids.ts';
import { html, type Html } from '../../../html/html.ts';
import { scoreTone } from '../../components/charts.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { badge, type Tone } from '../../components/parts.ts';
import type { MemberPageCall } from '../../dashboard-page.ts';

export const analysisId = z.object({ id: z.string().refine((text) => isId('analysis', text)) });
export const batchId = z.object({ id: z.string().refine((text) => isId('batch', text)) });

export const pathOf = (id: string): string => `/analyses/${id}`;

export const mayAnalyse = (role: MemberPageCall['member']['role']): boolean => role !== 'viewer';

export const statusNames: Readonly<Record<WorkStatus, string>> = {
  queued: 'Waiting',
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

export const statusBadge = (status: WorkStatus): Html => badge(statusNames[status], statusTones[status]);

/** A score of 0-100 in its tone, with one decimal; a dash for none. */
export const scoreFigure = (score: number | null | undefined): Html =>
  score === null || score === undefined
    ? html`<span class="soft">–</span>`
    : html`<strong class="score-figure ${scoreTone(score)}">${score.toFixed(1)}</strong>`;

/** How much was gained or lost, with its sign: `+3.5`. */
export function difference(points: number, digits = 1): Html {
  const text = points.toFixed(digits);
  if (Number(text) === 0) return html`<span class="soft">±0</span>`;
  return points > 0
    ? html`<span class="score-figure good">+${text}</span>`
    : html`<span class="score-figure bad">−${text.replace('-', '')}</span>`;
}

/** An address as a link out where it is one of the web; else its words. */
export function pageLink(address: string, max?: number): Html {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb =
    url !== undefined && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === '';
  const words = hostileText(address, max);
  return isWeb ? html`<a href="${url.href}" rel="noreferrer nofollow noopener">${words}</a>` : words;
}

/** Back to where the page belongs. */
export const trail = (href = '/analyses', label = 'Analyses'): Html =>
  html`<p class="small"><a href="${href}">${label}</a></p>`;
