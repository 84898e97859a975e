import { html, type Html } from '../../../html/html.ts';
import type { MemberRole } from '../../../schema/vocabulary.ts';
import type { Overview } from '../../../overview/read-overview.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { badge } from '../../components/parts.ts';
import { scoreTone } from '../../components/charts.ts';
import { units } from '../usage/usage-parts.ts';

/** What would help most now. */
export function thingsToDo(overview: Overview, role: MemberRole): Html {
  const { weakPages, drafts, endpoints, activeKeys, injections } = overview;
  const mayChange = role !== 'viewer';
  const things = [
    ...weakPages.map(
      ({ id, url, overall_score: score }) =>
        html`<li>
          ${badge(score.toFixed(1), scoreTone(score))}
          <span>Improve <a href="/analyses/${id}">${hostileText(url, 70)}</a></span>
        </li>`,
    ),
    ...(drafts > 0
      ? [
          html`<li>
            ${badge(units(drafts))}
            <span
              ><a href="/injections">${drafts === 1 ? 'A draft waits' : 'Drafts wait'}</a> to be looked at and
              published.</span
            >
          </li>`,
        ]
      : []),
    ...(mayChange && injections.length === 0
      ? [
          html`<li>
            ${badge('new')} <span>Make content blocks for a page: <a href="/injections">injections</a>.</span>
          </li>`,
        ]
      : []),
    ...(mayChange && endpoints.length === 0
      ? [
          html`<li>
            ${badge('new')}
            <span><a href="/webhooks/new">Add an endpoint</a> and be told when work has ended.</span>
          </li>`,
        ]
      : []),
    ...(mayChange && activeKeys.length === 0
      ? [
          html`<li>
            ${badge('new')} <span><a href="/keys/new">Create a key</a> to call the API.</span>
          </li>`,
        ]
      : []),
  ];
  return html`<section class="card" aria-labelledby="to-do">
    <h2 id="to-do">What to do next</h2>
    ${
      things.length === 0
        ? html`<p class="soft">Nothing in particular: the pages analysed last score 70 or more.</p>`
        : html`<ul class="things">
            ${things}
          </ul>`
    }
  </section>`;
}
