/** Applies robots.txt to a page. In child processes only: the site chooses both the file and the page's address. */
import type { CrawlerVerdict } from '../../core/schema/access.ts';
import { crawlers } from './crawlers.ts';
import { evaluateRobots, evaluateRobotsForAll } from './robots.ts';
import type { RobotsFile } from './robots-file.ts';

/** The verdict for each known crawler on the page at `pageUrl`, the address after redirects. */
export function judgeCrawlers(file: RobotsFile, pageUrl: string): CrawlerVerdict[] {
  // RFC 9309 § 2.3: UTF-8, regardless of the headers.
  const text = file === null ? '' : new TextDecoder().decode(file);
  const verdicts = evaluateRobotsForAll(
    text,
    crawlers.map(({ token }) => token),
    pageUrl,
  );
  return crawlers.map(({ name, role }, index) => ({
    name,
    role,
    allowed: verdicts[index]?.allowed ?? true,
    rule: verdicts[index]?.rule ?? null,
  }));
}

/** Whether the crawler of that product token may read each of the addresses. */
export function judgeAddresses(file: RobotsFile, token: string, urls: readonly string[]): boolean[] {
  const text = file === null ? '' : new TextDecoder().decode(file);
  return urls.map((url) => evaluateRobots(text, token, url).allowed);
}
