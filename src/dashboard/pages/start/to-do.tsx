import type { VNode } from 'preact';
import type { MemberRole } from '../../../members/roles.ts';
import type { Overview } from '../../../overview/read-overview.ts';
import { Badge } from '../../components/badge.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { scoreTone } from '../../components/score-dial.tsx';
import { units } from '../usage/usage-parts.tsx';

/** What would help most now. */
export function thingsToDo(overview: Overview, role: MemberRole): VNode {
  const { weakPages, drafts, endpoints, activeKeys, injections } = overview;
  const mayChange = role !== 'viewer';
  const things = [
    ...weakPages.map(({ id, url, overall_score: score }) => (
      <li>
        <Badge tone={scoreTone(score)}>{score.toFixed(1)}</Badge>{' '}
        <span>
          Improve{' '}
          <a href={`/analyses/${id}`}>
            <HostileText text={url} max={70} />
          </a>
        </span>
      </li>
    )),
    ...(drafts > 0
      ? [
          <li>
            <Badge>{units(drafts)}</Badge>{' '}
            <span>
              <a href="/injections">{drafts === 1 ? 'A draft waits' : 'Drafts wait'}</a> to be looked at and
              published.
            </span>
          </li>,
        ]
      : []),
    ...(mayChange && injections.length === 0
      ? [
          <li>
            <Badge>new</Badge>{' '}
            <span>
              Make content blocks for a page: <a href="/injections">injections</a>.
            </span>
          </li>,
        ]
      : []),
    ...(mayChange && endpoints.length === 0
      ? [
          <li>
            <Badge>new</Badge>{' '}
            <span>
              <a href="/webhooks/new">Add an endpoint</a> and be told when work has ended.
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
      <h2 id="to-do">What to do next</h2>
      {things.length === 0 ? (
        <p class="soft">Nothing in particular: the pages analysed last score 70 or more.</p>
      ) : (
        <ul class="things">{things}</ul>
      )}
    </section>
  );
}
