import type { AnalysedPage } from './analysed-page.ts';
import type { Layout } from './layout.ts';
import { inkOfShare } from './paint.ts';
import { categoryNames } from './score-lines.ts';
import { visibleText } from './visible-text.ts';

const figureColumns = 10;

/**
 * A line for each page, in the order in which they were given: its scores, or why there are none. The page comes last
 * and whole, also where it does not fit: the ends of addresses are what tells them apart.
 */
export function summaryLines(pages: readonly AnalysedPage[], { paint }: Pick<Layout, 'paint'>): string[] {
  const heads = ['Overall', ...categoryNames.map(([, name]) => name.split(' ')[0] ?? '')];
  const lines = pages.map(({ source, outcome }) => {
    const name = visibleText(source === '-' ? 'standard input' : source);
    if (outcome.status === 'failed') {
      return paint('red', `failed: ${name}: ${visibleText(outcome.error.message)}`);
    }
    const { overall_score: overall, category_scores: scores } = outcome.result;
    const figures = [overall, ...categoryNames.map(([id]) => scores[id])];
    const painted = figures.map((score) =>
      paint(inkOfShare(score / 100), score.toFixed(1).padEnd(figureColumns)),
    );
    return painted.join('') + name;
  });
  return [paint('dim', heads.map((head) => head.padEnd(figureColumns)).join('') + 'Page'), ...lines];
}
