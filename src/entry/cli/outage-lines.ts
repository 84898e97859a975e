import type { Logger, LogFn } from 'pino';
import { isDatabaseUnavailable } from '../../service/storage/database-unavailable.ts';
import { reasonOf } from '../process/open-errors.ts';
import { codeOf } from './error-facts.ts';

/** Interval of the lines about a database that stays away. */
export const outageLineIntervalMs = 60_000;

/** Of pino. The line before an exit is never held back. */
const fatalLevel = 60;

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;

/**
 * Replaces the lines about an unavailable database by one a minute. Every part of the service fails without it and tries
 * again, several times a second: their stacks are all alike, and they would fill the disk and bury what else happens. The
 * level debug logs them all.
 */
export function oneLineOutages(nowMs: () => number = Date.now): LogMethod {
  let sinceMs = 0;
  let latestMs = Number.NEGATIVE_INFINITY;
  let writtenMs = Number.NEGATIVE_INFINITY;
  let unwritten = 0;

  return function logMethod(args, method, level) {
    const error = errorIn(args);
    if (level >= fatalLevel || this.isLevelEnabled('debug') || !isDatabaseUnavailable(error)) {
      method.apply(this, args);
      return;
    }
    const now = nowMs();
    // Every part tries again within seconds, so a silent minute is the end of an outage.
    if (now - latestMs >= outageLineIntervalMs) {
      sinceMs = now;
      unwritten = 0;
      writtenMs = Number.NEGATIVE_INFINITY;
    }
    latestMs = now;
    if (now - writtenMs < outageLineIntervalMs) {
      unwritten += 1;
      return;
    }
    writtenMs = now;
    const facts = {
      reason: reasonOf(error),
      code: codeOf(error),
      during: String(args[1] ?? ''),
      since: new Date(sinceMs).toISOString(),
      unwritten,
    };
    unwritten = 0;
    this.error(facts, 'the database is unavailable');
  };
}

function errorIn([first]: Parameters<LogFn>): unknown {
  if (first instanceof Error) return first;
  return typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
}
