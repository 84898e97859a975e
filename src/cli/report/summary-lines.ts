import type { AnalysedPage } from '../analyze-pages.ts';
import type { Layout } from './layout.ts';
import { inkOfShare } from './paint.ts';
import { categoryNames } from './score-lines.ts';
import { shorten } from './text-width.ts';
import { visibleText } from './visible-text.ts';

const figureColumns = 11;

/** A line for each page, in the order in which they were given: its scores, or why there are none. */
export function summaryLines(pages: readonly AnalysedPage[], { columns, paint }: Layout): string[] {
  const heads = ['Overall', ...categoryNames.map(([, name]) => name.split(' ')[0] ?? '')];
  const figuresColumns = heads.length * figureColumns;
  const lines = pages.map(({ source, outcome }) => {
    const name = visibleText(source === '-' ? 'standard input' : source);
    if (outcome.status === 'failed') {
      const why = `failed: ${name}: ${visibleText(outcome.error.message)}`;
      return paint('red', shorten(why, columns));
    }
    const { overall_score: overall, category_scores: scores } = outcome.result;
    const figures = [overall, ...categoryNames.map(([id]) => scores[id])];
    const painted = figures.map((score) =>
      paint(inkOfShare(score / 100), score.toFixed(1).padEnd(figureColumns)),
    );
    return painted.join('') + shorten(name, Math.max(8, columns - figuresColumns));
  });
  return [paint('dim', heads.map((head) => head.padEnd(figureColumns)).join('') + 'Page'), ...lines];
}
