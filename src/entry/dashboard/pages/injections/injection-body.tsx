import type { VNode } from 'preact';
import { reaches } from '../../../../features/members/roles.ts';
import type { InjectionDetail } from '../../../../features/injections/read-injection.ts';
import { hasEnded } from '../../../../features/analyses/analysis-record.ts';
import { authorBriefs } from '../../components/author-briefs.tsx';
import { Badge } from '../../components/badge.tsx';
import { Facts } from '../../components/facts.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Moment } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import type { MemberPageCall } from '../../dashboard-page.ts';
import { blockCard, noActions, type BlockActions } from './block-card.tsx';
import { pageLink, pagePath, recordBadge, typeNames } from './injection-words.tsx';
import { injectionHead } from './injection-head.tsx';
import { injectionSteps } from './injection-steps.tsx';
import { reviewActions } from './item-forms.tsx';
import { pageChanges } from './page-changes.tsx';
import { reviewBar } from './review-bar.tsx';
import { verdict } from './verdict.tsx';

/** Polls until the injection has ended. */
export function injectionBody(call: MemberPageCall, detail: InjectionDetail, citations?: VNode): VNode {
  const { record } = detail;
  const actions = actionsFor(call, detail);
  const isOver = hasEnded(record.status);
  const state = `/injections/${record.id}/state?was=${record.status}`;
  const polling = { 'hx-get': state, 'hx-trigger': 'every 1s', 'hx-swap': 'outerHTML' };
  return (
    <div
      id="injection"
      {...(isOver ? {} : polling)}
      {...(actions === undefined ? {} : { 'data-review': '' })}
    >
      {injectionHead(detail)}
      <FormProblem form={call.form} />
      {!isOver && progress(detail)}
      {failure(detail)}
      {isOver && verdict(record)}
      {citations}
      {reaches(call.member.role, 'developer') && injectionSteps(call, detail)}
      {isOver &&
        madeParts(
          detail,
          actions,
          actions && reviewBar(call, record.id, record.content_blocks, detail.review),
        )}
      {inputs(detail)}
    </div>
  );
}

const stages = ['queued', 'processing', 'completed'] as const;

function progress({ record: { id, status, content_blocks: blocks } }: InjectionDetail): VNode {
  const isEdit = blocks.length > 0;
  const labels = {
    queued: isEdit ? 'Changes saved' : 'Queued',
    processing: isEdit
      ? 'Checking sources and scoring again'
      : 'Reading the page, generating blocks and scoring',
    completed: 'Ready',
  };
  const at = stages.findIndex((stage) => stage === status);
  return (
    <div class="card" role="status">
      <ol class="stages">
        {stages.map((stage, index) => (
          <li class={index < at ? 'done' : index === at ? 'now' : ''}>
            {labels[stage]}
            {index === at && <span class="visually-hidden"> (now)</span>}
          </li>
        ))}
      </ol>
      <p class="small soft">This usually takes a second or two. The page updates automatically.</p>
      <noscript>
        <p>
          <a href={`/injections/${id}`}>Refresh</a>
        </p>
      </noscript>
    </div>
  );
}

function failure({ record: { error } }: InjectionDetail): VNode | undefined {
  if (error === null) return undefined;
  return (
    <Notice tone="bad">
      <p>
        <b>Failed.</b> <HostileText text={error.message} max={500} />
      </p>
      <p class="small">
        <code>{error.code}</code>
        {error.retryable && ' · a retry may help'}
      </p>
    </Notice>
  );
}

/** The forms for a member who may change the draft. */
function actionsFor(call: MemberPageCall, { record, review }: InjectionDetail): BlockActions | undefined {
  const mayReview = record.publication === 'draft' && reaches(call.member.role, 'developer');
  return mayReview ? reviewActions(call, record.id, review) : undefined;
}

/** The blocks of an injection or a preview. */
export function madeParts(
  { record, changes, facts: given, review }: InjectionDetail,
  actions: BlockActions = noActions,
  bar?: VNode,
): VNode {
  const { content_blocks: blocks, omitted, briefs, warnings, score_before, score_after } = record;
  if (score_before === null || score_after === null) return <></>;
  return (
    <>
      {warnings.map(({ code, message }) => (
        <Notice tone="warn">
          <p>
            <HostileText text={message} max={500} /> <span class="soft small">{code}</span>
          </p>
        </Notice>
      ))}
      {blocks.length !== 0 && (
        <>
          <h2>Blocks to paste</h2>
          <p class="soft small">
            Words that differ from the page’s own are marked. Underlined text has a source: hover over it, or
            open the list below each block.
          </p>
          {bar}
          {blocks.map((block) => blockCard({ block, changes, facts: given, review, actions }))}
        </>
      )}
      {briefs.length !== 0 && (
        <>
          <h2>Ask the author</h2>
          <p class="soft small">
            What the page does not say. Create the injection again with the answers as facts to use them.
          </p>
          {authorBriefs(briefs.map((brief, index) => ({ ...brief, number: index + 1 })))}
        </>
      )}
      {omitted.length !== 0 && (
        <>
          <h2>Blocks left out</h2>
          <Table
            rows={omitted}
            columns={[
              { label: 'Block', kind: 'head', cell: ({ type }) => typeNames[type] },
              { label: 'Reason', cell: ({ reason }) => <HostileText text={reason} max={500} /> },
            ]}
            caption="Blocks left out, with the reasons"
          />
        </>
      )}
      {changes !== null && blocks.length !== 0 && (
        <details class="fold">
          <summary>
            <h2>Changes in the page</h2>
          </summary>
          <p class="soft small">The page in reading order; long unchanged passages are left out.</p>
          {pageChanges(changes)}
        </details>
      )}
    </>
  );
}

function inputs({ record, facts: given }: InjectionDetail): VNode {
  const { url, queries, metadata, analysis_id: analysisId, brand_voice: voice } = record;
  return (
    <>
      <h2>Details</h2>
      <Facts
        rows={[
          ['Status', recordBadge(record)],
          ['Page', url === null ? 'Pasted HTML without an address' : pageLink(url)],
          ...(url === null
            ? []
            : [['Publications', <a href={pagePath(url)}>Publications of this page</a>] as const]),
          ['When ready', record.mode === 'auto' ? 'Publish automatically' : 'Save as draft'],
          ['Created', <Moment at={record.created_at} />],
          ...(record.published_at === null
            ? []
            : [['Published', <Moment at={record.published_at} />] as const]),
          ...(analysisId === null
            ? []
            : [
                [
                  'Analysis',
                  <a href={`/analyses/${analysisId}`}>
                    <HostileText text={analysisId} />
                  </a>,
                ] as const,
              ]),
          ...(voice === null ? [] : [['Brand voice', <HostileText text={voice} max={500} />] as const]),
          ...(given.length === 0
            ? []
            : [
                [
                  'Facts',
                  <>
                    {given.map((fact) => (
                      <div>
                        <HostileText text={fact} max={300} />
                      </div>
                    ))}
                  </>,
                ] as const,
              ]),
          ...(queries.length === 0
            ? []
            : [
                [
                  'Questions',
                  <>
                    {queries.map(({ query, source }) => (
                      <div>
                        <HostileText text={query} max={300} />{' '}
                        {source === 'inferred' && <Badge>inferred</Badge>}
                      </div>
                    ))}
                  </>,
                ] as const,
              ]),
          ...(Object.keys(metadata).length === 0 ? [] : [['Metadata', metadataLines(metadata)] as const]),
          ['ID', <code>{record.id}</code>],
        ]}
      />
    </>
  );
}

function metadataLines(metadata: Readonly<Record<string, string>>): VNode {
  const pairs = Object.entries(metadata);
  return (
    <>
      {pairs.map(([name, value]) => (
        <div>
          <HostileText text={name} />: <HostileText text={value} max={500} />
        </div>
      ))}
    </>
  );
}
