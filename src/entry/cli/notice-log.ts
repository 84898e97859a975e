import { pino, type Logger } from 'pino';
import { visibleText } from '../report/visible-text.ts';
import type { Terminal } from './terminal.ts';

/**
 * The log of a command: one line per message on a terminal. Silent otherwise, because scripts read standard error for
 * failures only.
 */
export function noticeLog(stderr: Terminal['stderr']): Logger {
  const options = { level: stderr.isTTY === true ? 'info' : 'silent', base: null, timestamp: false };
  return pino(options, {
    write(line) {
      const { msg } = JSON.parse(line) as { readonly msg?: string };
      stderr.write(`citeworthy: ${visibleText(msg ?? '')}\n`);
    },
  });
}
