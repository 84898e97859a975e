import { describe, expect, it } from 'vitest';
import { analysed } from '../../../test/support/dashboard/analysis-fixtures.ts';
import { sampleResult } from '../../../test/plain/cli/sample-result.ts';
import { olderResult } from '../../../test/support/older-result.ts';
import { analysisResultSchema } from '../../core/schema/analysis-result.ts';
import { presentResult, RESULT_VERSION } from './stored-result.ts';

const older = JSON.stringify(olderResult());
const present = (json: string, version: number | null): unknown => JSON.parse(presentResult(json, version));

describe('a stored result', () => {
  it('of this version stays as it is, and has every field of the schema', () => {
    const json = JSON.stringify(analysed('<h1>Slate</h1><p>Slate is a rock that splits.</p>').result);
    expect(presentResult(json, RESULT_VERSION)).toBe(json);
    analysisResultSchema.parse(JSON.parse(json));
  });

  it('of an earlier version has every field of the present schema', () => {
    expect(() => analysisResultSchema.parse(JSON.parse(older))).toThrow();
    expect(() => analysisResultSchema.parse(present(older, null))).not.toThrow();
    expect(() => analysisResultSchema.parse(present(older, RESULT_VERSION - 1))).not.toThrow();
  });

  it('keeps what it says, and leaves open what it does not', () => {
    expect(present(older, null)).toMatchObject({
      overall_score: olderResult().overall_score,
      score_band: null,
      page: { title: 'Heat pumps', subject: null, author: null, type: 'other' },
      queries: [{ query: 'what does a heat pump cost', answered: null, answers: [] }],
      engine: { reader: 'rules' },
      actions: [],
      briefs: [],
      recommendations: sampleResult.recommendations,
    });
  });

  it('gives each check of an earlier version no weakness, and keeps what it recommended', () => {
    const { checks } = analysisResultSchema.parse(present(older, RESULT_VERSION - 1));
    const stored = sampleResult.checks;
    expect(checks.map(({ id, weakness }) => [id, weakness])).toEqual(stored.map(({ id }) => [id, null]));
    expect(checks.map(({ recommendation }) => recommendation)).toEqual(
      stored.map(({ recommendation }) => recommendation),
    );
  });

  it.each(['null', '[]', '7'])('that is no object (%s) is an empty one', (json) => {
    expect(present(json, null)).toMatchObject({ overall_score: null, checks: [] });
  });
});
