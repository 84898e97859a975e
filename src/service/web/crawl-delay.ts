/**
 * The pause between two requests that a robots.txt asks of a crawler. `Crawl-delay` is not part of RFC 9309; Bing and
 * Yandex document it, in seconds. One pass over the file, without patterns of paths.
 */
import { robotsBytesMax, type RobotsFile } from './robots-file.ts';

/** decision: a site that asks for more would keep a run of 500 pages for hours. */
export const crawlDelayMsMax = 10_000;

const entry = /^[^\S\r\n]*(user-agent|crawl-delay|allow|disallow)[^\S\r\n]*:[^\S\r\n]*([^\r\n#]{0,200})/gim;

/** Milliseconds, at most `crawlDelayMsMax`; 0 when the file asks for none. A group that names the crawler goes before `*`. */
export function crawlDelayMs(robots: RobotsFile, token: string): number {
  if (robots === null) return 0;
  const text = new TextDecoder().decode(robots.subarray(0, robotsBytesMax));
  const asked = new Map<Group, number>();
  let group: Group[] = [];
  let hasOwnGroup = false;
  let hasRules = false;
  for (const [, key = '', value = ''] of text.matchAll(entry)) {
    if (key.toLowerCase() === 'user-agent') {
      if (hasRules) group = [];
      hasRules = false;
      group.push(...groupOf(value, token));
      hasOwnGroup ||= group.includes('own');
      continue;
    }
    hasRules = true;
    const ms = key.toLowerCase() === 'crawl-delay' ? millisecondsOf(value) : 0;
    for (const each of group) asked.set(each, Math.max(asked.get(each) ?? 0, ms));
  }
  return Math.min(crawlDelayMsMax, asked.get(hasOwnGroup ? 'own' : 'everyone') ?? 0);
}

type Group = 'own' | 'everyone';

function groupOf(agents: string, token: string): Group[] {
  const agent = /^(?:\*(?!\S)|[a-z_-]+)/i.exec(agents)?.[0].toLowerCase();
  if (agent === '*') return ['everyone'];
  return agent === token.toLowerCase() ? ['own'] : [];
}

/** 0 for what is not a number of seconds. */
function millisecondsOf(seconds: string): number {
  return Number(/^\d{1,6}(?:\.\d{1,6})?(?=\s*$)/.exec(seconds)?.[0] ?? 0) * 1000;
}
