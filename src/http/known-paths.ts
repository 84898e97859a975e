/** Tells a path that does not exist (404) from a method that the path does not have (405), for any HTTP method. */

interface KnownPath {
  readonly segments: readonly string[];
  readonly methods: Set<string>;
}

export interface KnownPaths {
  /** The value of `Allow` for a path (a request's target, query and all); undefined when the path is unknown. */
  allowedMethods(target: string): string | undefined;
}

/** Takes every route with its parameters in braces, e.g. `/v1/analysis/{id}`. */
export function knownPaths(
  routes: readonly { readonly method: string; readonly path: string }[],
): KnownPaths {
  const paths = new Map<string, KnownPath>();
  for (const { method, path } of routes) {
    const known = paths.get(path) ?? { segments: path.split('/'), methods: new Set(['OPTIONS']) };
    known.methods.add(method);
    if (method === 'GET') known.methods.add('HEAD');
    paths.set(path, known);
  }
  return {
    allowedMethods(target) {
      const segments = pathOf(target).split('/');
      const methods = [...paths.values()].filter((known) => isMatch(known.segments, segments));
      if (methods.length === 0) return undefined;
      return [...new Set(methods.flatMap((known) => [...known.methods]))].sort().join(', ');
    },
  };
}

/** RFC 9112, section 3.2.2: a target may come in absolute form, `http://host/path`. */
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.split(/[?#]/, 1)[0] ?? '';
}

function isMatch(known: readonly string[], segments: readonly string[]): boolean {
  return (
    known.length === segments.length &&
    known.every((segment, index) =>
      segment.startsWith('{') ? segments[index] !== '' : segment === segments[index],
    )
  );
}
