import type { VNode } from 'preact';
import { AppError } from '../../../../service/platform/errors.ts';
import { acceptanceRefusal } from '../../../../features/injections/acceptance-refusal.ts';
import { injectionRequestOf } from '../../../../features/injections/injection-request.ts';
import { previewInjection } from '../../../../features/injections/preview-injection.ts';
import { injectionRequestSchema } from '../../../../core/schema/injection-request.ts';
import type { PreviewRecord } from '../../../../core/schema/injection.ts';
import { shown } from '../../answers.ts';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { defineAction, type ActionCall, type Visit } from '../../dashboard-page.ts';
import { typeNames } from '../injections/injection-words.tsx';
import { previewWaitMs } from '../injections/preview-wait.ts';
import { verdict } from '../injections/verdict.tsx';
import { analysisId, pathOf, trail } from './analysis-parts.tsx';

/** What a script replaces with its namesake in the answer. */
const part = 'new-score';

export const injectionPath = (id: string): string => `/injections/new?analysis=${id}`;

/** Measures the score with the blocks, and shows it in the place of the button; without scripts, on a page. */
export function previewForm(visit: Visit, id: string): VNode {
  const inPlace = {
    'hx-post': `${pathOf(id)}/preview`,
    'hx-target': `#${part}`,
    'hx-select': `#${part}`,
    'hx-swap': 'outerHTML',
    'hx-disabled-elt': 'find button',
  };
  return (
    <div id={part}>
      <PostForm visit={visit} action={`${pathOf(id)}/preview`} class="inline" more={inPlace}>
        <button type="submit">Preview the new score</button>{' '}
        <span class="soft small htmx-indicator">Measuring…</span>
      </PostForm>
    </div>
  );
}

type Call = ActionCall<'developer', { readonly id: string }>;

export const previewScoreAction = defineAction({
  path: '/analyses/{id}/preview',
  role: 'developer',
  // A preview stores nothing.
  audit: 'itself',
  params: analysisId,
  perform: async (call) => {
    const { id } = call.params;
    return shown(
      <>
        {trail(pathOf(id), 'The analysis')}
        <PageHead title="Preview of the new score" />
        <div id={part} role="status">
          {await measured(call)}
        </div>
      </>,
      { title: 'Preview' },
    );
  },
});

/** A refusal is shown in place, too: a script would not show another answer. */
async function measured(call: Call): Promise<VNode> {
  const { app, caller, requestId, signal, params } = call;
  const request = injectionRequestOf(injectionRequestSchema.parse({ analysis_id: params.id }));
  try {
    const wait = { timeoutMs: previewWaitMs, signal };
    const outcome = await previewInjection(app, caller, request, { requestId, wait });
    if (outcome.kind !== 'ended') return problem(acceptanceRefusal(outcome).message);
    return newScore(params.id, JSON.parse(outcome.json) as PreviewRecord);
  } catch (error) {
    if (error instanceof AppError) return problem(error.message);
    throw error;
  }
}

function newScore(id: string, preview: PreviewRecord): VNode {
  const { error, content_blocks: blocks, omitted } = preview;
  if (error !== null) return problem(error.message);
  return (
    <>
      {verdict({ ...preview, publication: null })}
      {blocks.length === 0 ? (
        <ul>
          {omitted.map(({ type, reason }) => (
            <li>
              {typeNames[type]}: <HostileText text={reason} max={500} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          With: {blocks.map(({ type }) => typeNames[type]).join(', ')}. Nothing is saved.{' '}
          <LinkButton href={injectionPath(id)}>Create the injection</LinkButton>
        </p>
      )}
    </>
  );
}

const problem = (message: string): VNode => (
  <Notice tone="bad">
    <p>
      <HostileText text={message} max={500} />
    </p>
  </Notice>
);
