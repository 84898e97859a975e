import pg from 'pg';
import type { Logger } from 'pino';
import type { NotificationHandler } from './database.ts';

/** Hears NOTIFY over a connection of its own, and makes that connection again whenever it is lost. */
export interface PostgresListener {
  /** Resolves when the channel is heard, or will be once the database is back. Rejects when there was never a connection. */
  listen(channel: string, handler: NotificationHandler): Promise<void>;
  close(): Promise<void>;
}

export interface ListenerTimes {
  /** A connection that only waits does not notice that nobody is left at its other end: it is asked this often. */
  readonly checkIntervalMs: number;
  /** First and longest wait before connecting again. */
  readonly retryMsMin: number;
  readonly retryMsMax: number;
}

export const defaultListenerTimes: ListenerTimes = {
  checkIntervalMs: 5_000,
  retryMsMin: 100,
  retryMsMax: 5_000,
};

/** A goodbye on a connection that is stalled is never answered. */
const goodbyeMsMax = 1_000;

/** `connection` must have a limit for connecting and for answers. Nothing connects before the first `listen`. */
export function createPostgresListener(
  connection: pg.ClientConfig,
  log: Logger,
  times: ListenerTimes,
): PostgresListener {
  const handlers = new Map<string, NotificationHandler[]>();
  let first: Promise<void> | undefined;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const candidate = new pg.Client(connection);
    candidate.on('error', (error) => lose(candidate, error));
    candidate.on('end', () => lose(candidate, new Error('The connection ended.')));
    candidate.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    try {
      await candidate.connect();
      // Channels that are added meanwhile come last, and so are not missed.
      for (const channel of handlers.keys()) await candidate.query(listenTo(channel));
    } catch (error) {
      leave(candidate);
      throw error;
    }
    client = candidate;
    if (isClosed) await goodbye(candidate);
    else checkLater(candidate);
  };

  /** Closes a connection that is given up, without waiting for it. */
  const leave = (given: pg.Client): void => {
    goodbye(given).catch((error: unknown) => log.debug({ err: error }, 'a lost connection did not close'));
  };

  const lose = (lost: pg.Client, error: unknown): void => {
    if (lost !== client) return;
    client = undefined;
    clearTimeout(timer);
    leave(lost);
    if (isClosed) return;
    log.warn({ err: error }, 'the connection that hears notifications was lost');
    connectLater(times.retryMsMin);
  };

  const connectLater = (waitMs: number): void => {
    // Spread, so that all processes do not come at once to a database that has just started.
    timer = setTimeout(
      () => {
        connectAgain(waitMs).catch((error: unknown) =>
          log.error({ err: error }, 'a handler of notifications threw an error'),
        );
      },
      waitMs * (0.5 + Math.random()),
    );
  };

  const connectAgain = async (waitedMs: number): Promise<void> => {
    try {
      await connect();
    } catch (error) {
      log.debug({ err: error }, 'notifications cannot be heard yet');
      if (!isClosed) connectLater(Math.min(2 * waitedMs, times.retryMsMax));
      return;
    }
    log.info('notifications are heard again');
    // Whatever was told in between is lost.
    for (const handler of [...handlers.values()].flat()) handler(null);
  };

  const checkLater = (current: pg.Client): void => {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => {
          if (current === client) checkLater(current);
        },
        (error: unknown) => lose(current, error),
      );
    }, times.checkIntervalMs);
    timer.unref();
  };

  return {
    async listen(channel, handler) {
      const known = handlers.get(channel);
      if (known !== undefined) {
        known.push(handler);
        return;
      }
      handlers.set(channel, [handler]);
      if (first === undefined) {
        first = connect();
        await first;
        return;
      }
      await first;
      const current = client;
      // Without a connection there is nothing to do: the next one listens to every channel.
      if (current !== undefined) {
        await current.query(listenTo(channel)).catch((error: unknown) => lose(current, error));
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const current = client;
      client = undefined;
      if (current !== undefined) await goodbye(current);
    },
  };
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}

async function goodbye(client: pg.Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((done) => {
    timer = setTimeout(done, goodbyeMsMax);
  });
  await Promise.race([client.end().catch(() => undefined), limit]);
  clearTimeout(timer);
}
