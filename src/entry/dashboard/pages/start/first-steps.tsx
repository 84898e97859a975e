import type { VNode } from 'preact';
import { listAnalysisSummaries } from '../../../../features/analyses/list-analysis-summaries.ts';
import {
  addApiKey,
  type ApiKeySettings,
  type CreatedApiKey,
} from '../../../../features/keys/create-api-key.ts';
import { grantableScopes } from '../../../../features/keys/scopes.ts';
import type { Overview } from '../../../../features/overview/read-overview.ts';
import { unchanged, shown } from '../../answers.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { defineAction, definePage, type PageCall, type Visit } from '../../dashboard-page.ts';
import { auditDetailsOf, firstUse, shownOnce } from '../keys/new-key.tsx';

export function firstSteps(call: PageCall<'viewer'>, { activeKeys }: Overview): VNode {
  return steps(call, {
    keys: activeKeys.filter(({ environment }) => environment === call.environment).length,
  });
}

interface Progress {
  /** The number of keys in this environment. */
  readonly keys: number;
  readonly created?: CreatedApiKey;
}

function steps(
  call: Pick<PageCall<'viewer'>, 'environment' | 'member'> & Visit,
  { keys, created }: Progress,
): VNode {
  const { environment } = call;
  const billing = environment === 'live' ? 'usage counts and is billed' : 'usage is not billed';
  return (
    <>
      <p>
        Submit a page. You get a score of how ready it is to be found, understood and cited, with
        recommendations.
      </p>
      <ol class="steps">
        <li class={created === undefined ? 'now' : 'done'}>
          <h2>Create a key</h2>
          {created === undefined ? keyStep(call, keys, billing) : shownOnce(created)}
        </li>
        <li class={created === undefined ? '' : 'now'}>
          {created === undefined ? (
            <>
              <h2>Make the first request</h2>
              <p>The command appears here when the key is created, ready to paste into a terminal.</p>
            </>
          ) : (
            firstUse(call.app.config.publicUrl, created)
          )}
        </li>
      </ol>
      <div aria-live="polite">{waiting()}</div>
    </>
  );
}

function keyStep(
  call: Pick<PageCall<'viewer'>, 'environment' | 'member'> & Visit,
  keys: number,
  billing: string,
): VNode {
  const { environment, member } = call;
  if (member.role === 'viewer') {
    return <p>Only a developer or an owner of this account can create keys.</p>;
  }
  const others =
    keys === 0 ? undefined : (
      <p class="soft small">
        The {environment} environment already has {keys === 1 ? 'a key' : `${String(keys)} keys`}, but a key
        is shown only when it is created. Use one that you saved, or create another here.
      </p>
    );
  return (
    <>
      <p>
        A secret key for <strong>{environment}</strong>: {billing}. It is shown once.
      </p>
      {others}
      <div class="row">
        <PostButton visit={call} action="/start/key" class="main">
          Create a key and show the command
        </PostButton>
        <LinkButton href="/keys/new">Choose settings</LinkButton>
      </div>
    </>
  );
}

/** The last step, which polls until it is done. */
function waiting(): VNode {
  return (
    <ol
      class="steps from-three"
      id="first-analysis"
      hx-get="/start/first-analysis"
      hx-trigger="every 2s"
      hx-swap="outerHTML"
    >
      <li>
        <h2>Read the result</h2>
        <p>
          The link to the first analysis appears here. Without a terminal, paste an address into{' '}
          <a href="/analyses">Analyses</a>.
        </p>
        <noscript>
          <p>
            <a href="/">Refresh</a>
          </p>
        </noscript>
      </li>
    </ol>
  );
}

export const firstKeyAction = defineAction({
  path: '/start/key',
  role: 'developer',
  audit: 'key.created',
  needsPassword: true,
  perform: async (call) => {
    const { app, member, environment } = call;
    const settings: ApiKeySettings = {
      ...{ type: 'secret', environment, name: 'First steps' },
      scopes: [...grantableScopes('secret', environment)],
      ...{ allowed_origins: [], rate_limit: null, expires_at: null, replaces: null },
    };
    const created = await addApiKey(app, member.accountId, settings, member);
    const main = (
      <>
        <PageHead title="First steps" />
        {steps(call, { keys: 1, created })}
      </>
    );
    return shown(main, { title: 'First steps' }, auditDetailsOf(created));
  },
});

/** Polled until the first analysis exists. */
export const firstAnalysisPage = definePage({
  path: '/start/first-analysis',
  title: 'First steps',
  role: 'viewer',
  layout: 'none',
  render: async ({ app, caller }) => {
    const [first] = await listAnalysisSummaries(app, caller, { limit: 1 });
    if (first === undefined) return unchanged;
    return (
      <ol class="steps from-three" id="first-analysis">
        <li class="now">
          <h2>Read the result</h2>
          <p>
            The first analysis has ended.{' '}
            <LinkButton href={`/analyses/${first.id}`} kind="main">
              Show the result
            </LinkButton>
          </p>
          <p>
            Next: <a href="/webhooks/new">add a webhook endpoint</a>, or go to the <a href="/">start page</a>.
          </p>
        </li>
      </ol>
    );
  },
});
