import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One question as it came to the endpoint. */
export interface AskedCompletion {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Whatever was sent: tests look at it field by field. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly bodyChars: number;
}

/** How the endpoint answers one question; it may also not answer at all. */
export type CompletionAnswer = (response: ServerResponse, asked: AskedCompletion) => void;

/** A language model's endpoint on loopback that speaks the chat-completions protocol. */
export interface ModelEndpoint {
  readonly baseUrl: string;
  /** In order. */
  readonly asked: readonly AskedCompletion[];
  /** Answers the questions from now on with these, the last one again and again; forgets what was asked. */
  answer(...answers: readonly CompletionAnswer[]): void;
  close(): Promise<void>;
}

export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const asked: AskedCompletion[] = [];
  let answers: readonly CompletionAnswer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const one = {
        path: `${String(request.method)} ${String(request.url)}`,
        headers: request.headers,
        body: text === '' ? null : (JSON.parse(text) as unknown),
        bodyChars: text.length,
      };
      asked.push(one);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (answer === undefined) response.writeHead(404).end();
      else answer(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${String(port)}/v1`,
    asked,
    answer(...next) {
      asked.length = 0;
      answers = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A completion with this text, as endpoints write it. */
export function completion(text: string, finishReason = 'stop'): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: 'scribe-1',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1_200, completion_tokens: 300, total_tokens: 1_500 },
  };
}

export const completes =
  (text: string, finishReason?: string): CompletionAnswer =>
  (response) =>
    void response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(completion(text, finishReason)));

/** Answers with this object as the model's JSON. */
export const writes = (answer: object): CompletionAnswer => completes(JSON.stringify(answer));

export const fails =
  (status: number, headers: Readonly<Record<string, string>> = {}, message = 'no'): CompletionAnswer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message, type: 'error' } }));

export const isSilent: CompletionAnswer = () => undefined;
