import type { AnalysisResult } from '../schema/analysis-result.ts';
import type { CheckOutcome } from '../schema/vocabulary.ts';
import type { CheckResult } from '../schema/check.ts';
import type { Layout } from './layout.ts';
import { paragraph, quotation, spread } from './layout.ts';
import type { Ink } from './paint.ts';
import { categoryNames } from './report-names.ts';
import { shorten } from './text-width.ts';

const marks: Readonly<Record<CheckOutcome, readonly [string, Ink]>> = {
  pass: ['✓', 'green'],
  partial: ['~', 'yellow'],
  fail: ['✗', 'red'],
  not_applicable: ['–', 'dim'],
  error: ['!', 'red'],
};

/** The checks of each category with explanation and evidence. Inapplicable checks share one line. */
export function checkLines({ checks }: AnalysisResult, layout: Layout): string[] {
  return categoryNames.flatMap(([id, name], index) => {
    const own = checks.filter((check) => check.category === id);
    if (own.length === 0) return [];
    const judged = own.filter((check) => check.outcome !== 'not_applicable');
    const others = own.filter((check) => check.outcome === 'not_applicable').map((check) => check.title);
    return [
      ...(index === 0 ? [] : ['']),
      `  ${layout.paint('cyan', name)}`,
      ...judged.flatMap((check) => oneCheck(check, layout)),
      ...(others.length === 0
        ? []
        : paragraph(`Not applicable: ${others.join(', ')}`, layout, { mark: '  – ', ink: 'dim' })),
    ];
  });
}

function oneCheck(check: CheckResult, layout: Layout): string[] {
  const [mark, ink] = marks[check.outcome];
  const gain = check.expected_gain === null ? '' : `+${figure(check.expected_gain)} to gain  `;
  const points =
    check.points === null ? 'not scored' : `${gain}${figure(check.points)}/${figure(check.max_points)}`;
  const titleColumns = layout.columns - 4 - points.length - 2;
  const head = spread(shorten(check.title, titleColumns), points, layout.columns - 4);
  return [
    `  ${layout.paint(ink, mark)} ${head}`,
    ...paragraph(check.explanation, layout, { mark: '    ', linesMax: 3 }),
    ...quotation(check.evidence[0]?.text ?? '', layout, 4),
  ];
}

/** At most two decimals, without trailing zeros. */
function figure(points: number): string {
  return String(Math.round(points * 100) / 100);
}
