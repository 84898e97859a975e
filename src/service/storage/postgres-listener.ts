import pg from 'pg';
import type { Logger } from 'pino';
import type { NotificationHandler } from './database.ts';

/** Receives NOTIFY on a separate connection, and reconnects whenever it is lost. */
export interface PostgresListener {
  /** Resolves when it listens, or will listen after a reconnect. Rejects when the first connection fails. */
  listen(channel: string, handler: NotificationHandler): Promise<void>;
  close(): Promise<void>;
}

export interface ListenerTimes {
  /** Interval of test queries: an idle connection does not notice that its peer is gone. */
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

/** A stalled connection never confirms its end. */
const endTimeoutMs = 1_000;

/** `connection` must have connect and query timeouts. Connects at the first `listen`. */
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
  let lostAtMs = 0;

  const connect = async (): Promise<void> => {
    const candidate = new pg.Client(connection);
    candidate.on('error', (error) => lose(candidate, error));
    candidate.on('end', () => lose(candidate, new Error('Connection terminated: the server closed it')));
    candidate.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    try {
      await candidate.connect();
      // Covers channels added during the loop: a Map iterates over them, too.
      for (const channel of handlers.keys()) await candidate.query(listenTo(channel));
    } catch (error) {
      endInBackground(candidate);
      throw error;
    }
    client = candidate;
    if (isClosed) await end(candidate);
    else checkLater(candidate);
  };

  const endInBackground = (lost: pg.Client): void => {
    end(lost).catch((error: unknown) => log.debug({ err: error }, 'a lost connection did not close'));
  };

  const lose = (lost: pg.Client, error: unknown): void => {
    if (lost !== client) return;
    client = undefined;
    lostAtMs = performance.now();
    clearTimeout(timer);
    endInBackground(lost);
    if (isClosed) return;
    log.warn({ err: error }, 'the connection for notifications was lost');
    connectLater(times.retryMsMin);
  };

  const connectLater = (waitMs: number): void => {
    // Jitter, so that processes do not all reconnect at once to a database that has just started.
    timer = setTimeout(
      () => {
        connectAgain(waitMs).catch((error: unknown) =>
          log.error({ err: error }, 'a notification handler failed'),
        );
      },
      waitMs * (0.5 + Math.random()),
    );
  };

  const connectAgain = async (waitedMs: number): Promise<void> => {
    try {
      await connect();
    } catch (error) {
      log.debug({ err: error }, 'reconnecting for notifications failed');
      if (!isClosed) connectLater(Math.min(2 * waitedMs, times.retryMsMax));
      return;
    }
    const awayMs = Math.round(performance.now() - lostAtMs);
    log.info({ away_ms: awayMs }, 'the database is available again');
    // Notifications in between are lost.
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
      // Without a connection there is nothing to do: the next connection listens to every channel.
      if (current !== undefined) {
        await current.query(listenTo(channel)).catch((error: unknown) => lose(current, error));
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const current = client;
      client = undefined;
      if (current !== undefined) await end(current);
    },
  };
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}

async function end(client: pg.Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((done) => {
    timer = setTimeout(done, endTimeoutMs);
  });
  await Promise.race([client.end().catch(() => undefined), limit]);
  clearTimeout(timer);
}
