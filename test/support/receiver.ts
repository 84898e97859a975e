import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that a receiver got, as it came. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly atMs: number;
}

/** How a receiver answers a request to one path; it may also not answer at all. */
export type Answer = (response: ServerResponse, received: Received) => void;

export interface Receiver {
  url(path: string): string;
  /** Answers requests to a path so from now on; without it they get 200 and `ok`. */
  answer(path: string, answer: Answer): void;
  /** What came to a path, in order. */
  at(path: string): readonly Received[];
  close(): Promise<void>;
}

/** Starts a webhook receiver on 127.0.0.1. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const one = {
        path,
        headers: plain(request.headers),
        body: Buffer.concat(chunks),
        atMs: performance.now(),
      };
      received.push(one);
      const answer = answers.get(path) ?? ((reply) => reply.end('ok'));
      answer(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${String(port)}${path}`,
    answer: (path, answer) => void answers.set(path, answer),
    at: (path) => received.filter((one) => one.path === path),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
