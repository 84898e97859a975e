import type { Scope } from '../keys/scopes.ts';
import { grantableScopes } from '../keys/scopes.ts';
import type { Environment } from '../platform/app.ts';
import type { MemberRole } from '../storage/tables/members.ts';

/** What members may do, the least first: each may do what those before may. */
export const memberRoles = ['viewer', 'developer', 'owner'] as const satisfies readonly MemberRole[];

export type { MemberRole } from '../storage/tables/members.ts';

/** True when who has `role` may do what `needed` is for. */
export function reaches(role: MemberRole, needed: MemberRole): boolean {
  return memberRoles.indexOf(role) >= memberRoles.indexOf(needed);
}

/** What a member may ask of the use cases that keys ask, too: a viewer reads, the others do everything. */
export function scopesOf(role: MemberRole, environment: Environment): readonly Scope[] {
  const all = grantableScopes('secret', environment);
  return role === 'viewer' ? all.filter((scope) => scope.endsWith(':read')) : all;
}
