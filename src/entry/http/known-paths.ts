/** Distinguishes unknown paths (404) from unsupported methods (405). */

interface KnownPath {
  readonly segments: readonly string[];
  readonly methods: Set<string>;
}

export interface KnownPaths {
  /** The `Allow` value for a request target (may include a query); undefined for an unknown path. */
  allowedMethods(target: string): string | undefined;
}

/** Expects parameters in braces, e.g. `/v1/analysis/{id}`. */
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

/** RFC 9112, section 3.2.2: a target may be in absolute form, `http://host/path`. */
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
