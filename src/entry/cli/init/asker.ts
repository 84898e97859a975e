import { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import type { Terminal } from '../terminal.ts';

/** Asks a person. */
export interface Asker {
  /** An empty answer takes `initial`. */
  line(question: string, initial?: string): Promise<string>;
  /** Not shown while it is typed. */
  secret(question: string): Promise<string>;
  confirm(question: string): Promise<boolean>;
  close(): void;
}

/** Null where nobody can answer: input or output is not a terminal. */
export function terminalAsker({ stdin, stderr }: Pick<Terminal, 'stdin' | 'stderr'>): Asker | null {
  const isPerson = 'isTTY' in stdin && stdin.isTTY === true && stderr.isTTY === true;
  if (!isPerson) return null;
  let isMuted = false;
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      if (isMuted) done();
      else stderr.write(chunk, done);
    },
  });
  const lines = createInterface({ input: stdin, output, terminal: true });
  return {
    async line(question, initial = '') {
      const answer = await lines.question(`${question}${initial === '' ? '' : ` [${initial}]`} `);
      return answer.trim() === '' ? initial : answer.trim();
    },
    async secret(question) {
      stderr.write(`${question} (not shown) `);
      isMuted = true;
      try {
        return (await lines.question('')).trim();
      } finally {
        isMuted = false;
        stderr.write('\n');
      }
    },
    async confirm(question) {
      return /^y(?:es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
    },
    close: () => lines.close(),
  };
}
