/**
 * Evaluates robots.txt as RFC 9309 and Google's parser do, for many crawlers at once. `robots-parser` passes only 130 of
 * Google's 142 conformance cases (missing colons, misspelt keys, agents with trailing words, percent-encoding), and a
 * wrong verdict here caps a page's score.
 *
 * Runs in child processes only. The site chooses the file, and by a redirect the path: each rule is matched once for all
 * crawlers, in time linear in rule and path, and a file that needs more work than any real one counts as no file.
 */
import { robotsBytesMax } from './robots-file.ts';
import { createMatchTarget, matchesPattern, type MatchTarget } from './robots-pattern.ts';

export interface RobotsVerdict {
  readonly allowed: boolean;
  /** The deciding line as written, at most 500 characters; null when no rule matches. */
  readonly rule: string | null;
}

/** Google's limit (`kMaxLineLen`): longer lines, and so longer patterns, are cut. */
const lineLengthMax = 2083 * 8;
/** A longer path could not be written in a rule. */
const pathLengthMax = lineLengthMax;
/** Ten times as many as Yandex reads (2,048); a file of 500 KiB has some 15,000 rules of a usual length. */
export const rulesMax = 20_480;
/** Compared characters for all wildcards of a file, some 30 ms: 200 for each of `rulesMax` rules. */
export const matchWorkMax = rulesMax * 200;
const ruleLengthMax = 500;

interface Best {
  /** Length of the longest matching pattern so far; 0 when none matched. */
  allow: { length: number; line: string };
  disallow: { length: number; line: string };
}

interface AgentState {
  /** True while the lines being read belong to a group that names this agent. */
  isInGroup: boolean;
  hasGroup: boolean;
  readonly best: Best;
}

/** Evaluates `robotsTxt` for one crawler, by its product token, and an absolute URL. */
export function evaluateRobots(robotsTxt: string, userAgent: string, url: string): RobotsVerdict {
  const [verdict] = evaluateRobotsForAll(robotsTxt, [userAgent], url);
  return verdict ?? { allowed: true, rule: null };
}

/**
 * Evaluates `robotsTxt` for each crawler and an absolute URL, in the order of `userAgents`. A file or an address over the
 * limits allows everything: no rules are known.
 */
export function evaluateRobotsForAll(
  robotsTxt: string,
  userAgents: readonly string[],
  url: string,
): readonly RobotsVerdict[] {
  const path = pathOf(url);
  const everyone = createAgent();
  const agents = userAgents.map(createAgent);
  const isComplete =
    path.length <= pathLengthMax && readRules(robotsTxt, path, { userAgents, agents, everyone });
  return agents.map((agent) => (isComplete ? decide(agent, everyone) : { allowed: true, rule: null }));
}

interface Readers {
  readonly userAgents: readonly string[];
  readonly agents: readonly AgentState[];
  /** Reads the groups for `*`. */
  readonly everyone: AgentState;
}

/** Finds the longest matching rules of each agent. False when the file is over the limits. */
function readRules(robotsTxt: string, path: string, readers: Readers): boolean {
  const named = agentsByToken(readers);
  const target = createMatchTarget(path, matchWorkMax);
  let group: AgentState[] = [];
  // Rules end the list of agents that a group names; the next user-agent line begins a new group.
  let hasRules = false;
  let rules = 0;
  for (const line of linesOf(robotsTxt)) {
    const entry = parseLine(line);
    if (entry === null) continue;
    if (entry.key === 'user-agent') {
      if (hasRules) {
        for (const agent of group) agent.isInGroup = false;
        group = [];
      }
      hasRules = false;
      for (const agent of agentsNamed(entry.value, named, readers.everyone)) {
        agent.hasGroup = true;
        if (!agent.isInGroup) group.push(agent);
        agent.isInGroup = true;
      }
      continue;
    }
    if (group.length === 0) continue;
    hasRules = true;
    rules += 1;
    const length = matchLength(entry.key, entry.value, target);
    if (rules > rulesMax || target.workLeft < 0) return false;
    for (const { best } of group) {
      if (length > best[entry.key].length) best[entry.key] = { length, line };
    }
  }
  return true;
}

function createAgent(): AgentState {
  return {
    isInGroup: false,
    hasGroup: false,
    best: { allow: { length: 0, line: '' }, disallow: { length: 0, line: '' } },
  };
}

function agentsByToken({ userAgents, agents }: Readers): ReadonlyMap<string, readonly AgentState[]> {
  const byToken = new Map<string, AgentState[]>();
  for (const [index, token] of userAgents.entries()) {
    const agent = agents[index];
    if (agent === undefined) continue;
    const key = token.toLowerCase();
    byToken.set(key, [...(byToken.get(key) ?? []), agent]);
  }
  return byToken;
}

/** The agents that a user-agent line names. */
function agentsNamed(
  value: string,
  byToken: ReadonlyMap<string, readonly AgentState[]>,
  everyone: AgentState,
): readonly AgentState[] {
  // Google reads "* anything" as "*", but ignores "*bot".
  if (/^\*(\s|$)/.test(value)) return [everyone];
  const named = /^[a-z_-]+/i.exec(value)?.[0] ?? '';
  return named === '' ? [] : (byToken.get(named.toLowerCase()) ?? []);
}

/** RFC 9309 § 2.2.1: an agent obeys the groups that name it, and those for `*` only when none does. */
function decide(agent: AgentState, everyone: AgentState): RobotsVerdict {
  const { allow, disallow } = agent.hasGroup ? agent.best : everyone.best;
  if (allow.length === 0 && disallow.length === 0) return { allowed: true, rule: null };
  // § 2.2.2: the longest match wins; of two equally long ones, the one that allows.
  const allowed = allow.length >= disallow.length;
  return { allowed, rule: (allowed ? allow : disallow).line.trim().slice(0, ruleLengthMax) };
}

/** Blanks and a key, at the beginning of a line. Other lines are the cheapest filler, so they must cost hardly anything. */
const entryStart = /[^\S\r\n]*(user-agent|useragent|user agent|allow|dis|dia)/iy;
const lineEnd = /[\r\n]/g;

/** The lines that may be entries. */
function* linesOf(robotsTxt: string): Generator<string> {
  const text = robotsTxt.slice(0, robotsBytesMax);
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    lineEnd.lastIndex = start;
    end = lineEnd.exec(text)?.index ?? text.length;
    entryStart.lastIndex = start;
    if (entryStart.test(text)) yield text.slice(start, Math.min(end, start + lineLengthMax));
  }
}

interface Entry {
  readonly key: 'user-agent' | 'allow' | 'disallow';
  readonly value: string;
}

/** Keys match by prefix, with the misspellings that Google accepts. */
const keys: readonly (readonly [Entry['key'], RegExp])[] = [
  ['user-agent', /^(user-agent|useragent|user agent)/i],
  ['allow', /^allow/i],
  ['disallow', /^(disallow|dissallow|dissalow|disalow|diasllow|disallaw)/i],
];

function parseLine(line: string): Entry | null {
  const comment = line.indexOf('#');
  const content = (comment < 0 ? line : line.slice(0, comment)).trim();
  const colon = content.indexOf(':');
  // Without a colon, whitespace separates exactly two words.
  const parts = colon >= 0 ? [content.slice(0, colon), content.slice(colon + 1)] : content.split(/\s+/, 3);
  const [name = '', value = ''] = parts.map((part) => part.trim());
  if (parts.length !== 2 || name === '') return null;
  const key = keys.find(([, pattern]) => pattern.test(name))?.[0];
  return key === undefined ? null : { key, value };
}

/** The length of a matching pattern, which is its rank; 0 when it does not match or is empty. */
function matchLength(key: 'allow' | 'disallow', value: string, target: MatchTarget): number {
  // Every path begins with a slash.
  if (!value.startsWith('/') && !value.startsWith('*')) return 0;
  const pattern = escapePattern(value);
  if (matchesPattern(pattern, target)) return pattern.length;
  if (key === 'disallow') return 0;
  // Google applies "Allow: /folder/index.html" to "/folder/" as well.
  const slash = pattern.lastIndexOf('/');
  if (!pattern.startsWith('index.htm', slash + 1)) return 0;
  const folder = `${pattern.slice(0, slash + 1)}$`;
  return matchesPattern(folder, target) ? folder.length : 0;
}

/** Percent-encodes bytes outside ASCII with hex digits in upper case: the form in which URLs are compared. */
function escapePattern(value: string): string {
  return value
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase())
    .replace(/[^\0-\x7f]+/g, percentEncoded);
}

/** UTF-8; a line cut within a character ends in half of one, which is not text. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Path and query of a URL, `/` when it has none, without the fragment; hex digits of escapes in upper case. */
function pathOf(url: string): string {
  const afterScheme = url.replace(/#.*$/s, '').replace(/^([a-z][a-z0-9+.-]*:)?\/\//i, '');
  const start = afterScheme.search(/[/?;]/);
  if (start < 0) return '/';
  const path = afterScheme.slice(start).replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
  return path.startsWith('/') ? path : `/${path}`;
}
