import type { Caller } from '../keys/authenticate.ts';
import type { Environment } from '../../core/schema/vocabulary.ts';
import type { MemberSession } from './read-session.ts';
import { scopesOf } from './roles.ts';

/** A member as a `Caller`; `keyId` is the member's id, which distinguishes their usage from that of keys. */
export function memberCaller({ member, quotaPolicy }: MemberSession, environment: Environment): Caller {
  return {
    accountId: member.accountId,
    keyId: member.id,
    keyType: 'secret',
    environment,
    scopes: scopesOf(member.role, environment),
    allowedOrigins: [],
    quotaPolicy: environment === 'live' ? quotaPolicy : 'none',
  };
}
