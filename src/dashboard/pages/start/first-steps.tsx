import type { VNode } from 'preact';
import { addApiKey, type CreatedApiKey } from '../../../keys/create-api-key.ts';
import { grantableScopes } from '../../../keys/scopes.ts';
import type { Overview } from '../../../overview/read-overview.ts';
import { latestAnalyses } from '../../../overview/statements/overview.ts';
import { nothingNew, shown } from '../../answers.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { defineAction, definePage, type PageCall, type Visit } from '../../dashboard-page.ts';
import { deedOf, firstUse, shownOnce } from '../keys/new-key.tsx';

export function firstSteps(call: PageCall<'viewer'>, { activeKeys }: Overview): VNode {
  return steps(call, {
    keys: activeKeys.filter(({ environment }) => environment === call.environment).length,
  });
}

interface Progress {
  /** Keys of this environment that there are. */
  readonly keys: number;
  readonly created?: CreatedApiKey;
}

function steps(
  call: Pick<PageCall<'viewer'>, 'environment' | 'member'> & Visit,
  { keys, created }: Progress,
): VNode {
  const { environment } = call;
  const world =
    environment === 'live' ? 'what it does counts and is billed' : 'nothing that it does is billed';
  return (
    <>
      <p>
        A page goes in; a score of how ready it is to be found, understood and cited comes out, with what to
        do about it.
      </p>
      <ol class="steps">
        <li class={created === undefined ? 'now' : 'done'}>
          <h2>Make a key</h2>
          {created === undefined ? keyStep(call, keys, world) : shownOnce(created)}
        </li>
        <li class={created === undefined ? '' : 'now'}>
          {created === undefined ? (
            <>
              <h2>Make a first request</h2>
              <p>The command stands here as soon as the key is made, ready to be pasted into a terminal.</p>
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
  world: string,
): VNode {
  const { environment, member } = call;
  if (member.role === 'viewer') {
    return <p>A developer or an owner of this account makes it: viewers may not.</p>;
  }
  const others =
    keys === 0 ? undefined : (
      <p class="soft small">
        There {keys === 1 ? 'is a key' : `are ${String(keys)} keys`} of {environment} already, but a key is
        shown only when it is made. If you have kept one, use it; otherwise make another here.
      </p>
    );
  return (
    <>
      <p>
        A secret key of <strong>{environment}</strong>: {world}. It is shown once.
      </p>
      {others}
      <div class="row">
        <PostButton visit={call} action="/start/key" class="main">
          Make a key and show the command
        </PostButton>
        <LinkButton href="/keys/new">Choose its settings</LinkButton>
      </div>
    </>
  );
}

/** The last step, which comes true by itself. */
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
          As soon as the first page is analysed, the way to it stands here. Without a terminal: paste an
          address into <a href="/analyses">Analyses</a>.
        </p>
        <noscript>
          <p>
            <a href="/">Look again</a>
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
  perform: async (call) => {
    const { app, member, environment } = call;
    const created = await addApiKey(app, member.accountId, {
      ...{ type: 'secret', environment, name: 'First steps' },
      scopes: [...grantableScopes('secret', environment)],
      ...{ allowed_origins: [], rate_limit: null, expires_at: null, replaces: null },
    });
    const main = (
      <>
        <PageHead title="First steps" />
        {steps(call, { keys: 1, created })}
      </>
    );
    return shown(main, { title: 'First steps' }, deedOf(created));
  },
});

/** Asked for until the first analysis is there. */
export const firstAnalysisPage = definePage({
  path: '/start/first-analysis',
  title: 'First steps',
  role: 'viewer',
  layout: 'none',
  render: async ({ app, caller }) => {
    const [first] = await latestAnalyses(app.database.db, caller, 1);
    if (first === undefined) return nothingNew;
    return (
      <ol class="steps from-three" id="first-analysis">
        <li class="now">
          <h2>Read the result</h2>
          <p>
            The first page is here.{' '}
            <LinkButton href={`/analyses/${first.id}`} kind="main">
              Look at it
            </LinkButton>
          </p>
          <p>
            Next: <a href="/webhooks/new">add an endpoint</a> and be told when work has ended, or go to the{' '}
            <a href="/">start page</a>.
          </p>
        </li>
      </ol>
    );
  },
});
