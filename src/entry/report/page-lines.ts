import type { PageFacts } from '../../core/schema/analysis-result.ts';
import type { CrawlerVerdict } from '../../core/schema/access.ts';
import { quoted } from '../../core/evidence/quoted.ts';
import type { Layout } from './layout.ts';
import { paragraph } from './layout.ts';
import { describeSubject, pageFactWords, titleBeside } from './reading-words.ts';
import type { ReportModel } from './report-model.ts';

/** The page's subject, title, address and facts. */
export function pageLines({ about: page }: ReportModel, source: string, layout: Layout): string[] {
  const http = page.http_status === null ? [] : [`HTTP ${String(page.http_status)}`];
  return [
    ...paragraph(headline(page), layout, { ink: 'bold', linesMax: 3 }),
    ...(page.subject === null ? [] : titleLines(page, layout)),
    ...paragraph(source, layout, { ink: 'cyan', linesMax: 3 }),
    ...(page.final_url === source || page.http_status === null
      ? []
      : paragraph(page.final_url, layout, { mark: '→ ', ink: 'cyan', linesMax: 3 })),
    ...paragraph([...pageFactWords(page, quoted), ...http].join(' · '), layout, { ink: 'dim', linesMax: 3 }),
  ];
}

/** The subject, else the title. */
function headline({ subject, title }: PageFacts): string {
  if (subject !== null) return describeSubject({ ...subject, name: quoted(subject.name) });
  return title === null || title === '' ? '(no title)' : quoted(title);
}

function titleLines(page: PageFacts, layout: Layout): string[] {
  const title = titleBeside(page);
  return title === undefined ? [] : paragraph(quoted(title), layout, { linesMax: 3 });
}

/** robots.txt verdicts: one line per role, followed by each refused crawler with its rule. */
export function crawlerLines({ crawlers: groups }: ReportModel, layout: Layout): string[] {
  return groups.flatMap(({ name, crawlers, refused }) => {
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
