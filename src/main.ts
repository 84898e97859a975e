#!/usr/bin/env node
/** The command line's entry. Gives the process to `runProgram` and ends it with the status that comes back. */
import { runProgram } from './entry/cli/program.ts';

// `citeworthy … | head` closes the pipe early: this is expected, and nobody reads the output any more.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    throw error;
  });
}

process.exitCode = await runProgram(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => new Date(),
});
