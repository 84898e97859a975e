import { buildPlainPage, scoreOf, type AskedPage, type PlainPage } from './real-pages.ts';

/**
 * Short blocks that come again are not left out as long ones are: they change the lengths of sections and sentences, and
 * so the checks of form, by 0.8 at most on 38 pages.
 */
const RISE_MAX: Readonly<Record<string, number>> = { 'duplicated paragraphs': 1 };

/** What each trick puts below the text. */
export const tricks: Readonly<Record<string, (page: PlainPage, terms: readonly string[]) => string>> = {
  'hidden keyword text': (_, terms) =>
    `<div style="display:none">${Array.from({ length: 12 }, (__, index) => `<p>${terms.join(', ')} and everything about ${terms[0] ?? ''} stands in part ${String(index)} of this text.</p>`).join('')}</div>`,
  stuffing: (_, terms) => `<p>${Array.from({ length: 80 }, () => terms.join(' ')).join('. ')}.</p>`,
  'duplicated paragraphs': ({ paragraphs }) => paragraphs,
};

/** The tricks that raised the score, each with both scores. */
export function gainsByTricks({ page, queries, honest }: AskedPage): readonly string[] {
  return Object.entries(tricks).flatMap(([name, apply]) => {
    const gamed = scoreOf(buildPlainPage(page, apply(page, queries)), queries)?.overall_score ?? 0;
    return gamed > honest.overall_score + (RISE_MAX[name] ?? 0)
      ? [`${name}: ${String(honest.overall_score)} to ${String(gamed)}`]
      : [];
  });
}
