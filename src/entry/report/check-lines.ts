import type { CheckOutcome } from '../../core/schema/vocabulary.ts';
import type { CheckResult } from '../../core/schema/check.ts';
import type { Layout } from './layout.ts';
import { paragraph, quotation, spread } from './layout.ts';
import type { Ink } from './paint.ts';
import type { CheckGroup, ReportModel } from './report-model.ts';
import { shorten } from './text-width.ts';

const marks: Readonly<Record<CheckOutcome, readonly [string, Ink]>> = {
  pass: ['✓', 'green'],
  partial: ['~', 'yellow'],
  fail: ['✗', 'red'],
  not_applicable: ['–', 'dim'],
  error: ['!', 'red'],
};

/** The open checks of each category with explanation and evidence; the passed ones share one line. */
export function checkLines({ checks: groups }: ReportModel, layout: Layout): string[] {
  return groups.flatMap((group, index) => [...(index === 0 ? [] : ['']), ...groupLines(group, layout)]);
}

function groupLines({ name, open, passed, notApplicable }: CheckGroup, layout: Layout): string[] {
  const titles = (checks: readonly CheckResult[]): string => checks.map(({ title }) => title).join(', ');
  const passedMark = `  ${layout.paint('green', '✓')} `;
  return [
    `  ${layout.paint('cyan', name)}`,
    ...open.flatMap((check) => oneCheck(check, layout)),
    ...(passed.length === 0
      ? []
      : paragraph(`Passed: ${titles(passed)}`, layout, { mark: passedMark, markColumns: 4 })),
    ...(notApplicable.length === 0
      ? []
      : paragraph(`Not applicable: ${titles(notApplicable)}`, layout, { mark: '  – ', ink: 'dim' })),
  ];
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
