import type { Route } from '../route.ts';

/** The routes by tag, in the order in which they are listed. */
export function routesByTag(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) groups.set(route.tag, [...(groups.get(route.tag) ?? []), route]);
  return groups;
}
