import { writeFile } from 'node:fs/promises';
import type { CitationReceipt, CitationTest } from '../../../core/schema/citation-test.ts';
import { renderCitationTest } from '../../report/citations/render-citation-test.ts';
import { colorPaint, plainPaint, wantsColor } from '../../report/paint.ts';
import { writeLines, writeProblems, type Terminal } from '../terminal.ts';

const columnsDefault = 80;

export interface ComparisonOutputs {
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  readonly htmlFile: string | undefined;
  readonly markdownFile: string | undefined;
}

/** Writes the files, then prints the test: as JSON, or for a person. False when a file cannot be written. */
export async function printComparison(
  test: CitationTest,
  receipts: readonly CitationReceipt[],
  outputs: ComparisonOutputs,
  terminal: Terminal,
): Promise<boolean> {
  for (const { file, text } of await filesOf(test, receipts, outputs, terminal.now())) {
    try {
      await writeFile(file, text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      await writeProblems(terminal, `${file} cannot be written: ${reason}`);
      return false;
    }
    if (!outputs.isQuiet) await writeLines(terminal.stderr, [`Report written to ${file}`]);
  }
  const { stdout, env } = terminal;
  const columns = stdout.columns ?? columnsDefault;
  const paint = wantsColor(env, stdout) ? colorPaint : plainPaint;
  await writeLines(
    stdout,
    outputs.isJson ? [JSON.stringify(test, null, 2)] : renderCitationTest(test, { columns, paint }),
  );
  return true;
}

/** Each format's code is loaded when it is asked for. */
async function filesOf(
  test: CitationTest,
  receipts: readonly CitationReceipt[],
  { htmlFile, markdownFile }: ComparisonOutputs,
  now: Date,
): Promise<readonly { readonly file: string; readonly text: string }[]> {
  const files: { file: string; text: string }[] = [];
  if (htmlFile !== undefined) {
    const { renderCitationHtml } = await import('../../report/citations/citation-html.tsx');
    files.push({ file: htmlFile, text: renderCitationHtml(test, receipts, now) });
  }
  if (markdownFile !== undefined) {
    const { renderCitationMarkdown } = await import('../../report/citations/citation-markdown.ts');
    files.push({ file: markdownFile, text: renderCitationMarkdown(test, receipts) });
  }
  return files;
}
