import { memberRoles, type Environment, type MemberRole, type Scope } from '../../core/schema/vocabulary.ts';
import { grantableScopes } from '../keys/scopes.ts';

/** True when `role` includes the permissions of `needed`. */
export function reaches(role: MemberRole, needed: MemberRole): boolean {
  return memberRoles.indexOf(role) >= memberRoles.indexOf(needed);
}

/** The API scopes that a role corresponds to: a viewer reads, the others have all scopes. */
export function scopesOf(role: MemberRole, environment: Environment): readonly Scope[] {
  const all = grantableScopes('secret', environment);
  return role === 'viewer' ? all.filter((scope) => scope.endsWith(':read')) : all;
}

/** True when a member of `maker` may invite a member of `role`: owners invite, up to their own role. */
export function mayInvite(maker: MemberRole, role: MemberRole): boolean {
  return reaches(maker, 'owner') && reaches(maker, role);
}
