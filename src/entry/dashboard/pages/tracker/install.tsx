import type { VNode } from 'preact';
import { z } from 'zod';
import type { ApiKeyRecord } from '../../../../features/keys/api-key-record.ts';
import { createApiKey } from '../../../../features/keys/create-api-key.ts';
import { findApiKey } from '../../../../features/keys/find-api-key.ts';
import { listApiKeys } from '../../../../features/keys/list-api-keys.ts';
import { reaches } from '../../../../features/members/roles.ts';
import { refuse, shown } from '../../answers.ts';
import { CopyBox } from '../../components/copy-box.tsx';
import { TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { Table } from '../../components/table.tsx';
import { defineAction, definePage, type MemberPageCall, type Visit } from '../../dashboard-page.ts';

export const installPage = definePage({
  path: '/tracker/install',
  title: 'Install the tracker',
  role: 'viewer',
  render: async (call) => {
    const { app, member, environment } = call;
    const now = app.now();
    const keys = (await listApiKeys(app, member.accountId)).filter((key) =>
      isForTracker(key, environment, now),
    );
    const mayMake = reaches(member.role, 'developer');
    return (
      <>
        {head()}
        <p>
          One tag in the head of your pages counts page views and the assistants that sent the visitors. It
          sets no cookie, stores nothing about the visitor and does not change the page.
        </p>
        {environment === 'test' && (
          <Notice tone="warn">
            <p>This is the test environment. Its views are separate from live views.</p>
          </Notice>
        )}
        <ol class="steps">
          <li class={keys.length === 0 ? 'now' : 'done'}>
            <h2>A publishable key</h2>
            {keys.length === 0 ? <p>The {environment} environment has none yet.</p> : keyTable(keys, now)}
            {mayMake ? (
              makeForm(call, keys.length === 0)
            ) : keys.length === 0 ? (
              <p class="soft">A developer or an owner can create one.</p>
            ) : undefined}
          </li>
          <li class={keys.length === 0 ? '' : 'now'}>
            <h2>The tag for your pages</h2>
            {keys.length !== 0 && tagForm(call)}
            <p class="small soft">
              Only a hash of each key is stored. Enter the key here, or create one, to complete the tag.
            </p>
            <CopyBox
              id="tag"
              text={tagOf(app.config.publicUrl, placeholderOf(environment))}
              label="Copy with a placeholder"
            />
          </li>
          <li>
            <h2>See the first views</h2>
            <p>
              Load one of your pages. Its view appears in the <a href="/tracker">figures</a> within 5 seconds.
            </p>
          </li>
        </ol>
      </>
    );
  },
});

const head = (): VNode => (
  <>
    <p class="small">
      <a href="/tracker">Tracker</a>
    </p>
    <PageHead title="Install the tracker" />
  </>
);

const placeholderOf = (environment: 'live' | 'test'): string => `cw_pk_${environment}_…`;

const tagOf = (publicUrl: string, key: string): string =>
  `<script src="${publicUrl}/tracker.js" data-key="${key}" async></script>`;

function isForTracker(key: ApiKeyRecord, environment: 'live' | 'test', now: Date): boolean {
  const hasEnded = key.revoked_at !== null || (key.expires_at !== null && new Date(key.expires_at) <= now);
  return (
    key.type === 'publishable' &&
    key.environment === environment &&
    !hasEnded &&
    key.scopes.includes('tracker:read')
  );
}

/** The newest keys are the ones that members look for. */
const keysMax = 10;

function keyTable(keys: readonly ApiKeyRecord[], now: Date): VNode {
  return (
    <Table
      rows={keys.slice(0, keysMax)}
      columns={[
        {
          label: 'Key',
          kind: 'head',
          cell: ({ id, hint, name }) => (
            <>
              <a href={`/keys/${id}`}>
                <code>{hint}</code>
              </a>{' '}
              {name !== null && <HostileText text={name} max={60} />}
            </>
          ),
        },
        {
          label: 'Origins',
          cell: ({ allowed_origins: origins }) =>
            origins.length === 0
              ? 'every'
              : origins.map((origin) => (
                  <div>
                    <HostileText text={origin} />
                  </div>
                )),
        },
        {
          label: 'Last used',
          cell: ({ last_used_at: at }) => (at === null ? 'never' : <Ago at={at} now={now} />),
        },
      ]}
      caption="Publishable keys of this environment"
    />
  );
}

const originHint = (): VNode => (
  <>
    The origins of your pages, one per line: <code>https://www.example.com</code>. If empty, every origin is
    allowed.
  </>
);

function makeForm(call: MemberPageCall, isFirst: boolean): VNode {
  const form = (
    <PostForm visit={call} action="/tracker/install/key">
      <FormProblem form={call.form} />
      <TextField name="origins" label="Origins" rows={2} hint={originHint()} form={call.form} />
      <div>
        <button type="submit" class={isFirst ? 'main' : ''}>
          Create a key and show the tag
        </button>
      </div>
    </PostForm>
  );
  const isOpen = isFirst || call.form.problems['origins'] !== undefined;
  return isOpen ? (
    form
  ) : (
    <details class="more">
      <summary>Create another key</summary>
      {form}
    </details>
  );
}

function tagForm(call: MemberPageCall): VNode {
  return (
    <PostForm visit={call} action="/tracker/install/tag">
      <TextField
        name="key"
        label="Your publishable key"
        placeholder={placeholderOf(call.environment)}
        maxLength={100}
        form={{ ...call.form, values: {} }}
      />
      <div>
        <button type="submit" class="main">
          Show the tag with this key
        </button>
      </div>
    </PostForm>
  );
}

export const makeTrackerKeyAction = defineAction({
  path: '/tracker/install/key',
  role: 'developer',
  audit: 'key.created',
  needsPassword: true,
  page: installPage,
  body: z.object({ origins: z.string().max(10_000).optional() }),
  perform: async ({ app, member, environment, body }) => {
    const origins = (body.origins ?? '').split(/\s+/).filter((origin) => origin !== '');
    const input = {
      ...{ type: 'publishable', environment, name: 'Tracker', scopes: ['tracker:read'] },
      ...(origins.length === 0 ? {} : { origins }),
    };
    const outcome = await createApiKey(app, member.accountId, input, member);
    if (!outcome.ok) {
      return refuse({ origins: 'Each must be an origin such as https://example.com, without a path.' });
    }
    const { id, key, hint } = outcome.created;
    const said = (
      <Notice tone="warn">
        <p>The key is shown only once. It is public: it goes into your pages.</p>
      </Notice>
    );
    const auditDetails = {
      target: id,
      detail: { name: 'Tracker', type: 'publishable', environment, key: hint },
    };
    return shown(withTag({ app }, key, said), { title: 'The tag for your pages' }, auditDetails);
  },
});

export const showTagAction = defineAction({
  path: '/tracker/install/tag',
  role: 'viewer',
  // Changes nothing.
  audit: 'itself',
  page: installPage,
  body: z.object({ key: z.string('Enter a key.').trim().max(200) }),
  perform: async ({ app, member, environment, body: { key } }) => {
    const found = await findApiKey(app, member.accountId, key);
    if (found === null || !isForTracker(found, environment, app.now())) {
      const problem = `This is not an active publishable key of the ${environment} environment.`;
      return refuse({ key: problem });
    }
    return shown(withTag({ app }, key), { title: 'The tag for your pages' });
  },
});

function withTag({ app }: Pick<Visit, 'app'>, key: string, said?: VNode): VNode {
  return (
    <>
      <p class="small">
        <a href="/tracker/install">Install the tracker</a>
      </p>
      <PageHead title="The tag for your pages" />
      {said}
      <p>Put the tag in the head of every page to count.</p>
      <CopyBox id="tag" text={tagOf(app.config.publicUrl, key)} label="Copy the tag" />
      <p>
        Then load one of your pages: its view appears in the figures within 5 seconds. Browsers send views
        directly to this service, so a content security policy must allow <code>{app.config.publicUrl}</code>{' '}
        in <code>script-src</code> and <code>connect-src</code>.
      </p>
      <p class="row">
        <LinkButton href="/tracker" kind="main">
          Show the figures
        </LinkButton>
      </p>
    </>
  );
}
