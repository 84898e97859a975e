import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyBytesMax, eventBody } from './event-body.ts';
import type { AnalysisEventData } from '../../core/schema/events/analysis-data.ts';

const at = new Date('2026-11-21T12:00:00Z');

function data(part: Partial<AnalysisEventData>): AnalysisEventData {
  return {
    id: 'an_1',
    object: 'analysis',
    environment: 'live',
    status: 'completed',
    url: 'https://example.com/',
    overall_score: 50,
    category_scores: null,
    error: null,
    metadata: {},
    created_at: at.toISOString(),
    completed_at: at.toISOString(),
    ...part,
  };
}

test('a body is smaller than 20 kB for any accepted input, and contains the first pairs that fit', () => {
  const text = (lengthMax: number) => fc.string({ maxLength: lengthMax, unit: 'binary' });
  const metadata = fc.dictionary(text(40), text(500), { maxKeys: 16, size: 'max' });
  fc.assert(
    fc.property(metadata, text(2_048), (pairs, url) => {
      const body = eventBody(
        'evt_1',
        { type: 'analysis.completed', data: data({ metadata: pairs, url }) },
        at,
      );
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(bodyBytesMax);
      const kept = Object.entries((JSON.parse(body) as { data: AnalysisEventData }).data.metadata);
      expect(kept).toEqual(Object.entries(pairs).slice(0, kept.length));
    }),
    { numRuns: 50 },
  );
  const worst = Object.fromEntries(
    Array.from({ length: 16 }, (_, index) => [`${String(index)}-`, '\u0001'.repeat(500)]),
  );
  const content = {
    type: 'analysis.completed',
    data: data({ metadata: worst, url: '\u0001'.repeat(2_048) }),
  } as const;
  expect(Buffer.byteLength(JSON.stringify(worst))).toBeGreaterThan(20_000);
  expect(Buffer.byteLength(eventBody('evt_1', content, at))).toBeLessThan(20_000);
});
