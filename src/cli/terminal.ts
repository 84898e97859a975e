import type { Readable, Writable } from 'node:stream';

/** All that a command sees of the process it runs in; made once, in main.ts. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  /** Results. */
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** Everything that is no result. */
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly now: () => Date;
}

/** Contract with scripts: what a command's exit status says. */
export const exitCodes = {
  done: 0,
  /** The server could not start, the command failed, or a page scored below --fail-under. */
  failed: 1,
  /** The page could not be analysed, or the command line makes no sense. */
  notAnalysed: 2,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Resolves when the text has been handed to the system, so that the process may end without losing any of it. */
export function writeLines(stream: Writable, lines: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    // A reader that went away is not an error: main.ts ends the process quietly then.
    stream.write(`${lines.join('\n')}\n`, () => resolve());
  });
}

/** One line a problem on stderr, each with the program's name before it, as other commands do. */
export function complain(terminal: Terminal, ...problems: readonly string[]): Promise<void> {
  return writeLines(
    terminal.stderr,
    problems.map((problem) => `citeworthy: ${problem}`),
  );
}
