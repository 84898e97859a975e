import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  completes,
  completion,
  startModelEndpoint,
  type CompletionAnswer,
  type ModelEndpoint,
} from '../../../test/support/model-endpoint.ts';
import { outcomeTimeoutMs } from '../../../test/support/time-limits.ts';
import type { ModelAnswer } from './language-model.ts';
import { openLanguageModel } from './open-language-model.ts';

let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.close());

/** With the largest limit of the answer's bytes. */
async function ask(): Promise<ModelAnswer> {
  const model = openLanguageModel({
    baseUrl: endpoint.baseUrl,
    apiKey: undefined,
    model: 'scribe-1',
    outputTokensMax: 100_000,
    callsMax: 3,
    now: () => new Date(),
  });
  const question = { system: 'You write titles.', prompt: 'Write a title.', schema: { type: 'object' } };
  const { signal } = new AbortController();
  const answer = await model.ask(question, { accountId: 'acc_1', deadlineMs: outcomeTimeoutMs, signal });
  await model.close();
  return answer;
}

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const responds =
  (text: string): CompletionAnswer =>
  (response) =>
    void response.setHeader('content-type', 'application/json').end(text);
const responseWith = (member: string): string =>
  JSON.stringify(completion('{}')).replace('"content":"{}"', member);

it.each([
  ['an answer nested 500,000 deep', completes(deep(500_000))],
  ['an answer that opens 900,000 arrays', completes('['.repeat(900_000))],
  ['an answer nested 30,000 deep', completes(`{"title": ${deep(30_000)}}`)],
  ['a response nested 400,000 deep', responds(`{"choices": ${deep(400_000)}}`)],
  ['a message nested 400,000 deep', responds(responseWith(`"content":${deep(400_000)}`))],
  ['a tool call nested 400,000 deep', responds(responseWith(`"content":"{}","tool_calls":${deep(400_000)}`))],
  ['an answer of 50 MB', completes(`{"title": "${'a'.repeat(50_000_000)}"}`)],
])(
  'an endpoint that writes %s is refused before anything parses it, and not asked again',
  async (_, answer) => {
    endpoint.answer(answer);
    expect(await ask()).toMatchObject({
      kind: 'failed',
      reason: 'unreadable',
      calls: 1,
    });
  },
);
