import type { VNode } from 'preact';
import { goodFrom } from '../../../../core/score/score-band.ts';
import type { MemberRole } from '../../../../core/schema/vocabulary.ts';
import type { Overview } from '../../../../features/overview/read-overview.ts';
import { Badge } from '../../components/badge.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { scoreTone } from '../../components/score-dial.tsx';
import { units } from '../usage/usage-parts.tsx';

/** The next steps, the most useful first. */
export function thingsToDo(overview: Overview, role: MemberRole): VNode {
  const { weakPages, drafts, endpoints, activeKeys, injections } = overview;
  const mayChange = role !== 'viewer';
  const things = [
    ...weakPages.map(({ id, url, title, issues, overall_score: score, is_comparable: isComparable }) => (
      <li>
        <Badge tone={scoreTone(score)}>{score.toFixed(1)}</Badge>{' '}
        <span>
          <a href={`/analyses/${id}`}>{fixesOf(issues)}</a> “
          <HostileText text={title ?? url} max={70} />”
          {!isComparable && <span class="soft small"> (scored by another rubric)</span>}
        </span>
      </li>
    )),
    ...(drafts > 0
      ? [
          <li>
            <Badge>{units(drafts)}</Badge>{' '}
            <span>
              Review and publish the{' '}
              <a href="/injections?publication=draft">{drafts === 1 ? 'draft' : 'drafts'}</a>.
            </span>
          </li>,
        ]
      : []),
    ...(mayChange && injections.length === 0
      ? [
          <li>
            <Badge>new</Badge>{' '}
            <span>
              <a href="/injections">Create content blocks</a> for a page.
            </span>
          </li>,
        ]
      : []),
    ...(mayChange && endpoints.length === 0
      ? [
          <li>
            <Badge>new</Badge>{' '}
            <span>
              <a href="/webhooks/new">Add a webhook endpoint</a> to be notified of results.
            </span>
          </li>,
        ]
      : []),
    ...(mayChange && activeKeys.length === 0
      ? [
          <li>
            <Badge>new</Badge>{' '}
            <span>
              <a href="/keys/new">Create a key</a> to call the API.
            </span>
          </li>,
        ]
      : []),
  ];
  return (
    <section class="card" aria-labelledby="to-do">
      <h2 id="to-do">Next steps</h2>
      {things.length === 0 ? (
        <p class="soft">None: the latest pages score {goodFrom} or more.</p>
      ) : (
        <ul class="things">{things}</ul>
      )}
    </section>
  );
}

function fixesOf(issues: number): string {
  if (issues === 0) return 'Review';
  return issues === 1 ? 'Fix one issue on' : `Fix ${units(issues)} issues on`;
}
