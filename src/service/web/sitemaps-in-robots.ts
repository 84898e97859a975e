import type { RobotsFile } from './robots-file.ts';

/** Sitemap lines of one robots.txt. */
const sitemapsMax = 10;

/** The sitemaps on the host that a robots.txt names, at most ten. */
export function sitemapsIn(robots: RobotsFile, host: string): readonly string[] {
  const text = robots === null ? '' : new TextDecoder().decode(robots);
  const found: string[] = [];
  for (const [, url = ''] of text.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim)) {
    if (found.length === sitemapsMax) break;
    if (URL.canParse(url) && new URL(url).host === host) found.push(url);
  }
  return found;
}
