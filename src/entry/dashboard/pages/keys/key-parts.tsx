import type { VNode } from 'preact';
import { AppError } from '../../../../service/platform/errors.ts';
import type { ApiKeyRecord } from '../../../../features/keys/api-key-record.ts';
import { listApiKeys } from '../../../../features/keys/list-api-keys.ts';
import type { PageCall } from '../../dashboard-page.ts';
import { Badge } from '../../components/badge.tsx';
import { HostileText } from '../../components/hostile-text.tsx';

export type KeyState = 'active' | 'revoked' | 'expired';

export function keyState({ revoked_at, expires_at }: ApiKeyRecord, now: Date): KeyState {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && new Date(expires_at) <= now ? 'expired' : 'active';
}

export function stateBadges(key: ApiKeyRecord, now: Date): VNode {
  const state = keyState(key, now);
  if (state !== 'active') return <Badge tone="bad">{state}</Badge>;
  return (
    <>
      <Badge tone="good">active</Badge>{' '}
      {key.older_than_90_days && <Badge tone="warn">older than 90 days</Badge>}
    </>
  );
}

/** A key's name, or its visible part. */
export const keyName = (key: ApiKeyRecord): VNode =>
  key.name === null ? <code>{key.hint}</code> : <HostileText text={key.name} max={60} />;

/** A key of the member's account. Throws AppError `not_found`. */
export async function keyOf(
  { app, member }: Pick<PageCall<'viewer'>, 'app' | 'member'>,
  id: string,
): Promise<ApiKeyRecord> {
  const key = (await listApiKeys(app, member.accountId)).find((candidate) => candidate.id === id);
  if (key === undefined) throw new AppError('not_found');
  return key;
}

export const mayChangeKeys = (role: PageCall<'viewer'>['member']['role']): boolean => role !== 'viewer';
