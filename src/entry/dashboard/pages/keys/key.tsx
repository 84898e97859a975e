import type { VNode } from 'preact';
import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import type { ApiKeyRecord } from '../../../../features/keys/api-key-record.ts';
import { revokeApiKey } from '../../../../features/keys/revoke-api-key.ts';
import { findMember } from '../../../../features/members/index.ts';
import { content, done } from '../../answers.ts';
import { Badge } from '../../components/badge.tsx';
import { Facts } from '../../components/facts.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago, Moment } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { defineAction, definePage, type PageCall } from '../../dashboard-page.ts';
import { revokeStep } from './key-list.tsx';
import { keyName, keyOf, keyState, mayChangeKeys, stateBadges } from './key-parts.tsx';
import { auditDetailsOf } from './new-key.tsx';

const params = z.object({ id: z.string() });

export const keyPage = definePage({
  path: '/keys/{id}',
  title: 'API key',
  role: 'viewer',
  params,
  render: async (call) => {
    const key = await keyOf(call, call.params.id);
    const now = call.app.now();
    const main = (
      <>
        <p class="small">
          <a href="/keys">API keys</a>
        </p>
        <PageHead title={keyName(key)}>{stateBadges(key, now)}</PageHead>
        <FormProblem form={call.form} />
        {ageNotice(key, now)}
        <Facts
          rows={[
            ['Key', <code>{key.hint}</code>],
            ['ID', <code>{key.id}</code>],
            ['Type', key.type],
            ['Environment', key.environment],
            [
              'Scopes',
              <>
                {key.scopes.map((scope) => (
                  <>
                    <code>{scope}</code>{' '}
                  </>
                ))}
              </>,
            ],
            ...(key.type === 'publishable' ? [['Origins', originsOf(key)] as const] : []),
            ['Requests a minute', key.rate_limit.toLocaleString('en')],
            [
              'Created',
              <>
                <Moment at={key.created_at} /> (<Ago at={key.created_at} now={now} />)
              </>,
            ],
            ...(await makerRow(call, key)),
            ['First used', key.first_used_at === null ? 'never' : <Moment at={key.first_used_at} />],
            ['Last used', key.last_used_at === null ? 'never' : <Moment at={key.last_used_at} />],
            ['Expires', key.expires_at === null ? 'never' : <Moment at={key.expires_at} />],
            ...(key.revoked_at === null ? [] : [['Revoked', <Moment at={key.revoked_at} />] as const]),
            ...(key.replaces === null ? [] : [['Replaces', keyLink(key.replaces)] as const]),
            ...(key.replaced_by === null ? [] : [['Replaced by', keyLink(key.replaced_by)] as const]),
          ]}
        />
        {keyState(key, now) === 'active' && mayChangeKeys(call.member.role) && actions(call, key)}
      </>
    );
    return content(main, { title: key.name ?? key.hint });
  },
});

/** Who made the key, for owners: the others do not see the members. */
async function makerRow(
  { app, member }: PageCall<'viewer'>,
  { created_by: maker }: ApiKeyRecord,
): Promise<readonly (readonly [string, VNode])[]> {
  if (member.role !== 'owner' || maker === null) return [];
  const isRemoved = (await findMember(app.database.db, member.accountId, maker.member_id)) === undefined;
  const cell = (
    <>
      <HostileText text={maker.email} /> {isRemoved && <Badge tone="warn">removed member</Badge>}
    </>
  );
  return [['Made by', cell]];
}

const keyLink = (id: string): VNode => <a href={`/keys/${id}`}>{id}</a>;

const originsOf = ({ allowed_origins }: ApiKeyRecord): VNode =>
  allowed_origins.length === 0 ? (
    <>every origin</>
  ) : (
    <>
      {allowed_origins.map((origin) => (
        <div>
          <HostileText text={origin} />
        </div>
      ))}
    </>
  );

function ageNotice(key: ApiKeyRecord, now: Date): VNode | undefined {
  if (!key.older_than_90_days || keyState(key, now) !== 'active') return undefined;
  return (
    <Notice tone="warn">
      <p>This key is older than 90 days. Rotate it.</p>
    </Notice>
  );
}

function actions(call: PageCall<'viewer'>, key: ApiKeyRecord): VNode {
  const isRotating = key.replaced_by !== null;
  const rotate = isRotating ? (
    <LinkButton href={`/keys/${key.id}/rotation`} kind="main">
      Continue the rotation
    </LinkButton>
  ) : (
    <PostButton visit={call} action={`/keys/${key.id}/rotate`} class="main">
      Start the rotation
    </PostButton>
  );
  return (
    <>
      <h2>Rotate</h2>
      <p>
        A new key with the same settings replaces this one. Both keys work until you revoke this one in the
        last step, so nothing is interrupted.
      </p>
      {rotate}
      <h2>Revoke immediately</h2>
      <p>For a key that has leaked or is no longer needed.</p>
      {revokeStep(call, key)}
    </>
  );
}

export const revokeKeyAction = defineAction({
  path: '/keys/{id}/revoke',
  role: 'developer',
  audit: 'key.revoked',
  params,
  perform: async ({ app, member, params: { id } }) => {
    const revoked = await revokeApiKey(app, member.accountId, id);
    if (revoked === null) throw new AppError('not_found');
    const next = revoked.replaced_by === null ? '/keys' : `/keys/${revoked.replaced_by}`;
    const said = `The key ${revoked.hint} was revoked.`;
    return done(
      next,
      revoked.replaced_by === null ? said : `${said} The new key has replaced it.`,
      auditDetailsOf(revoked),
    );
  },
});
