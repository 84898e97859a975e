import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  completes,
  completion,
  fails,
  isSilent,
  startModelEndpoint,
  writes,
  type ModelEndpoint,
} from '../../../test/support/model-endpoint.ts';
import type { LanguageModel } from './language-model.ts';
import { openLanguageModel, type LanguageModelOptions } from './open-language-model.ts';
import { outcomeTimeoutMs } from '../../../test/support/time-limits.ts';

const question = {
  system: 'You write titles.',
  prompt: 'Write a title.',
  schema: {
    type: 'object',
    properties: { title: { type: 'string' } },
    required: ['title'],
    additionalProperties: false,
  },
};
const title = { title: 'How a windlass is oiled' };
const never = new AbortController().signal;

let endpoint: ModelEndpoint;
const opened: LanguageModel[] = [];

beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((model) => model.close()));
});
afterAll(() => endpoint.close());

function open(options: Partial<LanguageModelOptions> = {}): LanguageModel {
  const model = openLanguageModel({
    baseUrl: endpoint.baseUrl,
    apiKey: 'sk-of-the-model',
    model: 'scribe-1',
    outputTokensMax: 900,
    callsMax: 3,
    now: () => new Date(),
    ...options,
  });
  opened.push(model);
  return model;
}

const ask = (model: LanguageModel, deadlineMs = outcomeTimeoutMs, signal = never) =>
  model.ask(question, { accountId: 'acc_1', deadlineMs, signal });

describe('a question', () => {
  it('is sent as a chat completion with schema, token limit and key', async () => {
    endpoint.answer(writes(title));
    expect(await ask(open())).toMatchObject({
      kind: 'answered',
      text: JSON.stringify(title),
      calls: 1,
      inputTokens: 1_200,
      outputTokens: 300,
    });
    expect(endpoint.asked).toHaveLength(1);
    const [{ path, headers, body } = { path: '', headers: {}, body: null }] = endpoint.asked;
    expect(path).toBe('POST /v1/chat/completions');
    expect(headers.authorization).toBe('Bearer sk-of-the-model');
    expect(body).toMatchObject({
      model: 'scribe-1',
      max_tokens: 900,
      response_format: { type: 'json_schema', json_schema: { schema: question.schema, strict: true } },
      messages: [
        { role: 'system', content: question.system },
        { role: 'user', content: question.prompt },
      ],
    });
  });

  it('needs no key when the endpoint needs none', async () => {
    endpoint.answer(writes(title));
    expect(await ask(open({ apiKey: undefined }))).toMatchObject({ kind: 'answered' });
    expect(endpoint.asked[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['in a code fence', `\`\`\`json\n${JSON.stringify(title)}\n\`\`\``],
    ['after a sentence', `Here is the JSON: ${JSON.stringify(title)} Enjoy!`],
  ])('is answered by JSON %s', async (_, text) => {
    endpoint.answer(completes(text));
    expect(await ask(open())).toMatchObject({ kind: 'answered', text, calls: 1 });
  });

  it('is repeated without a schema for an endpoint that supports none, and so are later ones', async () => {
    const model = open();
    endpoint.answer(fails(400, {}, 'unknown response_format'), writes(title));
    expect(await ask(model)).toMatchObject({ kind: 'answered', calls: 2 });
    expect(endpoint.asked[1]?.body.response_format).toEqual({ type: 'json_object' });
    endpoint.answer(writes(title));
    expect(await ask(model)).toMatchObject({ kind: 'answered', calls: 1 });
    expect(endpoint.asked[0]?.body.response_format).toEqual({ type: 'json_object' });
  });

  it('uses the newer name of the token limit when the model requires it', async () => {
    endpoint.answer(fails(400, {}, "Use 'max_completion_tokens' instead."), writes(title));
    expect(await ask(open())).toMatchObject({ kind: 'answered', calls: 2 });
    expect(endpoint.asked[1]?.body).toMatchObject({
      max_completion_tokens: 900,
      response_format: { type: 'json_schema' },
    });
    expect(endpoint.asked[1]?.body.max_tokens).toBeUndefined();
  });
});

describe('a failing endpoint', () => {
  it('is retried after 429 and Retry-After', async () => {
    endpoint.answer(fails(429, { 'retry-after': '1' }), writes(title));
    const answer = await ask(open());
    expect(answer).toMatchObject({ kind: 'answered', text: JSON.stringify(title), calls: 2 });
    expect(answer.durationMs).toBeGreaterThanOrEqual(990);
  });

  it('is not retried beyond the deadline', async () => {
    endpoint.answer(fails(429, { 'retry-after': '3600' }), writes(title));
    const answer = await ask(open());
    expect(answer).toMatchObject({ kind: 'failed', reason: 'refused', httpStatus: 429, calls: 1 });
    expect(answer.durationMs).toBeLessThan(outcomeTimeoutMs);
  });

  it('that responds with 500 is retried up to the limit', async () => {
    endpoint.answer(fails(500));
    expect(await ask(open({ callsMax: 2 }))).toMatchObject({
      kind: 'failed',
      reason: 'refused',
      httpStatus: 500,
      calls: 2,
    });
    expect(endpoint.asked).toHaveLength(2);
  });

  it.each([401, 403, 404])('that responds with %i is not retried', async (status) => {
    endpoint.answer(fails(status));
    expect(await ask(open())).toMatchObject({
      kind: 'failed',
      reason: 'refused',
      httpStatus: status,
      calls: 1,
    });
  });

  it('that writes broken JSON is retried, and its tokens are counted', async () => {
    endpoint.answer(completes('{"title": "How a wind'), completes('no JSON at all'), writes(title));
    expect(await ask(open())).toMatchObject({ kind: 'answered', calls: 3, outputTokens: 900 });
    endpoint.answer(completes('{"title": '));
    expect(await ask(open({ callsMax: 2 }))).toMatchObject({
      kind: 'failed',
      reason: 'unreadable',
      calls: 2,
    });
  });

  it.each([
    ['no JSON', (text: string) => text.slice(0, 40)],
    ['another document', () => '<html>proxy</html>'],
    ['no choices', () => '{"choices": []}'],
    [
      'a choice without words',
      () => '{"choices": [{"message": {"content": null}, "finish_reason": "stop"}]}',
    ],
  ])('whose response is %s gives nothing', async (_, change) => {
    endpoint.answer((response) => response.end(change(JSON.stringify(completion('{}')))));
    expect(await ask(open({ callsMax: 1 }))).toMatchObject({ kind: 'failed', calls: 1 });
  });

  it('that stops at the token limit fails as truncated, without a retry', async () => {
    endpoint.answer(completes('{"title": "How a windlass is oi', 'length'));
    expect(await ask(open())).toMatchObject({
      kind: 'failed',
      reason: 'truncated',
      calls: 1,
      inputTokens: 1_200,
    });
  });

  it('that is silent or trickles times out at the deadline', async () => {
    const trickles = (response: Parameters<typeof isSilent>[0]): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    };
    for (const answer of [isSilent, trickles]) {
      endpoint.answer(answer);
      const given = await ask(open(), 400);
      expect(given).toMatchObject({ kind: 'failed', reason: 'timeout' });
      expect(given.durationMs).toBeLessThan(outcomeTimeoutMs);
    }
  });

  it('whose body never ends is cut off', async () => {
    let isClosed = false;
    endpoint.answer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.on('close', () => (isClosed = true));
      const more = (): void => {
        while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
      };
      response.on('drain', more);
      more();
    });
    expect(await ask(open())).toMatchObject({ kind: 'failed', reason: 'unreadable', calls: 1 });
    await expect.poll(() => isClosed).toBe(true);
  });

  it('that compresses an endless response into few bytes is cut off', async () => {
    const { gzipSync } = await import('node:zlib');
    const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    endpoint.answer((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed));
    expect(await ask(open())).toMatchObject({ kind: 'failed', reason: 'unreadable', calls: 1 });
  });

  it('that writes words instead of JSON is asked in another format, for this question alone', async () => {
    const model = open();
    endpoint.answer(completes('How a windlass is oiled'), writes(title));
    expect(await ask(model)).toMatchObject({ kind: 'answered', calls: 2 });
    expect(endpoint.asked.map(({ body }) => body.response_format.type)).toEqual([
      'json_schema',
      'json_object',
    ]);
    endpoint.answer(writes(title));
    expect(await ask(model)).toMatchObject({ kind: 'answered', calls: 1 });
    expect(endpoint.asked[0]?.body.response_format.type).toBe('json_schema');
  });

  it('that refuses both formats of JSON is asked for text', async () => {
    const model = open();
    endpoint.answer(fails(400), fails(400), writes(title));
    expect(await ask(model)).toMatchObject({ kind: 'answered', calls: 3 });
    expect(endpoint.asked[2]?.body.response_format).toBeUndefined();
    endpoint.answer(writes(title));
    expect(await ask(model)).toMatchObject({ kind: 'answered', calls: 1 });
  });

  it('that redirects gets no request to another host', async () => {
    let visits = 0;
    const elsewhere: Server = createServer((_, response) => {
      visits += 1;
      response.end(JSON.stringify(completion(JSON.stringify(title))));
    });
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    const { port } = elsewhere.address() as AddressInfo;
    for (const status of [301, 302, 307, 308]) {
      endpoint.answer(fails(status, { location: `http://127.0.0.1:${String(port)}/v1/chat/completions` }));
      expect(await ask(open())).toMatchObject({
        kind: 'failed',
        reason: 'refused',
        httpStatus: status,
        calls: 1,
      });
    }
    await new Promise((done) => elsewhere.close(done));
    expect(visits).toBe(0);
  });

  it('that cannot be reached fails as unreachable', async () => {
    const model = open({ baseUrl: 'http://127.0.0.1:1/v1', callsMax: 2 });
    expect(await ask(model)).toMatchObject({
      kind: 'failed',
      reason: 'unreachable',
      httpStatus: null,
      calls: 2,
    });
  });

  it('that breaks off in the middle fails as unreachable', async () => {
    endpoint.answer((response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write('{"choices"');
      response.destroy();
    });
    expect(await ask(open({ callsMax: 1 }))).toMatchObject({ kind: 'failed', reason: 'unreachable' });
  });
});

it('rejects when the signal aborts', async () => {
  const controller = new AbortController();
  endpoint.answer(() => controller.abort(new Error('deleted')));
  await expect(ask(open(), 10_000, controller.signal)).rejects.toThrow('deleted');
});

it.each([
  ['https://api.example.com/v1', 'example/m'],
  ['https://example.co.uk/v1', 'example/m'],
  ['https://models.inner.example.org/v1', 'example/m'],
  ['http://127.0.0.1:11434/v1', 'local/m'],
  ['http://[::1]:8000/v1', 'local/m'],
  ['http://gpu7:8000/v1', 'local/m'],
])('the blocks of %s are those of %s', (baseUrl, generator) => {
  expect(open({ baseUrl, model: 'm' }).generator).toBe(generator);
});
