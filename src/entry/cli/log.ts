import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { destination, pino, stdSerializers } from 'pino';
import type { Config } from '../../service/config/config.ts';
import { secretRemover } from './log-secrets.ts';
import { visibleText } from '../report/visible-text.ts';
import { oneLineOutages } from './outage-lines.ts';

/** Header and field names whose values are never logged, in the first two levels of a line. */
const secrets = ['authorization', 'Authorization', 'key', 'secret', 'secretKey', 'cookie'];

/** Database error fields that quote rows, and so caller data and page text. */
const rowFields = ['detail', 'where', 'internalQuery', 'parameters', 'dataType'];

/**
 * The server's log: JSON lines, or short lines when standard output is a terminal. Removes `secretValues` and
 * everything that looks like a key from every line.
 */
export function createLog(
  level: Config['logLevel'],
  stdout: Writable & { readonly isTTY?: boolean },
  secretValues: readonly (string | undefined)[] = [],
): Logger {
  const withoutSecrets = secretRemover(secretValues);
  const options = {
    level,
    hooks: { logMethod: oneLineOutages() },
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: loggedError },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]),
      censor: '[redacted]',
    },
  };
  if (stdout.isTTY === true)
    return pino(options, { write: (line) => void stdout.write(`${shortLine(withoutSecrets(line))}\n`) });
  // Synchronous, so that the last line before an exit is never lost.
  const out = destination({ dest: 1, sync: true });
  return pino(options, { write: (line) => void out.write(withoutSecrets(line)) });
}

/** An error with its causes in the stack, without the rows that the database quotes. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, ...fields } = stdSerializers.err(error);
  const facts = Object.entries(fields).filter(
    ([name, value]) => !rowFields.includes(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  return { type, message, stack, ...Object.fromEntries(facts) };
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
