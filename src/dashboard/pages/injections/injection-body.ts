/** An injection as it is now: what changes while it is worked on. */
import { html, type Html } from '../../../html/html.ts';
import { reaches } from '../../../members/roles.ts';
import type { InjectionDetail } from '../../../injections/read-injection.ts';
import { hasEnded } from '../../../analyses/analysis-record.ts';
import { scoreDial } from '../../components/charts.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { badge, facts, linkButton, moment, notice } from '../../components/parts.ts';
import { table } from '../../components/table.ts';
import type { MemberPageCall } from '../../dashboard-page.ts';
import { blockCard } from './block-card.ts';
import { gain, pageLink, pagePath, stateBadge, typeNames } from './injection-words.ts';
import { injectionSteps } from './injection-steps.ts';
import { pageChanges } from './page-changes.ts';

/** With a script that asks how it goes on, until it has ended. */
export function injectionBody(call: MemberPageCall, detail: InjectionDetail): Html {
  const { record } = detail;
  const isOver = hasEnded(record.status);
  const state = `/injections/${record.id}/state?was=${record.status}`;
  const polling = html` hx-get="${state}" hx-trigger="every 1s" hx-swap="outerHTML"`;
  return html`<div id="injection" ${isOver ? undefined : polling}>
    ${isOver ? undefined : progress(detail)} ${failure(detail)}
    ${reaches(call.member.role, 'developer') ? injectionSteps(call, record) : undefined}
    ${isOver ? madeParts(detail, blockActions(call, detail)) : undefined} ${inputs(detail)}
  </div>`;
}

const stages = ['queued', 'processing', 'completed'] as const;

function progress({ record: { id, status, content_blocks: blocks } }: InjectionDetail): Html {
  const isEdit = blocks.length > 0;
  const labels = {
    queued: isEdit ? 'Changes taken' : 'Queued',
    processing: isEdit ? 'Checking the sources, scoring again' : 'Reading the page, making blocks, scoring',
    completed: 'Ready',
  };
  const at = stages.findIndex((stage) => stage === status);
  return html`<div class="card" role="status">
    <ol class="stages">
      ${stages.map(
        (stage, index) =>
          html`<li class="${index < at ? 'done' : index === at ? 'now' : ''}">
            ${labels[stage]}${index === at ? html`<span class="visually-hidden"> (now)</span>` : undefined}
          </li>`,
      )}
    </ol>
    <p class="small soft">Most take a second or two. This page follows by itself.</p>
    <noscript
      ><p><a href="/injections/${id}">Look again</a></p></noscript
    >
  </div>`;
}

function failure({ record: { error } }: InjectionDetail): Html | undefined {
  if (error === null) return undefined;
  return notice(
    html`<p><b>It failed.</b> ${hostileText(error.message, 500)}</p>
      <p class="small">
        <code>${error.code}</code>${error.retryable ? ' · trying again may help' : undefined}
      </p>`,
    'bad',
  );
}

type BlockActions = (blockId: string, name: string) => Html | undefined;

function blockActions({ member }: MemberPageCall, { record }: InjectionDetail): BlockActions {
  const mayEdit = record.publication === 'draft' && reaches(member.role, 'developer');
  return (blockId, name) =>
    mayEdit
      ? linkButton(
          `/injections/${record.id}/blocks/${blockId}`,
          html`Edit<span class="visually-hidden"> ${name}</span>`,
        )
      : undefined;
}

/** What was made: of an injection and of a preview alike. */
export function madeParts(
  { record, changes, facts: given }: InjectionDetail,
  actions: BlockActions = () => undefined,
): Html {
  const { content_blocks: blocks, omitted, warnings, score_before, score_after } = record;
  if (score_before === null || score_after === null) return html``;
  return html`<section class="scores" aria-label="Scores">
      <div>
        ${scoreDial(score_before, 'Score before')}
        <p>Before</p>
      </div>
      <span class="arrow" aria-hidden="true">→</span>
      <div>
        ${scoreDial(score_after, 'Score after')}
        <p>After ${gain(score_before, score_after)}</p>
      </div>
    </section>
    ${warnings.map(({ code, message }) =>
      notice(html`<p>${hostileText(message, 500)} <span class="soft small">${code}</span></p>`, 'warn'),
    )}
    <h2>Blocks</h2>
    ${
      blocks.length === 0
        ? html`<p class="soft">No block was made.</p>`
        : html`<p class="soft small">
              Underlined words rest on a source: point at them, or open the list below each block.
            </p>
            ${blocks.map((block) =>
              blockCard({ block, changes, facts: given, actions: actions(block.id, typeNames[block.type]) }),
            )}`
    }
    ${
      omitted.length === 0
        ? undefined
        : html`<h2>Left out</h2>
            ${table(
              omitted,
              [
                { label: 'Block', kind: 'head', cell: ({ type }) => typeNames[type] },
                { label: 'Why', cell: ({ reason }) => hostileText(reason, 500) },
              ],
              { caption: 'Blocks that were not made, and why' },
            )}`
    }
    ${
      changes === null
        ? undefined
        : html`<h2>In the page</h2>
            <p class="soft small">Its blocks as they are read; passages that repeat another are read once.</p>
            ${pageChanges(changes)}`
    }`;
}

function inputs({ record, facts: given }: InjectionDetail): Html {
  const { url, queries, metadata, analysis_id: analysisId, brand_voice: voice } = record;
  return html`<h2>About it</h2>
    ${facts([
      ['State', stateBadge(record)],
      ['Page', url === null ? 'Pasted, without an address' : pageLink(url)],
      ...(url === null
        ? []
        : [['Publications', html`<a href="${pagePath(url)}">What is live on this page</a>`] as const]),
      ['Mode', record.mode === 'auto' ? 'Published as soon as it is ready' : 'A draft until published'],
      ['Made', moment(record.created_at)],
      ...(record.published_at === null ? [] : [['Published', moment(record.published_at)] as const]),
      ...(analysisId === null
        ? []
        : [['Analysis', html`<a href="/analyses/${analysisId}">${hostileText(analysisId)}</a>`] as const]),
      ...(voice === null ? [] : [['Brand voice', hostileText(voice, 500)] as const]),
      ...(given.length === 0
        ? []
        : [['Facts', html`${given.map((fact) => html`<div>${hostileText(fact, 300)}</div>`)}`] as const]),
      ...(queries.length === 0
        ? []
        : [
            [
              'Queries',
              html`${queries.map(({ query, source }) => html`<div>${hostileText(query, 300)}${source === 'inferred' ? html` ${badge('inferred')}` : undefined}</div>`)}`,
            ] as const,
          ]),
      ...(Object.keys(metadata).length === 0 ? [] : [['Metadata', metadataLines(metadata)] as const]),
      ['Id', html`<code>${record.id}</code>`],
    ])}`;
}

function metadataLines(metadata: Readonly<Record<string, string>>): Html {
  const pairs = Object.entries(metadata);
  return html`${pairs.map(([name, value]) => html`<div>${hostileText(name)}: ${hostileText(value, 500)}</div>`)}`;
}
