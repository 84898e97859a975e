import { describe, expect, it } from 'vitest';
import { resultOf } from '../../core/schema/analysis.ts';
import type { AnalysisResult } from '../../core/schema/analysis-result.ts';
import { completedAnalysisExample } from '../../core/schema/examples/analysis.ts';
import { renderHtmlReport } from './html/html-report.tsx';
import { renderMarkdownReport } from './markdown/markdown-report.ts';
import { plainPaint } from './paint.ts';
import { renderReport } from './render-report.ts';

const ruled = resultOf(completedAnalysisExample)!;
const words = 'rougher than with a language model';
const url = 'https://example.com/heat-pumps';
const content = { title: null, text: '', markdown: '', outline: [] };

const reports: Readonly<Record<string, (result: AnalysisResult) => string>> = {
  terminal: (result) => renderReport(result, { source: url, columns: 100, paint: plainPaint }).join(' '),
  Markdown: (result) =>
    renderMarkdownReport([{ source: url, url, outcome: { status: 'completed', result, content } }]),
  HTML: (result) =>
    renderHtmlReport([{ source: url, url, outcome: { status: 'completed', result, content } }], new Date(0)),
};

const readBy = (reader: string): AnalysisResult => ({ ...ruled, engine: { ...ruled.engine, reader } });

const warned = (code: 'model_unavailable' | 'model_budget'): AnalysisResult => ({
  ...ruled,
  warnings: [{ code, message: 'The language model was not asked.' }],
});

describe.each(Object.entries(reports))('the %s report', (_, render) => {
  const isShown = (result: AnalysisResult): boolean => render(result).replace(/\s+/g, ' ').includes(words);

  it('says once, in one line, what is rougher without a language model, and how to connect one', () => {
    const text = render(ruled).replace(/\s+/g, ' ');
    expect(text.split(words)).toHaveLength(2);
    expect(text).toContain('npx citeworthy init');
  });

  it('says nothing of it where a model reads', () => {
    expect(isShown(readBy('example/reader-1'))).toBe(false);
    expect(isShown(readBy('mixed'))).toBe(false);
  });

  it('says nothing of it where a configured model was not asked: the warning says why', () => {
    expect(isShown(warned('model_unavailable'))).toBe(false);
    expect(isShown(warned('model_budget'))).toBe(false);
  });
});
