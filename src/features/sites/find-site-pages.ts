import { addressProblem } from '../../core/schema/page-address.ts';
import { readSitemap } from '../../service/web/read-sitemap.ts';
import { sitemapsIn } from '../../service/web/sitemaps-in-robots.ts';
import type { Web } from '../../service/web/web.ts';

export type FoundPages =
  /** `notes`: what is left out, one sentence each. */
  | { readonly ok: true; readonly urls: readonly string[]; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/** Children of an index: a member waits for them. */
const sitemapsMax = 20;
const readMsMax = 30_000;
const problemLengthMax = 300;
const problemsShown = 3;

/**
 * The pages that a site's sitemap lists, at most `pagesMax`, in its order. `address` is a sitemap, or any page of the
 * site: then the sitemaps of its robots.txt are read, or /sitemap.xml. Pages on other hosts are left out. Never rejects.
 */
export async function findSitePages(
  web: Pick<Web, 'fetchSitemap' | 'fetchRobots'>,
  address: string,
  pagesMax: number,
): Promise<FoundPages> {
  const { host } = new URL(address);
  const deadline = performance.now() + readMsMax;
  const fetchSitemap: Web['fetchSitemap'] = async (url) =>
    performance.now() > deadline
      ? { ok: false, error: { code: 'timeout', message: 'Not read: the time is over.', retryable: true } }
      : await web.fetchSitemap(url);
  const urls = new Set<string>();
  const problems: string[] = [];
  let [isCut, foreign] = [false, 0];
  for (const sitemap of await sitemapsOf(web, address)) {
    const reading = await readSitemap(sitemap, { fetchSitemap, pagesMax, sitemapsMax, host });
    isCut ||= reading.isCut;
    foreign += reading.foreign;
    problems.push(...reading.problems);
    for (const url of reading.urls) {
      if (addressProblem(url) !== undefined) foreign += 1;
      else if (urls.size < pagesMax) urls.add(url);
      else isCut = true;
    }
  }
  const shown = problems.slice(0, problemsShown).map((problem) => problem.slice(0, problemLengthMax));
  if (urls.size === 0) {
    const none = foreign > 0 ? 'The sitemap lists only pages of other hosts.' : 'No sitemap was found.';
    return { ok: false, problem: shown[0] ?? none };
  }
  return { ok: true, urls: [...urls], notes: notesOf({ isCut, foreign, problems: shown, pagesMax }) };
}

/** A file that is named like a sitemap is one; any other address means its site. */
async function sitemapsOf(web: Pick<Web, 'fetchRobots'>, address: string): Promise<readonly string[]> {
  const url = new URL(address);
  if (/\.(?:xml|txt)(?:\.gz)?$|sitemap/i.test(url.pathname)) return [address];
  const named = sitemapsIn(await web.fetchRobots(address), url.host);
  return named.length > 0 ? named : [new URL('/sitemap.xml', url).href];
}

function notesOf(found: {
  readonly isCut: boolean;
  readonly foreign: number;
  readonly problems: readonly string[];
  readonly pagesMax: number;
}): readonly string[] {
  const { isCut, foreign, problems, pagesMax } = found;
  return [
    ...(isCut ? [`The sitemap lists more than ${String(pagesMax)} pages; the rest are left out.`] : []),
    ...(foreign > 0
      ? [
          `${String(foreign)} address${foreign === 1 ? '' : 'es'} of other hosts, or that cannot be read, are left out.`,
        ]
      : []),
    ...problems,
  ];
}
