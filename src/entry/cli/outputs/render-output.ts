import type { PrintedFormat } from '../analyze-request.ts';
import { isAddress, pageName } from '../../report/analysed-page.ts';
import { plainPaint, type Paint } from '../../report/paint.ts';
import type { JudgedPage } from '../../report/pipeline/judged-page.ts';
import { renderPrompt } from '../../report/prompt.ts';
import type { SiteModel } from '../../report/site/site-model.ts';
import { renderFailure, renderReport, renderSummary } from '../../report/render-report.ts';

/** Prose is hard to read on longer lines. */
const siteColumnsMax = 100;

export interface OutputOptions {
  /** True for one page given directly. */
  readonly isSingle: boolean;
  readonly now: Date;
  readonly columns: number;
  /** Colours of the terminal; files have none. */
  readonly paint: Paint;
  /** True when another output contains the reports: the terminal then prints the scores alone. */
  readonly isBrief: boolean;
  /** Of a crawl: the report is about the site, then about its pages. */
  readonly site?: SiteModel | undefined;
}

export interface RenderedOutput {
  /** Ends with a line break, unless it is empty. */
  readonly text: string;
  /** What belongs to standard error where the text goes to the terminal. */
  readonly failures: readonly string[];
}

/** Each format's code is loaded when it is asked for. */
export async function renderOutput(
  format: PrintedFormat,
  pages: readonly JudgedPage[],
  options: OutputOptions,
): Promise<RenderedOutput> {
  if (options.site !== undefined) {
    const text = await siteText(format, options.site, pages, options);
    if (text !== undefined) return { text, failures: [] };
  }
  switch (format) {
    case 'terminal':
      return terminalOutput(pages, options);
    case 'prompt':
      return promptOutput(pages, options);
    default:
      return { text: await documentOf(format, pages, options), failures: [] };
  }
}

/** Undefined for the formats whose readers know pages alone. */
async function siteText(
  format: PrintedFormat,
  site: SiteModel,
  pages: readonly JudgedPage[],
  { columns, paint, now }: OutputOptions,
): Promise<string | undefined> {
  const { siteJson, siteLines, siteMarkdown, sitePrompt } = await import('../../report/site/render-site.ts');
  switch (format) {
    case 'terminal':
      return [...siteLines(site, { columns: Math.min(columns, siteColumnsMax), paint }), ''].join('\n');
    case 'markdown':
      return siteMarkdown(site);
    case 'json':
      return siteJson(site, pages);
    case 'prompt':
      return sitePrompt(site, pages);
    case 'html': {
      const { renderHtmlReport } = await import('../../report/html/html-report.tsx');
      const { sitePart } = await import('../../report/site/site-part.tsx');
      return renderHtmlReport(pages, now, sitePart(site));
    }
    default:
      return undefined;
  }
}

async function documentOf(
  format: Exclude<PrintedFormat, 'terminal' | 'prompt'>,
  pages: readonly JudgedPage[],
  { isSingle, now, site }: OutputOptions,
): Promise<string> {
  switch (format) {
    case 'markdown':
      return (await import('../../report/markdown/markdown-report.ts')).renderMarkdownReport(pages);
    case 'html':
      return (await import('../../report/html/html-report.tsx')).renderHtmlReport(pages, now);
    case 'sarif':
      return (await import('../../report/pipeline/sarif-report.ts')).renderSarifReport(pages);
    case 'junit':
      return (await import('../../report/pipeline/junit-report.ts')).renderJunitReport(pages, {
        failsWithoutPage: site === undefined,
      });
    case 'json':
      return (await import('../../report/pipeline/json-report.ts')).renderJsonReport(pages);
    case 'jsonl':
      return (await import('../../report/pipeline/json-report.ts')).renderJsonLines(pages);
    case 'analysis': {
      const { analysisObject } = await import('../../report/pipeline/json-report.ts');
      const objects = pages.map(analysisObject);
      return `${JSON.stringify(isSingle ? objects[0] : objects, null, 2)}\n`;
    }
  }
}

/** The reports in order. For several pages a summary line per page comes last, where a terminal still shows it. */
function terminalOutput(
  pages: readonly JudgedPage[],
  { isSingle, isBrief, columns, paint }: OutputOptions,
): RenderedOutput {
  const [lines, failures]: [string[], string[]] = [[], []];
  for (const page of isBrief && !isSingle ? [] : pages) {
    const { outcome } = page;
    const options = { source: pageName(page), columns, paint };
    const gap = isSingle ? [] : ['', ''];
    if (outcome.status === 'completed') lines.push(...renderReport(outcome.result, options), ...gap);
    else failures.push(...renderFailure(outcome.error, { ...options, source: givenName(page) }), ...gap);
  }
  if (!isSingle) lines.push(...renderSummary(pages, paint));
  return { text: lines.map((line) => `${line}\n`).join(''), failures };
}

/** The tasks of all pages. */
function promptOutput(pages: readonly JudgedPage[], { columns }: OutputOptions): RenderedOutput {
  const [prompts, failures]: [string[], string[]] = [[], []];
  for (const page of pages) {
    const { source, url, outcome } = page;
    // A page that was not fetched is analysed again from its file.
    const address = isAddress(source) ? { url: source } : { file: source, ...(url === null ? {} : { url }) };
    if (outcome.status === 'completed') prompts.push(renderPrompt(outcome.result, address));
    else
      failures.push(...renderFailure(outcome.error, { source: givenName(page), columns, paint: plainPaint }));
  }
  return { text: prompts.join('\n---\n\n'), failures };
}

function givenName({ source }: JudgedPage): string {
  return source === '-' ? 'standard input' : source;
}
