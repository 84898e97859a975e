import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Work that clients of a service do while something happens to it. */
export interface WorkUnderFaults {
  /** Ids of what was accepted: one for each request, however often it was sent. */
  readonly accepted: readonly string[];
  /** Answers by status and code of the error, and whether a 503 does not say when to try again; `0` is no answer. */
  readonly answers: ReadonlyMap<string, number>;
  /** Resolves when so many more requests were accepted. */
  moreAccepted(count: number): Promise<void>;
  /** Resolves when so many more requests were refused or not answered. */
  moreRefused(count: number): Promise<void>;
  /** Ends when each request that was begun is accepted. */
  stop(): Promise<void>;
}

const html = `<!doctype html><html lang="en"><title>Heat pumps</title><h1>What is a heat pump?</h1>
<p>${'A heat pump moves heat from a cold place to a warm one, and needs electricity for it. '.repeat(8)}</p></html>`;

/** Between two requests of one client: the load stays small, and a refused one is not repeated at once. */
const pauseMs = 50;

/** Submits analyses of given and of fetched pages, injections and batches, and reads what was accepted, until stopped. */
export function startWork(service: { baseUrl: string; key: string }, pageUrl: string): WorkUnderFaults {
  const accepted: string[] = [];
  const answers = new Map<string, number>();
  let refused = 0;
  let isStopping = false;

  const send = async (path: string, init: RequestInit): Promise<{ id: string } | undefined> => {
    try {
      const response = await fetch(service.baseUrl + path, {
        ...init,
        headers: {
          authorization: `Bearer ${service.key}`,
          'content-type': 'application/json',
          connection: 'close',
          ...init.headers,
        },
      });
      const body = (await response.json()) as { id: string; error?: { code: string } | null };
      const code = response.ok ? '' : ` ${body.error?.code ?? ''}`;
      const isMute = response.status === 503 && !(Number(response.headers.get('retry-after')) > 0);
      count(`${String(response.status)}${code}${isMute ? ' without Retry-After' : ''}`);
      return response.ok ? body : undefined;
    } catch {
      count('0');
      return undefined;
    }
  };
  const count = (answer: string): void => {
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (!answer.startsWith('2')) refused += 1;
  };
  /** One key for all tries: what the service accepted without being able to say so is not accepted again. */
  const submit = async (path: string, body: object): Promise<void> => {
    const init = {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID(), prefer: 'wait=2' },
      body: JSON.stringify(body),
    };
    for (;;) {
      const answer = await send(path, init);
      await pause(pauseMs);
      if (answer === undefined) continue;
      accepted.push(answer.id);
      return;
    }
  };
  const client = async (work: () => Promise<unknown>): Promise<void> => {
    while (!isStopping) await work();
  };
  const clients = [
    client(() => submit('/v1/analysis', { url: 'https://example.com/', html })),
    client(() => submit('/v1/analysis', { url: pageUrl })),
    client(() => submit('/v1/injection', { url: 'https://example.com/', html })),
    client(() => submit('/v1/analysis/batch', { urls: [pageUrl, `${pageUrl}2`] })),
    client(async () => {
      const id = accepted.filter((one) => one.startsWith('an_')).at(-1);
      if (id !== undefined) await send(`/v1/analysis/${id}`, {});
      await pause(pauseMs);
    }),
  ];
  const until = async (isReached: () => boolean): Promise<void> => {
    while (!isReached()) await pause(10);
  };
  return {
    accepted,
    answers,
    moreAccepted(more) {
      const wanted = accepted.length + more;
      return until(() => accepted.length >= wanted);
    },
    moreRefused(more) {
      const wanted = refused + more;
      return until(() => refused >= wanted);
    },
    async stop() {
      isStopping = true;
      await Promise.all(clients);
    },
  };
}
