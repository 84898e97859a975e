/** Matches one pattern of robots.txt with one path, in time linear in both, and counts the work. */

/** A path to match patterns with, and the work that they may still cause together. */
export interface MatchTarget {
  readonly path: string;
  readonly codes: Uint16Array;
  /** In compared characters; below zero when the patterns needed more. */
  workLeft: number;
  /** Reused by every search, so that tens of thousands of rules allocate nothing. */
  readonly fallback: Uint16Array;
  readonly segmentCodes: Uint16Array;
}

export function createMatchTarget(path: string, workMax: number): MatchTarget {
  const codes = Uint16Array.from({ length: path.length }, (_, index) => path.charCodeAt(index));
  const [fallback, segmentCodes] = [new Uint16Array(path.length), new Uint16Array(path.length)];
  return { path, codes, workLeft: workMax, fallback, segmentCodes };
}

/** The built-in search for one character compares that many at once. */
const charactersAtOnce = 16;

/**
 * True when `pattern` matches the beginning of the path: `*` matches any characters, a final `$` the end, all else itself.
 * Segments between wildcards are found greedily, left to right, without backtracking. Adds at most the lengths of
 * pattern and path to the work; false when none is left.
 */
export function matchesPattern(pattern: string, target: MatchTarget): boolean {
  const { path } = target;
  if (pattern === '') return false;
  const isAnchored = pattern.endsWith('$');
  const end = isAnchored ? pattern.length - 1 : pattern.length;
  let star = starFrom(pattern, 0, end);
  if (!path.startsWith(pattern.slice(0, star))) return false;
  if (star === end) return !isAnchored || path.length === end;
  let position = star;
  for (;;) {
    const start = star + 1;
    star = starFrom(pattern, start, end);
    const segment = pattern.slice(start, star);
    if (star === end && isAnchored) {
      return path.length - position >= segment.length && path.endsWith(segment);
    }
    position = endOfSegment(target, segment, position);
    if (position < 0) return false;
    if (star === end) return true;
  }
}

/** The position of the next wildcard, or `end`. */
function starFrom(pattern: string, from: number, end: number): number {
  const star = pattern.indexOf('*', from);
  return star < 0 || star > end ? end : star;
}

/** Position after the first `segment` in the path at or after `from`; -1 when there is none. */
function endOfSegment(target: MatchTarget, segment: string, from: number): number {
  const { path } = target;
  if (segment === '') return from;
  if (segment.length > path.length - from || target.workLeft < 0) return -1;
  const first = path.indexOf(segment.charAt(0), from);
  target.workLeft -= 1 + Math.ceil(((first < 0 ? path.length : first) - from) / charactersAtOnce);
  if (first < 0 || segment.length === 1) return first < 0 ? -1 : first + 1;
  prepareFallback(target, segment);
  const end = searchFrom(target, segment.length, first);
  target.workLeft -= segment.length + (end < 0 ? path.length : end) - first;
  return end;
}

/** The failure function of Knuth, Morris and Pratt. */
function prepareFallback({ fallback, segmentCodes }: MatchTarget, segment: string): void {
  for (let i = 0; i < segment.length; i += 1) segmentCodes[i] = segment.charCodeAt(i);
  fallback[0] = 0;
  for (let i = 1, matched = 0; i < segment.length; i += 1) {
    const code = segmentCodes[i];
    while (matched > 0 && code !== segmentCodes[matched]) matched = fallback[matched - 1] ?? 0;
    if (code === segmentCodes[matched]) matched += 1;
    fallback[i] = matched;
  }
}

function searchFrom({ codes, fallback, segmentCodes }: MatchTarget, length: number, from: number): number {
  for (let at = from, matched = 0; at < codes.length; at += 1) {
    const code = codes[at];
    while (matched > 0 && code !== segmentCodes[matched]) matched = fallback[matched - 1] ?? 0;
    if (code === segmentCodes[matched]) matched += 1;
    if (matched === length) return at + 1;
  }
  return -1;
}
