import { scopes, type Environment, type KeyType, type Scope } from '../../core/schema/vocabulary.ts';

/** Metadata only: a publishable key is in the source of a public page. */
const publishableScopes: readonly Scope[] = ['injection:read', 'tracker:read'];

/**
 * The scopes that a key of this kind may have, and has by default. A test key never reads usage or billing, because
 * nothing that it does is billed.
 */
export function grantableScopes(type: KeyType, environment: Environment): readonly Scope[] {
  if (type === 'publishable') return publishableScopes;
  return environment === 'live' ? scopes : scopes.filter((scope) => scope !== 'usage:read');
}

/** True for the name of a scope. */
export function isScope(name: string): name is Scope {
  return (scopes as readonly string[]).includes(name);
}
