import type { AnalysedPage } from '../report/analysed-page.ts';
import { shorten } from '../report/text-width.ts';
import { visibleText } from '../report/visible-text.ts';
import type { Terminal } from './terminal.ts';

/** Shows progress to a person. */
export interface Progress {
  ended(page: AnalysedPage): void;
  /** Erases the progress line. */
  close(): void;
}

const barColumns = 20;
const columnsDefault = 80;
/** Carriage return, then erase the line. */
const eraseLine = '\r\u001b[K';

/**
 * One redrawn line on a terminal, erased at the end; otherwise a line per page. Nothing for a single page, and nothing in
 * CI, where the log keeps what nobody watches.
 */
export function createProgress(
  { stderr, env }: Pick<Terminal, 'stderr' | 'env'>,
  total: number,
  isQuiet = false,
): Progress {
  const isInCi = !['', '0', 'false'].includes(env['CI'] ?? '');
  if (total < 2 || isQuiet || isInCi) return { ended: () => undefined, close: () => undefined };
  const isTerminal = stderr.isTTY === true;
  let done = 0;
  let failed = 0;
  const draw = (what: string): void => {
    const share = Math.floor((done / total) * barColumns);
    const bar = '█'.repeat(share) + '░'.repeat(barColumns - share);
    const failures = failed === 0 ? '' : `, ${String(failed)} failed`;
    const line = `${bar} ${String(done)} of ${String(total)}${failures}  ${what}`;
    // One column is left free: some terminals wrap when the last one is written.
    stderr.write(eraseLine + shorten(line, (stderr.columns ?? columnsDefault) - 1));
  };
  if (isTerminal) draw('');
  return {
    ended(page) {
      done += 1;
      const { outcome } = page;
      if (outcome.status === 'failed') failed += 1;
      const source = visibleText(page.source);
      if (isTerminal) return draw(source);
      const verdict = outcome.status === 'completed' ? outcome.result.overall_score.toFixed(1) : 'failed';
      const reason = outcome.status === 'failed' ? `: ${visibleText(outcome.error.message)}` : '';
      stderr.write(`${String(done)} of ${String(total)}  ${verdict.padStart(6)}  ${source}${reason}\n`);
    },
    close() {
      if (isTerminal) stderr.write(eraseLine);
    },
  };
}
