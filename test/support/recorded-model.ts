import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  questionHash,
  readRecording,
  writeQuestion,
  type RecordedQuestion,
  type Recording,
} from '../../lab/eval/model/recordings.mjs';

export interface RecordedModelOptions {
  /** The folder with `<hash>.answer.json`. */
  readonly recordings: string;
  /** Where questions without an answer are written; may be the same folder. */
  readonly unanswered: string;
}

/** A language model that only says what was recorded: the same question gives the same response, to the byte. */
export interface RecordedModel {
  readonly baseUrl: string;
  /** Hashes of the questions, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts an OpenAI-compatible endpoint on loopback. A question without a recorded answer is written down and gets 404,
 * which clients do not retry. The server does not keep its process alive.
 */
export async function startRecordedModel({
  recordings,
  unanswered,
}: RecordedModelOptions): Promise<RecordedModel> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        respond(response, 404, { error: { message: 'There are only chat completions.', type: 'not_found' } });
        return;
      }
      const completion = completionIn(Buffer.concat(chunks).toString('utf8'));
      if (completion === null) {
        respond(response, 400, { error: { message: 'This is no question.', type: 'invalid_request' } });
        return;
      }
      const { model, question } = completion;
      const hash = questionHash(question);
      asked.push(hash);
      const recording = readRecording(recordings, hash);
      if (recording === null) {
        writeQuestion(unanswered, question);
        const message = `No answer to ${hash} is recorded.`;
        respond(response, 404, { error: { message, type: 'not_recorded' } });
        return;
      }
      respond(response, 200, completionOf(hash, model, recording));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${String(port)}/v1`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface AskedCompletion {
  readonly model: string;
  readonly question: RecordedQuestion;
}

/** Null for a body that is no chat completion. */
function completionIn(body: string): AskedCompletion | null {
  let asked: unknown;
  try {
    asked = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isRecord(asked) || !Array.isArray(asked['messages'])) return null;
  const messages = asked['messages'].filter(isRecord).map(({ role, content }) => ({
    role: String(role),
    content: textOf(content),
  }));
  const { model, response_format: format } = asked;
  const schema = isRecord(format) && isRecord(format['json_schema']) ? format['json_schema']['schema'] : null;
  return { model: typeof model === 'string' ? model : '', question: { messages, schema: schema ?? null } };
}

/** Clients send a text, or a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => (isRecord(part) && typeof part['text'] === 'string' ? part['text'] : ''))
    .join('');
}

function completionOf(hash: string, model: string, { text, tokens }: Recording): object {
  return {
    id: `chatcmpl-${hash}`,
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    ...(tokens === null
      ? {}
      : {
          usage: {
            prompt_tokens: tokens.input,
            completion_tokens: tokens.output,
            total_tokens: tokens.input + tokens.output,
          },
        }),
  };
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
