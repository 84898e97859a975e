import { afterAll, beforeAll, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../support/call-service.ts';
import { startModelEndpoint, writes, type ModelEndpoint } from '../support/model-endpoint.ts';
import { startService, type TestService } from '../support/start-service.ts';
import { makeTempStorage, type TempStorage } from '../support/temp-database.ts';

const page = (
  subject: string,
): string => `<!doctype html><html lang="en"><head><title>Home</title></head><body><main>
<h1>How a ${subject} is oiled and kept dry</h1><p>A ${subject} is a winch that lifts an anchor by turning a drum on a
horizontal axle. It is oiled twice a year, in spring and in autumn, with 40 ml of thin oil.</p></main></body></html>`;
const tokensPerDay = 12_000;
/** Of an answer of the endpoint. */
const tokensReported = 1_500;
const submitted = 14;

let storage: TempStorage;
let endpoint: ModelEndpoint;
let services: readonly TestService[];
let calls: readonly ServiceCall[];

beforeAll(async () => {
  storage = await makeTempStorage();
  endpoint = await startModelEndpoint();
  endpoint.answer(writes({ title: 'How a windlass is oiled and kept dry' }));
  const config = {
    ...storage.config,
    llmBaseUrl: endpoint.baseUrl,
    llmModel: 'scribe-1',
    llmOutputTokensMax: 900,
    llmTokensPerDay: tokensPerDay,
    // Questions are counted here: blocks alone ask one each.
    llmUses: ['blocks'] as const,
  };
  services = [await startService({ config }), await startService({ config })];
  calls = await Promise.all(services.map((service) => callService(service)));
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await endpoint.close();
  await storage.remove();
});

it('two processes that ask at once keep to one budget of their account', async () => {
  const answers = await Promise.all(
    Array.from({ length: submitted }, async (_, index) => {
      const call = calls[index % calls.length];
      const body = { html: page(`windlass ${String(index)}`), content_types: ['title'] };
      return (await call?.('POST', '/v1/injection', body, { prefer: 'wait=30' }))?.json as {
        readonly id: string;
        readonly status: string;
        readonly warnings: readonly { readonly code: string }[];
      };
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(submitted).fill('completed'));
  const overBudget = answers.filter(({ warnings }) => warnings.some(({ code }) => code === 'model_budget'));
  expect(endpoint.asked.length).toBeGreaterThan(1);
  expect(endpoint.asked.length * tokensReported).toBeLessThanOrEqual(tokensPerDay);
  expect(overBudget).toHaveLength(submitted - endpoint.asked.length);
  for (const call of calls) {
    const { model } = (await call('GET', '/v1/usage')).json;
    expect(model).toMatchObject({ questions: endpoint.asked.length, estimated_tokens: 0 });
    expect(model.input_tokens + model.output_tokens).toBe(endpoint.asked.length * tokensReported);
  }
});
