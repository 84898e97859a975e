import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import {
  completes,
  completion,
  fails,
  startModelEndpoint,
  writes,
  type CompletionAnswer,
  type ModelEndpoint,
} from '../../support/model-endpoint.ts';
import { startService, type TestService } from '../../support/start-service.ts';

const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main><article><h1>How a windlass is oiled and kept dry</h1>
<p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year, in spring and
in autumn, with 40 ml of thin oil, so that salt water does not reach its gears.</p>
<h2>Oil</h2><p>Use thin mineral oil of grade 32. Fill the cup to the line and turn the handle twelve times.</p>
</article></main></body></html>`;
const wanted = {
  html,
  queries: ['how is a windlass oiled'],
  content_types: ['title', 'meta_description', 'faq', 'headings', 'supporting_paragraphs'],
};
const secret = 'a-secret-of-the-endpoint';

let service: TestService;
let call: ServiceCall;
let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  const config = {
    llmBaseUrl: endpoint.baseUrl,
    llmModel: 'scribe-1',
    llmUses: ['blocks'] as const,
    llmTimeoutMs: 3_000,
    llmOutputTokensMax: 100_000,
    llmCallsMax: 1,
  };
  service = await startService({ config });
  call = await callService(service);
});
afterAll(async () => {
  await service.stop();
  await endpoint.close();
});

const deep = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth);
const repeated = (text: string, count: number): string => Array.from({ length: count }, () => text).join(',');
const json = (text: string | Buffer, headers: Readonly<Record<string, string>> = {}): CompletionAnswer => {
  return (response) =>
    void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text);
};
const withUsage = (usage: object): CompletionAnswer =>
  json(JSON.stringify({ ...completion('{"title": 1}'), usage }));
const quoted = 'A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle.';

const zeros = Buffer.alloc(64 * 1024 * 1024, ' ');

const answers: Readonly<Record<string, CompletionAnswer>> = {
  'nested 500,000 deep': completes(deep(500_000)),
  'nested 500,000 deep in an object': completes(`{"title": ${deep(400_000)}}`),
  'of objects nested 100,000 deep': completes(deep(100_000, '{"title":', '}').replace(':}', ':1}')),
  'nested 30,000 deep, too deep to be copied': completes(`{"title": ${deep(30_000)}}`),
  'with a response nested 400,000 deep': json(`{"choices": ${deep(400_000)}}`),
  'with an unknown member nested deep': json(
    JSON.stringify(completion('{}')).replace('{', `{"extra": ${deep(200_000)},`),
  ),
  'nested 900,000 deep without an end': completes('['.repeat(900_000)),
  'with a refusal nested 400,000 deep': (response) =>
    void response.writeHead(400, { 'content-type': 'application/json' }).end(`{"error": ${deep(400_000)}}`),
  'of 10 MB': completes(' '.repeat(10_000_000)),
  'of 50 MB in one sentence': completes(`{"title": "${'a'.repeat(50_000_000)}"}`),
  'of 50 MB of blocks': json(`{"choices": [${'{"message": {}},'.repeat(3_200_000)}{}]}`),
  'of 900 kB that is JSON': completes(JSON.stringify({ title: 'a'.repeat(900_000) })),
  'with 100,000 blocks': completes(`{"faq": [${repeated('{"q":1}', 100_000)}]}`),
  'with blocks of other types': writes({
    title: { toString: 1 },
    meta_description: [1],
    faq: 'none',
    headings: [null, 1, [], { place: {}, text: {} }],
    supporting_paragraphs: { length: 1e9 },
  }),
  'with huge numbers': completes(
    '{"headings": [{"place": 1e999, "text": "Oil"}, {"place": -1e308, "text": "Oil"}]}',
  ),
  'with NUL characters': writes({ title: 'How a windlass\0 is oiled and kept dry', faq: '\0' }),
  'with half of a character': writes({
    title: 'How a windlass is oiled and kept dry \ud800',
    meta_description: `${quoted} \udc00 It is oiled twice a year, in spring and in autumn.`,
  }),
  'that sets a prototype': completes(
    `{"__proto__": {"title": "polluted"}, "constructor": {"prototype": {"faq": 1}}, "list": [${repeated('0', 100_000)}]}`,
  ),
  'with duplicate members': completes(
    '{"title": "a", "title": [], "title": {"__proto__": null}, "faq": 1, "faq": []}',
  ),
  'that is a page of an error': completes(`<html><body>500 ${secret} at /srv/model.py:12</body></html>`),
  'with an error page as response': (response) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end(`<html>${secret}</html>`),
  'with a stack trace as error': fails(500, {}, `${secret} at handler (/srv/model.py:12)`),
  'with a redirect': fails(302, { location: 'http://127.0.0.1:1/' }),
  'of another media type': (response) =>
    void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([0x89, 0x50])),
  'of broken UTF-8': json(Buffer.from(JSON.stringify(completion('{"title": "é"}')), 'latin1')),
  'that is compressed 1,000 times': json(gzipSync(zeros), {
    'content-encoding': 'gzip',
  }),
  'that is compressed 1,000 times by Brotli': json(brotliCompressSync(zeros), { 'content-encoding': 'br' }),
  'that is compressed 1,000 times by deflate': json(deflateSync(zeros), { 'content-encoding': 'deflate' }),
  'that is compressed twice': json(gzipSync(gzipSync(zeros)), { 'content-encoding': 'gzip, gzip' }),
  'in an unknown encoding': json(gzipSync(zeros), { 'content-encoding': 'compress' }),
  'that is empty': json(''),
  'without an end': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
    };
    response.on('drain', more);
    more();
  },
  'that trickles': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  'with a negative count of tokens': withUsage({
    prompt_tokens: -5,
    completion_tokens: -1,
    total_tokens: -6,
  }),
  'with an immense count of tokens': withUsage({
    prompt_tokens: 1e308,
    completion_tokens: 1e308,
    total_tokens: 1e308,
  }),
  'with a fraction of a token': withUsage({ prompt_tokens: 0.5, completion_tokens: 0.1, total_tokens: 1 }),
  'that calls a tool': json(
    JSON.stringify({
      ...completion(''),
      choices: [
        {
          index: 0,
          finish_reason: 'tool_calls',
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [
              { id: 'c', type: 'function', function: { name: 'shell', arguments: '{"run":"id"}' } },
            ],
          },
        },
      ],
    }),
  ),
  'of many sentences of the page': writes({
    title: quoted,
    meta_description: `${quoted} `.repeat(20),
    faq: Array.from({ length: 20 }, () => ({
      question: `${'What is a windlass? '.repeat(90)}`,
      answer: `${quoted} `.repeat(23),
    })),
    supporting_paragraphs: Array.from({ length: 20 }, (_, index) => ({
      section: index,
      text: `${quoted} `.repeat(23),
      entity: 'windlass',
    })),
  }),
};

interface Injection {
  readonly status: string;
  readonly content_blocks: readonly { readonly type: string; readonly generator: string }[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

const submit = async (): Promise<{ readonly injection: Injection; readonly text: string }> => {
  const { json: answer } = await call('POST', '/v1/injection', wanted, { prefer: 'wait=30' });
  return { injection: answer as Injection, text: JSON.stringify(answer) };
};

describe('an answer of a language model', () => {
  it.each(Object.entries(answers))('never fails an injection: one %s', async (_, answer) => {
    endpoint.answer(answer);
    const { injection, text } = await submit();
    expect(injection).toMatchObject({ status: 'completed', error: null });
    expect(injection.content_blocks).toContainEqual(
      expect.objectContaining({ type: 'title', generator: 'extractive' }),
    );
    expect(injection.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^model_(unavailable|words_refused)$/)]),
    );
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\/srv\/|polluted|RangeError|SyntaxError|call stack/);
    expect(text).not.toMatch(/\p{Cs}|\\ud[89a-f]/u);
    expect(endpoint.asked).toHaveLength(1);
  });

  it('never breaks the figures of the metrics', async () => {
    const text = await (await fetch(`${service.baseUrl}/metrics`)).text();
    const tokens = text.split('\n').filter((line) => line.startsWith('citeworthy_model_tokens_total{'));
    expect(tokens.length).toBeGreaterThan(0);
    for (const line of tokens) {
      const figure = Number(line.split(' ').at(-1));
      expect(figure).toBeGreaterThanOrEqual(0);
      expect(figure).toBeLessThan(1e9);
    }
  });
});
