import type { Readable, Writable } from 'node:stream';
import { secretRemover } from './log-secrets.ts';

/** A command's view of its process; created once, in main.ts. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  /** Results. */
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** Everything except results. */
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly now: () => Date;
}

/** Exit statuses, which scripts rely on. */
export const exitCodes = {
  done: 0,
  /** The server could not start, the command failed, or a page is below its budget or worse than its baseline. */
  failed: 1,
  /** The page could not be analysed, or the command line is invalid. */
  notAnalysed: 2,
  /** Ctrl-C: the report has the pages that were done. 128 plus the number of SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Resolves when the system has accepted the text, so that the process may exit without losing any of it. */
export function writeLines(stream: Writable, lines: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    // A closed pipe is not an error: main.ts then ends the process quietly.
    stream.write(`${lines.join('\n')}\n`, () => resolve());
  });
}

/** A problem may quote a setting, or the message of a library, with credentials in a URL. */
const withoutSecrets = secretRemover([]);

/** Writes one line per problem to stderr, prefixed with the program's name, without keys and credentials. */
export function writeProblems(
  terminal: Pick<Terminal, 'stderr'>,
  ...problems: readonly string[]
): Promise<void> {
  return writeLines(
    terminal.stderr,
    problems.map((problem) => `citeworthy: ${withoutSecrets(problem)}`),
  );
}
