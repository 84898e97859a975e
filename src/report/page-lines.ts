import type { AnalysisResult } from '../schema/analysis-result.ts';
import type { CrawlerVerdict } from '../schema/access.ts';
import type { Layout } from './layout.ts';
import { paragraph } from './layout.ts';
import { describeSubject } from './reading-words.ts';
import { crawlerRoleNames } from './report-names.ts';

/** The page's title, address and facts. */
export function pageLines({ page }: AnalysisResult, source: string, layout: Layout): string[] {
  const facts = [
    page.language === 'und' ? 'language unknown' : page.language,
    page.type,
    `${page.word_count.toLocaleString('en')} ${page.word_count === 1 ? 'word' : 'words'}`,
    ...(page.http_status === null ? [] : [`HTTP ${String(page.http_status)}`]),
  ];
  return [
    ...paragraph(page.title === null || page.title === '' ? '(no title)' : page.title, layout, {
      ink: 'bold',
      linesMax: 3,
    }),
    ...paragraph(source, layout, { ink: 'cyan', linesMax: 3 }),
    ...(page.final_url === source || page.http_status === null
      ? []
      : paragraph(page.final_url, layout, { mark: '→ ', ink: 'cyan', linesMax: 3 })),
    ...(page.subject === null
      ? []
      : paragraph(describeSubject(page.subject), layout, { mark: 'About: ', linesMax: 2 })),
    ...paragraph(facts.join(' · '), layout, { ink: 'dim' }),
  ];
}

/** robots.txt verdicts: one line per role, followed by each refused crawler with its rule. */
export function crawlerLines({ access }: AnalysisResult, layout: Layout): string[] {
  return crawlerRoleNames.flatMap(([role, name]) => {
    const crawlers = access.crawlers.filter((crawler) => crawler.role === role);
    const refused = crawlers.filter((crawler) => !crawler.allowed);
    if (crawlers.length === 0) return [];
    const total = String(crawlers.length);
    if (refused.length === 0) {
      const mark = `  ${layout.paint('green', '✓')} `;
      return paragraph(`${name}: ${total} of ${total} allowed`, layout, { mark, markColumns: 4 });
    }
    const count = `${String(refused.length)} of ${total} refused`;
    return [
      ...paragraph(`${name}: ${count}`, layout, { mark: `  ${layout.paint('red', '✗')} `, markColumns: 4 }),
      ...refused.flatMap((crawler) =>
        paragraph(refusalOf(crawler), layout, { mark: '      ', ink: 'dim', linesMax: 2 }),
      ),
    ];
  });
}

function refusalOf({ name, rule }: CrawlerVerdict): string {
  return rule === null ? name : `${name} (${rule})`;
}
