import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { destination, pino } from 'pino';
import type { Config } from '../config.ts';
import { visibleText } from './report/visible-text.ts';

/** Header and field names whose values must not reach a log, wherever they turn up in a line's first two levels. */
const secrets = ['authorization', 'Authorization', 'key', 'secret', 'secretKey', 'cookie'];

/** The server's log: JSON lines, or short lines for a person when standard output is a terminal. */
export function createLog(
  level: Config['logLevel'],
  stdout: Writable & { readonly isTTY?: boolean },
): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]),
      censor: '[redacted]',
    },
  };
  if (stdout.isTTY === true)
    return pino(options, { write: (line) => void stdout.write(`${shortLine(line)}\n`) });
  // Synchronous, so that the line that says why a process ended is never lost.
  return pino(options, destination({ dest: 1, sync: true }));
}

/** `07:45:08.123 WARN  message name=value …`; a stack trace follows on lines of its own. */
export function shortLine(json: string): string {
  const entry: unknown = JSON.parse(json);
  if (typeof entry !== 'object' || entry === null) return visibleText(json);
  const { time, level, msg, err, ...fields } = entry as Record<string, unknown>;
  const head = [
    String(time).slice(11, 23),
    String(level).toUpperCase().padEnd(5),
    visibleText(String(msg ?? '')),
  ];
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${visibleText(fieldText(value))}`);
  return [[...head, ...rest].join(' '), ...errorLines(err)].join('\n');
}

function fieldText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function errorLines(err: unknown): string[] {
  if (typeof err !== 'object' || err === null || !('stack' in err)) return [];
  return String(err.stack)
    .split('\n')
    .map((line) => `    ${visibleText(line)}`);
}
