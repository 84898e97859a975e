import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  chatQuestion,
  questionHash,
  readRecording,
  writeQuestion,
  writeRecording,
} from '../../lab/eval/model/recordings.mjs';
import { buildReadingQuestion } from '../../src/core/improve/build-reading-question.ts';
import type { LanguageModel, ModelAnswer } from '../../src/service/llm/language-model.ts';
import { openLanguageModel } from '../../src/service/llm/open-language-model.ts';
import { completion } from '../support/model-endpoint.ts';
import { startRecordedModel, type RecordedModel } from '../support/recorded-model.ts';
import { makeTempDirectory, type TempDirectory } from '../support/temp-directory.ts';
import { outcomeTimeoutMs } from '../support/time-limits.ts';

const html = `<html lang="en"><head><title>Oak</title></head><body><main><h1>Oak</h1><p>Oak is a hardwood that
is dried in the air for two years before a cooper bends it.</p></main></body></html>`;
const page = {
  url: 'https://a.example/oak',
  queries: ['how long is oak dried'],
  charsMax: 20_000,
  asOf: '2026-11-21',
  isJudging: true,
};
const question = buildReadingQuestion(html, { ...page, reader: 'acme/reader-1' })!.question;
const hash = questionHash(chatQuestion(question));
const answer = JSON.stringify({ subject: { name: 'Oak', type: 'product' } });

let recordings: TempDirectory;
let unanswered: TempDirectory;
let recorded: RecordedModel;
const opened: LanguageModel[] = [];

beforeEach(async () => {
  [recordings, unanswered] = [makeTempDirectory(), makeTempDirectory()];
  recorded = await startRecordedModel({ recordings: recordings.path, unanswered: unanswered.path });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((model) => model.close()));
  await recorded.close();
  recordings.remove();
  unanswered.remove();
});

function ask(name = 'reader-1', asked = question): Promise<ModelAnswer> {
  const model = openLanguageModel({
    baseUrl: recorded.baseUrl,
    apiKey: undefined,
    model: name,
    outputTokensMax: 900,
    callsMax: 3,
    now: () => new Date(),
  });
  opened.push(model);
  return model.ask(asked, {
    accountId: 'acc_test',
    deadlineMs: outcomeTimeoutMs,
    signal: new AbortController().signal,
  });
}

const post = (body: string, path = '/chat/completions'): Promise<Response> =>
  fetch(`${recorded.baseUrl}${path}`, { method: 'POST', body });

describe('a recorded answer', () => {
  it('is given to the question as the service asks it, whatever the name of the model', async () => {
    writeRecording(recordings.path, hash, answer);
    for (const name of ['reader-1', 'another/model']) {
      expect(await ask(name)).toMatchObject({ kind: 'answered', text: answer, calls: 1, inputTokens: 0 });
    }
    expect(recorded.asked).toEqual([hash, hash]);
    expect(readdirSync(unanswered.path)).toEqual([]);
  });

  it('may be the whole completion of an endpoint, with the tokens that it counted', async () => {
    writeRecording(recordings.path, hash, JSON.stringify(completion(answer)));
    expect(await ask()).toMatchObject({ text: answer, inputTokens: 1_200, outputTokens: 300 });
    expect(readRecording(recordings.path, hash)).toEqual({
      text: answer,
      tokens: { input: 1_200, output: 300 },
    });
  });

  it.each(['no JSON at all', '', '{"choices": []}', 'null', '[1]'])(
    'is repeated as it is: %j',
    async (text) => {
      writeRecording(recordings.path, hash, text);
      const { messages, schema } = chatQuestion(question);
      const body = { messages, response_format: { type: 'json_schema', json_schema: { schema } } };
      const [first, second] = [
        await (await post(JSON.stringify(body))).text(),
        await (await post(JSON.stringify(body))).text(),
      ];
      expect(first).toBe(second);
      expect(JSON.parse(first) as ReturnType<typeof completion>).toMatchObject({
        choices: [{ message: { content: text } }],
      });
    },
  );

  it('belongs to one question: other words, roles or schema are another', () => {
    const { messages, schema } = chatQuestion(question);
    const [system, user] = messages;
    const others = [
      { messages: [system!, { role: 'user', content: `${user!.content} ` }], schema },
      { messages: [{ role: 'user', content: system!.content }, user!], schema },
      { messages: [user!, system!], schema },
      { messages, schema: { ...question.schema, title: 'reading' } },
      { messages, schema: null },
    ];
    expect(new Set([hash, ...others.map(questionHash)]).size).toBe(others.length + 1);
    const turned = Object.fromEntries(Object.entries(question.schema).reverse());
    expect(
      questionHash({ messages: messages.map(({ role, content }) => ({ content, role })), schema: turned }),
    ).toBe(hash);
  });
});

describe('a question without an answer', () => {
  it('is refused once, and written down so that its answer can be put beside it', async () => {
    expect(await ask()).toMatchObject({ kind: 'failed', reason: 'refused', httpStatus: 404, calls: 1 });
    expect(readdirSync(unanswered.path).sort()).toEqual([`${hash}.question.json`, `${hash}.question.txt`]);
    const written: unknown = JSON.parse(readFileSync(join(unanswered.path, `${hash}.question.json`), 'utf8'));
    expect(written).toEqual(chatQuestion(question));
    const text = readFileSync(join(unanswered.path, `${hash}.question.txt`), 'utf8');
    for (const part of [question.system, question.prompt, `${hash}.answer.json`])
      expect(text).toContain(part);
    writeFileSync(join(recordings.path, `${hash}.answer.json`), answer);
    expect(await ask()).toMatchObject({ kind: 'answered', text: answer });
  });

  it('is the same file when it is asked again', () => {
    const files = () =>
      readdirSync(unanswered.path).map((name) => readFileSync(join(unanswered.path, name), 'utf8'));
    expect(writeQuestion(unanswered.path, chatQuestion(question))).toBe(hash);
    const before = files();
    writeQuestion(unanswered.path, chatQuestion(question));
    expect(files()).toEqual(before);
  });
});

it.each([
  ['no JSON', 'oak', '/chat/completions', 400],
  ['no messages', '{"model": "m"}', '/chat/completions', 400],
  ['another path', '{"messages": []}', '/embeddings', 404],
])('a request with %s is refused, and nothing is written', async (_, body, path, status) => {
  expect((await post(body, path)).status).toBe(status);
  expect(readdirSync(unanswered.path)).toEqual([]);
});
