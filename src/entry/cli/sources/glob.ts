/**
 * Patterns of paths: `*`, `**`, `?`, `[abc]`, `{a,b}`. Compiled to a set of states instead of a regular expression: a site
 * chooses the paths that the patterns of `site` are matched with, and backtracking would cost minutes for one of them.
 */
export type GlobMatcher = (path: string) => boolean;

type Token =
  | { readonly kind: 'char'; readonly accepts: (char: string) => boolean }
  /** `*`: any characters of one name. */
  | { readonly kind: 'star' }
  /** `**` that is not a whole name: any characters. */
  | { readonly kind: 'globstar' }
  /** `**` and its slash: any folders, or none. The token after it is always `inside`. */
  | { readonly kind: 'folders' }
  | { readonly kind: 'inside' };

const variantsMax = 256;

/** True when the text has a wildcard. */
export function isGlob(text: string): boolean {
  return /[*?[{]/.test(text);
}

/** Throws an Error with a message for the user when the pattern has too many alternatives. */
export function compileGlob(pattern: string): GlobMatcher {
  const variants = expandBraces(pattern).map(tokensOf);
  return (path) => variants.some((tokens) => matches(tokens, path));
}

/** True when one of the patterns matches. */
export function compileGlobs(patterns: readonly string[]): GlobMatcher {
  const matchers = patterns.map(compileGlob);
  return (path) => matchers.some((matcher) => matcher(path));
}

function expandBraces(pattern: string): string[] {
  const found: string[] = [];
  const open = [pattern];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.length + open.length > variantsMax) {
      throw new Error(`${pattern}: more than ${String(variantsMax)} alternatives.`);
    }
    const inner = /\{([^{}]*)\}/.exec(next);
    if (inner === null) found.push(next);
    else {
      const [whole, list = ''] = inner;
      const [before, after] = [next.slice(0, inner.index), next.slice(inner.index + whole.length)];
      open.push(...list.split(',').map((choice) => before + choice + after));
    }
  }
  return found;
}

function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < pattern.length;) {
    const rest = pattern.slice(at);
    const isNameStart = at === 0 || pattern[at - 1] === '/';
    const set = /^\[(!?)([^\]/]+)\]/.exec(rest);
    if (isNameStart && rest.startsWith('**/')) {
      tokens.push({ kind: 'folders' }, { kind: 'inside' });
      at += 3;
    } else if (rest.startsWith('**')) {
      tokens.push({ kind: 'globstar' });
      at += 2;
    } else if (rest.startsWith('*')) {
      tokens.push({ kind: 'star' });
      at += 1;
    } else if (set !== null) {
      tokens.push({ kind: 'char', accepts: setOf(set[2] ?? '', set[1] === '!') });
      at += set[0].length;
    } else {
      const [char = ''] = rest;
      tokens.push({
        kind: 'char',
        accepts: char === '?' ? (other) => other !== '/' : (other) => other === char,
      });
      at += 1;
    }
  }
  return tokens;
}

function setOf(members: string, isNegated: boolean): (char: string) => boolean {
  const ranges: [string, string][] = [];
  for (let at = 0; at < members.length; at += 1) {
    const from = members[at] ?? '';
    const isRange = members[at + 1] === '-' && at + 2 < members.length;
    ranges.push([from, isRange ? (members[at + 2] ?? '') : from]);
    if (isRange) at += 2;
  }
  return (char) => char !== '/' && ranges.some(([from, to]) => char >= from && char <= to) !== isNegated;
}

function matches(tokens: readonly Token[], path: string): boolean {
  let states = closureOf(new Set([0]), tokens);
  for (let at = 0; at < path.length && states.size > 0; at += 1) {
    const char = path.charAt(at);
    const next = new Set<number>();
    for (const state of states) {
      const after = stateAfter(tokens[state], state, char);
      if (after !== undefined) next.add(after);
    }
    states = closureOf(next, tokens);
  }
  return states.has(tokens.length);
}

function stateAfter(token: Token | undefined, state: number, char: string): number | undefined {
  if (token === undefined) return undefined;
  switch (token.kind) {
    case 'char':
      return token.accepts(char) ? state + 1 : undefined;
    case 'star':
      return char === '/' ? undefined : state;
    case 'globstar':
      return state;
    case 'folders':
      return char === '/' ? state : state + 1;
    case 'inside':
      return char === '/' ? state - 1 : state;
  }
}

/** Adds the states that need no character. */
function closureOf(states: Set<number>, tokens: readonly Token[]): Set<number> {
  // A set that grows while it is read: the added states are read too.
  for (const state of states) {
    const kind = tokens[state]?.kind;
    if (kind === 'star' || kind === 'globstar') states.add(state + 1);
    if (kind === 'folders') states.add(state + 2);
  }
  return states;
}
