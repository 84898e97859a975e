import { pino } from 'pino';
import { expect, test } from 'vitest';
import { oneLineOutages, outageLineIntervalMs } from './outage-lines.ts';

const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: object;
  readonly unwritten?: number;
}

/** A log with a clock of the test's own. */
function logWithClock(level = 'info') {
  const lines: Line[] = [];
  const clock = { ms: Date.UTC(2026, 10, 22) };
  const options = { level, base: null, hooks: { logMethod: oneLineOutages(() => clock.ms) } };
  const log = pino(options, { write: (line) => void lines.push(JSON.parse(line) as Line) });
  return { log, lines, clock };
}

const outageLine = { level: 50, msg: 'the database is unavailable' };

test('an unavailable database is one line a minute, with the number of lines left out', () => {
  const { log, lines, clock } = logWithClock();
  const since = '2026-11-22T00:00:00.000Z';
  for (let second = 0; second < 150; second += 1) {
    log.warn({ err: lost }, 'cannot take webhook deliveries');
    log.child({ request_id: 'req_1' }).error({ err: lost }, 'request failed');
    clock.ms += 1_000;
  }
  const reason = {
    reason: lost.message,
    code: 'ECONNREFUSED',
    during: 'cannot take webhook deliveries',
    since,
  };
  expect(lines).toEqual([
    expect.objectContaining({ ...outageLine, ...reason, unwritten: 0 }),
    expect.objectContaining({ ...outageLine, ...reason, unwritten: 119 }),
    expect.objectContaining({ ...outageLine, ...reason, unwritten: 119 }),
  ]);
  for (const line of lines) expect(line).not.toHaveProperty('err');
});

test('an outage after a quiet minute is reported at once, without the count of the one before', () => {
  const { log, lines, clock } = logWithClock();
  log.warn({ err: lost }, 'first');
  log.warn({ err: lost }, 'held back');
  clock.ms += outageLineIntervalMs;
  log.warn({ err: lost }, 'second');
  expect(lines).toEqual([
    expect.objectContaining({ during: 'first', unwritten: 0, since: '2026-11-22T00:00:00.000Z' }),
    expect.objectContaining({ during: 'second', unwritten: 0, since: '2026-11-22T00:01:00.000Z' }),
  ]);
});

test('the cause of an error counts, and its first address where a name has several', () => {
  const { log, lines } = logWithClock();
  log.error({ err: new Error('not saved', { cause: new AggregateError([lost]) }) }, 'page views not saved');
  expect(lines).toEqual([expect.objectContaining({ ...outageLine, reason: 'not saved' })]);
  const several = logWithClock();
  several.log.error({ err: new AggregateError([lost]) }, 'page views not saved');
  expect(several.lines).toEqual([expect.objectContaining({ ...outageLine, reason: lost.message })]);
});

test('every other line, and the line before an exit, is written during an outage', () => {
  const { log, lines } = logWithClock();
  log.warn({ err: lost }, 'away');
  log.error({ err: new Error('a bug') }, 'a job failed');
  log.warn('no error at all');
  log.fatal({ err: lost }, 'uncaughtException');
  expect(lines.slice(1)).toEqual([
    expect.objectContaining({ msg: 'a job failed', err: expect.objectContaining({ message: 'a bug' }) }),
    expect.objectContaining({ msg: 'no error at all' }),
    expect.objectContaining({
      msg: 'uncaughtException',
      err: expect.objectContaining({ message: lost.message }),
    }),
  ]);
});

test('the level debug logs every error with its stack', () => {
  const { log, lines } = logWithClock('debug');
  log.warn({ err: lost }, 'one');
  log.warn({ err: lost }, 'two');
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'one', err: expect.objectContaining({ stack: expect.any(String) }) }),
    expect.objectContaining({ msg: 'two', err: expect.objectContaining({ stack: expect.any(String) }) }),
  ]);
});
