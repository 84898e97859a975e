import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeringPage, answeringSentence, citationQuestion, vaguePage } from '../../support/rival-pages.ts';
import { startModelEndpoint, type ModelEndpoint } from '../../support/model-endpoint.ts';
import { asksForCitations, cites } from '../../support/scripted-assistant.ts';
import { runCommand, startServer, type SpawnedServer } from '../../support/spawned-server.ts';
import { makeTempStorage, type TempStorage } from '../../support/temp-database.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

let storage: TempStorage;
let endpoint: ModelEndpoint;
let env: Readonly<Record<string, string>>;
let server: SpawnedServer | undefined;

beforeAll(async () => {
  [storage, endpoint] = await Promise.all([makeTempStorage(), startModelEndpoint()]);
  env = {
    ...storage.env,
    LLM_BASE_URL: endpoint.baseUrl,
    LLM_MODEL: 'scribe-1',
    LLM_USES: 'reading',
    LLM_TIMEOUT_MS: String(outcomeTimeoutMs),
    LLM_CALLS_MAX: '1',
    // One after another, so that a question that arrives proves that the answer before it was kept.
    LLM_CONCURRENCY: '1',
  };
});
afterAll(async () => {
  await server?.kill();
  await endpoint.close();
  await storage.remove();
});

const runs = 8;
const answeredBeforeKill = 3;

test('a test whose process is killed goes on where it ended, and asks no answered run again', async () => {
  server = await startServer(env);
  const made = await runCommand(env, 'keys', 'create', '--type', 'secret', '--environment', 'live', '--json');
  const { key } = JSON.parse(made.stdout) as { key: string };
  const call = async (baseUrl: string, method: string, path: string, body?: object) => {
    const answer = await fetch(`${baseUrl}/v1/citation-tests${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=0' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };

  const cite = cites(answeringSentence);
  let isHolding = true;
  let arrived = 0;
  endpoint.answer((response, asked) => {
    if (!asksForCitations(asked)) return cite(response, asked);
    arrived += 1;
    if (!isHolding || arrived <= answeredBeforeKill) cite(response, asked);
  });
  const { id } = await call(server.baseUrl, 'POST', '', {
    url: 'https://deck.example/windlass',
    html: vaguePage,
    questions: [citationQuestion],
    rivals: [{ url: 'https://rival.example/windlass', html: answeringPage }],
    runs,
  });
  await expect.poll(() => arrived).toBe(answeredBeforeKill + 1);
  await server.kill();

  isHolding = false;
  server = await startServer(env);
  const { baseUrl } = server;
  await expect.poll(async () => (await call(baseUrl, 'GET', `/${String(id)}`))['status']).toBe('completed');
  expect(await call(baseUrl, 'GET', `/${String(id)}`)).toMatchObject({ rate: { runs } });
  // The run that was on its way when the process died is the only one that was asked twice.
  expect(arrived).toBe(runs + 1);
  const receipts = await call(baseUrl, 'GET', `/${String(id)}/receipts?limit=100`);
  expect(receipts['data']).toHaveLength(runs);
});
