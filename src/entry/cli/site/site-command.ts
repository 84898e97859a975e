import { readConfigPart } from '../../../service/config/config.ts';
import { pagesDefault } from '../../../service/config/analyze/option-lines.ts';
import { depthDefault } from '../../../service/config/analyze/site-lines.ts';
import type { RobotsFile } from '../../../service/web/robots-file.ts';
import { siteModel } from '../../report/site/site-model.ts';
import type { AnalysisPool } from '../../../service/processes/analysis-pool.ts';
import { analysisSettings } from '../analysis-settings.ts';
import { analyzePages, openPool } from '../analyze-pages.ts';
import { analyzeRequest, requestProblems, type AnalyzeFlags } from '../analyze-request.ts';
import { createInterruption } from '../interruption.ts';
import { faultSummary, judgePages } from '../judge-pages.ts';
import { targetProblems } from '../outputs/check-targets.ts';
import { writeOutputs } from '../outputs/write-outputs.ts';
import { createProgress } from '../progress.ts';
import { crawlerToken, createPageReader } from '../read-page.ts';
import { compileGlobs } from '../sources/glob.ts';
import { exitCodes, writeProblems, type ExitCode, type Terminal } from '../terminal.ts';
import { crawlSite, type CrawledSite } from './crawl-site.ts';

export interface SiteFlags extends Pick<
  AnalyzeFlags,
  'limit' | 'query' | 'asOf' | 'format' | 'output' | 'failUnder' | 'quiet'
> {
  readonly depth?: number;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly queryStrings?: true;
  readonly sitemap: boolean;
}

/** Addresses for one task of a process: a large robots.txt takes 30 ms for each. */
const addressesPerTask = 100;

/** Crawls a site, analyses its pages in this process and writes a report of all of them. */
export async function siteCommand(start: string, flags: SiteFlags, terminal: Terminal): Promise<ExitCode> {
  const settings = readConfigPart(terminal.env, analysisSettings);
  const { sitemap: readsSitemap, ...options } = flags;
  const request = analyzeRequest([start], options, {}, '.');
  const problems = [
    ...(settings.ok ? [] : settings.problems),
    ...requestProblems(request),
    ...(await targetProblems(
      request.files.map(({ file }) => file),
      [],
    )),
  ];
  if (!settings.ok || problems.length > 0) {
    await writeProblems(terminal, ...problems);
    return exitCodes.notAnalysed;
  }
  const { config } = settings;
  const interruption = createInterruption(terminal);
  const { signal } = interruption;
  const reader = createPageReader({ settings: config, terminal, signal });
  const pool = await openPool(config);
  const formats = [request.printed, ...request.files.map(({ format }) => format)];
  try {
    interruption.listen();
    const crawled = await crawlSite({
      start,
      signal,
      reader,
      readsSitemap,
      pagesMax: flags.limit ?? pagesDefault,
      depthMax: flags.depth ?? depthDefault,
      keepsQueries: flags.queryStrings === true,
      isIncluded: flags.include === undefined ? () => true : compileGlobs(flags.include),
      isExcluded: compileGlobs(flags.exclude ?? []),
      judge: (robots, urls) => judge(pool, robots, urls),
      analyze: async (urls, onEnd) => {
        const progress = createProgress(terminal, urls.length, request.isQuiet);
        const pages = await analyzePages(urls, {
          pool,
          signal,
          limits: config,
          read: (source) => reader.read(source, source),
          asOf: request.asOf ?? terminal.now().toISOString().slice(0, 10),
          queriesOf: request.queriesOf,
          keepsContent: formats.includes('html'),
          onEnd: (page, reading) => {
            progress.ended(page);
            onEnd(page, reading);
          },
        });
        progress.close();
        return pages;
      },
    });
    const code = await finish(start, crawled, request, terminal);
    return signal.aborted ? exitCodes.interrupted : code;
  } finally {
    interruption.close();
    await pool.close();
    await reader.close();
  }
}

/** A file that takes longer than a page may allows nothing: the crawl must not read what it refuses. */
async function judge(
  pool: AnalysisPool,
  robots: RobotsFile,
  urls: readonly string[],
): Promise<readonly boolean[]> {
  const verdicts: boolean[] = [];
  for (let at = 0; at < urls.length; at += addressesPerTask) {
    const part = urls.slice(at, at + addressesPerTask);
    const outcome = await pool.judgeAddresses({ robots, token: crawlerToken, urls: part });
    verdicts.push(...(outcome.status === 'completed' ? outcome.allowed : part.map(() => false)));
  }
  return verdicts;
}

/** A broken link is a finding; only a site of which no page could be analysed has no report. */
async function finish(
  start: string,
  { pages: found, notes }: CrawledSite,
  request: ReturnType<typeof analyzeRequest>,
  terminal: Terminal,
): Promise<ExitCode> {
  const done = found.filter(({ outcome }) => outcome.status === 'completed');
  if (done.length === 0) {
    const reasons = found.flatMap(({ source, outcome }) =>
      outcome.status === 'failed' ? `${source}: ${outcome.error.message}` : [],
    );
    await writeProblems(terminal, ...notes, ...reasons, `${start}: no page could be analysed.`);
    return exitCodes.notAnalysed;
  }
  const pages = judgePages(found, request, undefined, new Map());
  const model = siteModel(start, pages, notes);
  if (!(await writeOutputs(pages, request, false, terminal, model))) return exitCodes.notAnalysed;
  const faults = faultSummary(pages, request.budgets.scores.overall, false);
  if (faults.length > 0) await writeProblems(terminal, ...faults);
  return faults.length > 0 ? exitCodes.failed : exitCodes.done;
}
