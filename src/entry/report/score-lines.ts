import type { Layout } from './layout.ts';
import { paragraph, quotation } from './layout.ts';
import { bar, inkOfShare } from './paint.ts';
import type { ReportLimit, ReportModel } from './report-model.ts';

const nameColumns = 20;
const barColumnsMax = 40;

/** The overall score with its band, what lowers it, and the categories. */
export function scoreLines({ score, limits }: ReportModel, layout: Layout): string[] {
  return [
    scoreLine('Overall score', score.overall, layout),
    ...paragraph(score.sentence ?? '', layout, { mark: '  ' }),
    ...limits.flatMap((limit) => limitLines(limit, layout)),
    '',
    ...score.categories.map((category) => scoreLine(category.name, category.score, layout)),
  ];
}

function scoreLine(name: string, score: number, { columns, paint }: Layout): string {
  const barColumns = Math.max(4, Math.min(barColumnsMax, columns - nameColumns - 8));
  const figure = score.toFixed(1).padStart(5);
  return `${name.padEnd(nameColumns)}${paint(['bold', inkOfShare(score / 100)], figure)}  ${bar(score / 100, barColumns, paint)}`;
}

function limitLines(limit: ReportLimit, layout: Layout): string[] {
  switch (limit.kind) {
    case 'cap':
      return [
        ...paragraph(`Capped at ${String(limit.cap)}: ${limit.message}`, layout, { mark: '  ', ink: 'red' }),
        ...quotation(limit.quote ?? '', layout, 4),
      ];
    case 'flag':
      return [
        ...paragraph(`Multiplied by ${String(limit.multiplier)}: ${limit.message}`, layout, {
          mark: '  ',
          ink: 'red',
        }),
        ...quotation(limit.evidence[0]?.text ?? '', layout, 4),
      ];
    case 'warning': {
      const mark = `  ${layout.paint('yellow', '!')} `;
      return paragraph(limit.message, layout, { mark, markColumns: 4 });
    }
  }
}
