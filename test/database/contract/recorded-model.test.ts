import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRecording } from '../../../lab/eval/model/recordings.mjs';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { startRecordedModel, type RecordedModel } from '../../support/recorded-model.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { makeTempDirectory } from '../../support/temp-directory.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

const folder = makeTempDirectory();
let service: TestService;
let call: ServiceCall;
let recorded: RecordedModel;

beforeAll(async () => {
  recorded = await startRecordedModel({ recordings: folder.path, unanswered: folder.path });
  const config = {
    llmBaseUrl: recorded.baseUrl,
    llmModel: 'scribe-1',
    llmTimeoutMs: outcomeTimeoutMs,
    llmCallsMax: 1,
  };
  service = await startService({ config });
  call = await callService(service);
});
afterAll(async () => {
  await service.stop();
  await recorded.close();
  folder.remove();
});

const html = `<!doctype html><html lang="en"><head><title>Oiling a windlass</title></head><body><main><h1>How a windlass is
oiled</h1><p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year, in
spring and in autumn, with 40 ml of thin oil, so that salt water does not reach its gears. Salt water is the reason that most
windlasses fail. Dry the cover after each trip, and store the handle below deck in winter.</p></main></body></html>`;
const query = 'how often is a windlass oiled';

const analyze = async () => {
  const body = { url: 'https://deckhand.example/windlass', html, queries: [query] };
  const { json } = await call('POST', '/v1/analysis', body, { prefer: 'wait=30' });
  const { overall_score, queries, page, entities, checks, engine, warnings } = json;
  return { overall_score, queries, page, entities, checks, engine, warnings };
};

it('an answer that is put beside its question is read from then on, and asked for once', async () => {
  const without = await analyze();
  expect(without.engine.reader).toBe('rules');
  expect(without.warnings).toContainEqual(expect.objectContaining({ code: 'model_unavailable' }));
  const [hash = ''] = recorded.asked;
  expect(readdirSync(folder.path).sort()).toEqual([`${hash}.question.json`, `${hash}.question.txt`]);

  const answer = 'It is oiled twice a year, in spring and in autumn, with 40 ml of thin oil';
  const queries = [{ query, intent: 'procedural', answered: 'full', answer }];
  writeRecording(
    folder.path,
    hash,
    JSON.stringify({ subject: { name: 'windlass', type: 'product' }, queries }),
  );
  const first = await analyze();
  expect(first.page.subject).toMatchObject({ name: 'windlass', read_from: 'model' });
  expect(first.queries[0].answers[0].text.replace(/\s+/g, ' ')).toBe(answer);
  expect(recorded.asked).toEqual([hash, hash]);

  expect(JSON.stringify(await analyze())).toBe(JSON.stringify(first));
  expect(recorded.asked).toHaveLength(2);
});
