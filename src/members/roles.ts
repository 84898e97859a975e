import { memberRoles, type Environment, type MemberRole, type Scope } from '../schema/vocabulary.ts';
import { grantableScopes } from '../keys/scopes.ts';

/** True when a member with `role` may do what needs the role `needed`. */
export function reaches(role: MemberRole, needed: MemberRole): boolean {
  return memberRoles.indexOf(role) >= memberRoles.indexOf(needed);
}

/** The scopes of a member in the use cases that keys call, too: a viewer reads, the others do everything. */
export function scopesOf(role: MemberRole, environment: Environment): readonly Scope[] {
  const all = grantableScopes('secret', environment);
  return role === 'viewer' ? all.filter((scope) => scope.endsWith(':read')) : all;
}
