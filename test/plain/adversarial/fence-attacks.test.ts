/** Words of a page stay inside quotations and fenced blocks, in everything that an agent reads. */
import { beforeAll, describe, expect, it } from 'vitest';
import { analyze } from '../../../src/core/improve/analyze-page.ts';
import { analysisText } from '../../../src/entry/mcp/analysis-text.ts';
import { gapsText } from '../../../src/entry/mcp/gaps-text.ts';
import { plainPaint } from '../../../src/entry/report/paint.ts';
import type { JudgedPage } from '../../../src/entry/report/pipeline/judged-page.ts';
import { renderPrompt } from '../../../src/entry/report/prompt.ts';
import { renderReport } from '../../../src/entry/report/render-report.ts';
import { siteModel } from '../../../src/entry/report/site/site-model.ts';
import { sitePrompt } from '../../../src/entry/report/site/render-site.ts';
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { completedAnalysisExample } from '../../../src/core/schema/examples/analysis.ts';
import { ESCAPED, fenceAttacks } from '../../support/pages/fence-attacks.ts';

const url = 'https://quay.example/windlass';
const analysed = new Map<string, AnalysisResult>();

beforeAll(() => {
  for (const { mark, place, html } of fenceAttacks) {
    const name = `${mark} in ${place}`;
    const outcome = analyze(html, { url, asOf: '2026-11-21' });
    if (outcome.status === 'failed') throw new Error(`${name}: ${outcome.error.message}`);
    analysed.set(name, outcome.result);
  }
}, 180_000);

/** A fenced block ends at a line of at least as many back-ticks (CommonMark, section 4.5). */
function outsideFences(text: string): string {
  let fence = '';
  const open = text.split(/\r\n?|\n/).filter((line) => {
    const run = /^ {0,3}(`{3,})/.exec(line)?.[1] ?? '';
    if (fence === '') {
      fence = run;
      return run === '';
    }
    if (run.length >= fence.length && line.trim() === run) fence = '';
    return false;
  });
  return open.join('\n');
}

/** Any mark closes: a reader need not tell “ from the mark that looks like ”. */
const outsideQuotations = (text: string): string =>
  text.replace(/“[^“”"«»„‟″ʺˮ˝״〞＂」』｣﹂❞\u{1f676}-\u{1f678}〃≫`<>[\]{}]*”/gu, '“”');

/** The attacks that `render` lets out. */
function escapedFrom(render: (result: AnalysisResult) => string): string[] {
  return [...analysed].filter(([, result]) => render(result).includes(ESCAPED)).map(([name]) => name);
}

const recordOf = (result: AnalysisResult): typeof completedAnalysisExample => ({
  ...completedAnalysisExample,
  ...result,
  url,
});

describe('words of a page stay where they are quoted', () => {
  it('in as many documents as there are marks and places', () => {
    expect(analysed.size).toBeGreaterThan(296);
    // Otherwise the other tests would prove nothing.
    const unquoted = new Set(fenceAttacks.map(({ mark }) => mark));
    for (const { mark, place } of fenceAttacks) {
      const found = analysed.get(`${mark} in ${place}`);
      const said = [
        ...(found?.actions ?? []).map(({ text }) => text),
        ...(found?.entity_gaps ?? []).map(({ reason }) => reason),
        ...(found?.checks ?? []).map(({ explanation }) => explanation),
      ];
      if (said.some((text) => text.includes(ESCAPED))) unquoted.delete(mark);
    }
    expect([...unquoted]).toEqual([]);
  });

  it('in the task for an agent', () => {
    expect(escapedFrom((result) => outsideFences(renderPrompt(result, { url })))).toEqual([]);
  });

  it('in the task for a site', () => {
    const content = { title: null, text: '', markdown: '', outline: [] };
    expect(
      escapedFrom((result) => {
        const page: JudgedPage = {
          ...{ source: url, url, outcome: { status: 'completed', result, content } },
          ...{ budgets: [], regressions: [], mustMeetBudgets: true },
        };
        return outsideFences(sitePrompt(siteModel(url, [page], []), [page]));
      }),
    ).toEqual([]);
  });

  it('in the answers of the MCP server', () => {
    expect(escapedFrom((result) => outsideFences(analysisText(recordOf(result))))).toEqual([]);
    expect(escapedFrom((result) => outsideFences(gapsText(recordOf(result))))).toEqual([]);
  });

  it('in the report of a terminal', () => {
    const lines = (result: AnalysisResult): string =>
      renderReport(result, { source: url, columns: 100, paint: plainPaint }).join('\n');
    expect(escapedFrom((result) => outsideQuotations(lines(result)))).toEqual([]);
  });

  it('in the sentences of the result', () => {
    const sentences = ({
      actions,
      recommendations,
      checks,
      entity_gaps: gaps,
      integrity,
    }: AnalysisResult): string =>
      [
        ...actions.flatMap(({ text, why }) => [text, why]),
        ...recommendations,
        ...checks.flatMap(({ explanation, recommendation }) => [explanation, recommendation ?? '']),
        ...gaps.map(({ reason }) => reason),
        ...integrity.flags.map(({ message }) => message),
      ].join('\n');
    expect(escapedFrom((result) => outsideQuotations(sentences(result)))).toEqual([]);
  });
});
