import { pino, type Logger } from 'pino';
import { visibleText } from '../report/visible-text.ts';
import type { Terminal } from './terminal.ts';

/**
 * The log of a command: on a terminal one line for each message, such as the reason why it takes long. Scripts read
 * standard error for failures alone, and get none of it.
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
