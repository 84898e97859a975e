/** A site's report for the terminal, as Markdown, as JSON and as a task. Page text is inert in each. */
import { fencedNotice } from '../fenced-notice.ts';
import { fenced, markdownAddress, markdownText } from '../markdown/markdown-text.ts';
import { paragraph, section, type Layout } from '../layout.ts';
import type { JudgedPage } from '../pipeline/judged-page.ts';
import { plainPaint } from '../paint.ts';
import { pageObjects, pagesSummary } from '../pipeline/json-report.ts';
import { renderPrompt } from '../prompt.ts';
import { visibleText } from '../visible-text.ts';
import type { SiteModel } from './site-model.ts';
import { siteHeadline, siteSections } from './site-sections.ts';

/** decision: the widest column count of a terminal report. */
const promptColumns = 100;

/** Tasks for the worst pages; more do not fit an agent's session. */
const tasksMax = 10;

export function siteLines(model: SiteModel, layout: Layout): string[] {
  const line = (text: string, mark: string): string[] => paragraph(visibleText(text), layout, { mark });
  return [
    ...paragraph(visibleText(model.site), layout, { ink: 'bold' }),
    siteHeadline(model),
    ...siteSections(model).flatMap(({ title, items }) =>
      section(
        title,
        items.flatMap(({ head, details }) => [
          ...line(head, '  '),
          ...details.flatMap((detail) => line(detail, '      ')),
        ]),
        layout,
      ),
    ),
  ];
}

/** Ends with a line break. */
export function siteMarkdown(model: SiteModel): string {
  const pages = new Set(pageUrls(model));
  const words = (text: string): string => {
    // A page's own address is a link; one in the words of a page is not.
    const at = text.lastIndexOf(' ') + 1;
    const [before, last] = [text.slice(0, at), text.slice(at)];
    if (!pages.has(last)) return markdownText(visibleText(text));
    return `${markdownText(visibleText(before))} ${markdownAddress(visibleText(last))}`.trim();
  };
  const sections = siteSections(model).flatMap(({ title, items }) => [
    '',
    `## ${title}`,
    '',
    ...items.flatMap(({ head, details }) => [
      `- ${words(head)}`,
      ...details.map((detail) => `  - ${words(detail)}`),
    ]),
  ]);
  return [`# ${words(model.site)}`, '', siteHeadline(model), ...sections, ''].join('\n');
}

function pageUrls({ site, worst, fixFirst, competing, unanswered, failed }: SiteModel): string[] {
  const asked = [...competing, ...unanswered].flatMap(({ pages }) => pages);
  const found = [...worst, ...asked, ...failed].map(({ url }) => url);
  return [site, ...found, ...fixFirst.flatMap(({ examples }) => examples)];
}

/** `site_report`: the report of `analyze`, with what the pages show together. Ends with a line break. */
export function siteJson(model: SiteModel, pages: readonly JudgedPage[]): string {
  const report = {
    object: 'site_report',
    site: {
      url: model.site,
      fix_first: model.fixFirst.map(({ lostPoints, ...fix }) => ({ ...fix, lost_points: lostPoints })),
      worst_pages: model.worst,
      competing_pages: model.competing,
      unanswered_questions: model.unanswered,
      weaknesses: model.weaknesses,
      notes: model.notes,
    },
    pages: pageObjects(pages),
    summary: pagesSummary(pages),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The tasks of the worst pages, after the summary of the site. */
export function sitePrompt(model: SiteModel, pages: readonly JudgedPage[]): string {
  const worst = new Set(model.worst.slice(0, tasksMax).map(({ url }) => url));
  const tasks = pages.flatMap(({ source, outcome }) =>
    worst.has(source) && outcome.status === 'completed' ? renderPrompt(outcome.result, { url: source }) : [],
  );
  const summary = [
    '# What the pages of a site need',
    '',
    `${fencedNotice} One task follows for each of the worst pages.`,
    '',
    ...fenced(siteLines(model, { columns: promptColumns, paint: plainPaint }).join('\n'), 'text'),
    '',
  ];
  return [summary.join('\n'), ...tasks].join('\n---\n\n');
}
