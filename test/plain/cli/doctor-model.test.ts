import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  completes,
  completion,
  fails,
  isSilent,
  startModelEndpoint,
  type AskedCompletion,
  type CompletionAnswer,
  type ModelEndpoint,
} from '../../support/model-endpoint.ts';
import { findingOf, runDoctor } from '../../support/run-doctor.ts';

let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.close());

describe('citeworthy doctor asks a language model, and one', () => {
  const key = 'sk-of-the-model-endpoint';
  const settings = () => ({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'scribe-1', LLM_API_KEY: key });
  const ask = async (answer: CompletionAnswer, more: Readonly<Record<string, string>> = {}) => {
    endpoint.answer(answer);
    const run = await runDoctor({ ...settings(), ...more });
    const finding = findingOf(run, 'language model');
    if (finding === undefined) throw new Error('no finding');
    return { ...run, ...finding };
  };
  const byFormat =
    (answers: Readonly<Record<string, CompletionAnswer>>): CompletionAnswer =>
    (response, asked: AskedCompletion) =>
      (answers[String(asked.body.response_format?.type ?? 'text')] ?? fails(400))(response, asked);
  const planet = completes('{"planet": "Mercury"}');

  it('that follows a JSON Schema works: one question', async () => {
    const found = await ask(completes('{"planet_code": "mer"}'));
    expect(found).toMatchObject({
      exitCode: 0,
      verdict: 'ok',
      next: null,
      details: { formats: { json_schema: 'followed' }, input_tokens: 1_200, output_tokens: 300 },
    });
    expect(found.message).toMatch(
      /answered in \d+ ms: json_schema works; reports tokens \(1200 in, 300 out\)/,
    );
    expect(endpoint.asked).toHaveLength(1);
  });

  it.each([
    ['ignores the schema', byFormat({ json_schema: planet }), { json_schema: 'ignored' }],
    [
      'knows json_object only',
      byFormat({ json_object: planet }),
      { json_schema: 'refused', json_object: 'followed' },
    ],
    [
      'writes words unless asked for json_object',
      byFormat({ json_schema: completes('Mercury!'), json_object: planet }),
      { json_schema: 'no_json', json_object: 'followed' },
    ],
    [
      'knows no format',
      byFormat({ text: planet }),
      { json_schema: 'refused', json_object: 'refused', text: 'followed' },
    ],
  ])('that %s works, with a warning', async (_, answer, formats) => {
    expect(await ask(answer)).toMatchObject({ exitCode: 0, verdict: 'warning', details: { formats } });
  });

  it('that wants the newer name of the token limit works', async () => {
    const found = await ask((response, asked) =>
      (asked.body.max_tokens === undefined
        ? completes('{"planet_code": "mer"}')
        : fails(400, {}, "Use 'max_completion_tokens' instead."))(response, asked),
    );
    expect(found).toMatchObject({
      verdict: 'ok',
      details: { formats: { json_schema: 'followed' }, tokens_field: 'max_completion_tokens' },
    });
  });

  it('that reports no tokens works, with a warning about the budget', async () => {
    const body = { ...completion('{"planet_code": "mer"}'), usage: undefined };
    const found = await ask(
      (response) => void response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    );
    expect(found).toMatchObject({ exitCode: 0, verdict: 'warning', details: { input_tokens: null } });
    expect(found.next).toContain('LLM_TOKENS_PER_DAY');
  });

  it.each([
    ['refuses the key', fails(401), /refused the question \(HTTP 401\)/, /Check LLM_API_KEY/],
    ['does not know the model', fails(404, {}, 'model not found'), /model not found/, /LLM_MODEL/],
    [
      'redirects',
      fails(308, { location: 'https://other.example/' }),
      /HTTP 308/,
      /redirects are not followed/,
    ],
    ['fails', fails(503), /HTTP 503/, /loading the model/],
    ['is over its quota', fails(429), /HTTP 429/, /quota/],
    ['does not answer', isSilent, /did not answer within 500 ms/, /LLM_TIMEOUT_MS/],
    ['spends its tokens on reasoning', completes('', 'length'), /token limit/, /LLM_OUTPUT_TOKENS_MAX/],
    ['writes words alone', completes('Mercury.'), /plain text gives no JSON/, /instruct/],
  ])('that %s fails, with what to do', async (_, answer, message, next) => {
    const found = await ask(answer, answer === isSilent ? { LLM_TIMEOUT_MS: '500' } : {});
    expect(found).toMatchObject({ exitCode: 1, verdict: 'failed' });
    expect(found.message).toMatch(message);
    expect(found.next).toMatch(next);
  });

  it.each([
    ['is read', (text: string) => text, 'ok', /was read to its beginning/],
    ['is cut off', (text: string) => text.slice(-8_000), 'failed', /lost its beginning.*without saying so/],
  ])('says whether a question of full length %s', async (_, seen, verdict, message) => {
    endpoint.answer(completes('{"planet_code": "mer"}'), (response, asked) => {
      const prompt = seen(String(asked.body.messages[1].content));
      const code = /The code word is (\S+)\./.exec(prompt)?.[1] ?? 'none';
      completes(JSON.stringify({ code }))(response, asked);
    });
    const run = await runDoctor(settings(), '--long');
    expect(findingOf(run, 'long question')).toMatchObject({
      verdict,
      message: expect.stringMatching(message),
    });
    expect(endpoint.asked[1]?.bodyChars).toBeGreaterThan(32_000);
  });

  it('cannot put its key, escape sequences or a long page into the terminal', async () => {
    const found = await ask(fails(400, {}, `\u001b[31m${key} ${'x'.repeat(50_000)}`));
    expect(found.stdout).not.toContain(key);
    expect(found.message).not.toContain('\u001b');
    expect(found.message.length).toBeLessThan(1_000);
  });
});
