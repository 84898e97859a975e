import type { VNode } from 'preact';
import type { AnalysisSummary } from '../../../../features/analyses/list-analysis-summaries.ts';
import type { LatestEvent, LatestInjection } from '../../../../features/overview/index.ts';
import { Badge } from '../../components/badge.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Ago } from '../../components/moment.tsx';
import { PageName } from '../../components/page-name.tsx';
import { isCanceled } from '../analyses/analysis-parts.tsx';
import { olderRubric } from '../analyses/rubric-parts.tsx';
import { scoreTone } from '../../components/score-dial.tsx';
import { Table } from '../../components/table.tsx';
import { stateBadge } from '../injections/injection-words.tsx';
import { resourceLink } from '../webhooks/webhook-parts.tsx';

const part = (id: string, title: string, href: string | undefined, body: VNode): VNode => (
  <section aria-labelledby={id}>
    <div class="page-head">
      <h2 id={id}>{title}</h2>
      {href !== undefined && (
        <a href={href}>
          All <span class="visually-hidden">of: {title}</span>
        </a>
      )}
    </div>
    {body}
  </section>
);

/** The outcome of an analysis: its score, or its status. */
function outcome({ status, overallScore: score, rubricVersion: rubric, error }: AnalysisSummary): VNode {
  if (status === 'completed' && score !== null)
    return (
      <div>
        <Badge tone={scoreTone(score)}>{score.toFixed(1)}</Badge>
        {olderRubric(rubric)}
      </div>
    );
  if (isCanceled(error)) return <Badge>canceled</Badge>;
  if (status === 'failed')
    return (
      <div>
        <Badge tone="bad">failed</Badge> <code>{error?.code ?? 'unknown'}</code>
      </div>
    );
  return <Badge tone="accent">{status}</Badge>;
}

export function latestAnalysesPart(analyses: readonly AnalysisSummary[], now: Date): VNode {
  const body =
    analyses.length === 0 ? (
      <p class="soft">None yet.</p>
    ) : (
      <Table
        rows={analyses}
        columns={[
          {
            label: 'Page',
            kind: 'head',
            cell: ({ id, url, title }) => <PageName href={`/analyses/${id}`} url={url} title={title} />,
          },
          { label: 'Score', cell: outcome },
          { label: 'Created', cell: ({ createdAt }) => <Ago at={createdAt} now={now} /> },
        ]}
        caption="Analyses, newest first"
      />
    );
  return part('latest-analyses', 'Latest analyses', '/analyses', body);
}

export function latestInjectionsPart(injections: readonly LatestInjection[], now: Date): VNode {
  const body =
    injections.length === 0 ? (
      <p class="soft">None yet. Create one from an analysis.</p>
    ) : (
      <Table
        rows={injections}
        columns={[
          {
            label: 'Page',
            kind: 'head',
            cell: ({ id, url }) => (
              <a href={`/injections/${id}`}>
                {url === null ? <code>{id}</code> : <HostileText text={url} max={60} />}
              </a>
            ),
          },
          {
            label: 'Status',
            cell: ({ block_count: count, ...injection }) => stateBadge(injection, count ?? 0),
          },
          { label: 'Created', cell: ({ created_at }) => <Ago at={created_at} now={now} /> },
        ]}
        caption="Injections, newest first"
      />
    );
  return part('latest-injections', 'Latest injections', '/injections', body);
}

export function latestEventsPart(events: readonly LatestEvent[], now: Date): VNode {
  const body =
    events.length === 0 ? (
      <p class="soft">None yet.</p>
    ) : (
      <ul class="events">
        {events.map(({ type, resource_id: id, created_at: at }) => (
          <li>
            <span>{type}</span> {resourceLink(id)}{' '}
            <span class="soft small">
              <Ago at={at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    );
  return part('latest-events', 'Latest events', undefined, body);
}
