import { html, type Html } from '../../../html/html.ts';
import type { LatestAnalysis, LatestEvent, LatestInjection } from '../../../overview/statements/overview.ts';
import { scoreTone } from '../../components/charts.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { ago, badge } from '../../components/parts.ts';
import { table } from '../../components/table.ts';
import { resourceLink } from '../webhooks/webhook-parts.ts';

const part = (id: string, title: string, href: string | undefined, body: Html): Html =>
  html`<section aria-labelledby="${id}">
    <div class="page-head">
      <h2 id="${id}">${title}</h2>
      ${href === undefined ? undefined : html`<a href="${href}">All<span class="visually-hidden"> of: ${title}</span></a>`}
    </div>
    ${body}
  </section>`;

/** What became of an analysis: its score, or how far it is. */
function outcome({ status, overall_score: score, error_code: code }: LatestAnalysis): Html {
  if (status === 'completed' && score !== null) return badge(score.toFixed(1), scoreTone(score));
  if (status === 'failed')
    return html`<div>${badge('failed', 'bad')} <code>${code ?? 'unknown'}</code></div>`;
  return badge(status, 'accent');
}

export function latestAnalysesPart(analyses: readonly LatestAnalysis[], now: Date): Html {
  const body =
    analyses.length === 0
      ? html`<p class="soft">There is none yet.</p>`
      : table(
          analyses,
          [
            {
              label: 'Page',
              kind: 'head',
              cell: ({ id, url }) => html`<a href="/analyses/${id}">${hostileText(url, 100)}</a>`,
            },
            { label: 'Score', cell: outcome },
            { label: 'When', cell: ({ created_at }) => ago(created_at, now) },
          ],
          { caption: 'Analyses, the newest first' },
        );
  return part('latest-analyses', 'Latest analyses', '/analyses', body);
}

const publicationTones = {
  draft: 'warn',
  published: 'good',
  superseded: 'plain',
  withdrawn: 'plain',
} as const;

function injectionState({ status, publication }: LatestInjection): Html {
  if (publication !== null) return badge(publication, publicationTones[publication]);
  return badge(status, status === 'failed' ? 'bad' : 'accent');
}

export function latestInjectionsPart(injections: readonly LatestInjection[], now: Date): Html {
  const body =
    injections.length === 0
      ? html`<p class="soft">There is none yet. One is made from an analysis.</p>`
      : table(
          injections,
          [
            {
              label: 'Page',
              kind: 'head',
              cell: ({ id, url }) =>
                html`<a href="/injections/${id}"
                  >${url === null ? html`<code>${id}</code>` : hostileText(url, 60)}</a
                >`,
            },
            { label: 'State', cell: injectionState },
            { label: 'When', cell: ({ created_at }) => ago(created_at, now) },
          ],
          { caption: 'Injections, the newest first' },
        );
  return part('latest-injections', 'Latest injections', '/injections', body);
}

export function latestEventsPart(events: readonly LatestEvent[], now: Date): Html {
  const body =
    events.length === 0
      ? html`<p class="soft">There is none yet.</p>`
      : html`<ul class="events">
          ${events.map(
            ({ type, resource_id: id, created_at: at }) =>
              html`<li>
                <span>${type}</span> ${resourceLink(id)} <span class="soft small">${ago(at, now)}</span>
              </li>`,
          )}
        </ul>`;
  return part('latest-events', 'Latest events', undefined, body);
}
