import { AppError } from '../../../platform/errors.ts';
import { html, type Html } from '../../../html/html.ts';
import type { ApiKeyRecord } from '../../../keys/api-key-record.ts';
import { listApiKeys } from '../../../keys/list-api-keys.ts';
import type { PageCall } from '../../dashboard-page.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { badge } from '../../components/parts.ts';

export type KeyState = 'active' | 'revoked' | 'expired';

export function keyState({ revoked_at, expires_at }: ApiKeyRecord, now: Date): KeyState {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && new Date(expires_at) <= now ? 'expired' : 'active';
}

export function stateBadges(key: ApiKeyRecord, now: Date): Html {
  const state = keyState(key, now);
  if (state !== 'active') return badge(state, 'bad');
  return html`${badge('active', 'good')}${key.older_than_90_days ? html` ${badge('older than 90 days', 'warn')}` : undefined}`;
}

/** What a key is called: its name, or what can be seen of it. */
export const keyName = (key: ApiKeyRecord): Html =>
  key.name === null ? html`<code>${key.hint}</code>` : hostileText(key.name, 60);

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
