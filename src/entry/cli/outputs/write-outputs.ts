import { writeFile } from 'node:fs/promises';
import type { AnalyzeRequest } from '../analyze-request.ts';
import { colorPaint, plainPaint, wantsColor } from '../../report/paint.ts';
import type { JudgedPage } from '../../report/pipeline/judged-page.ts';
import type { SiteModel } from '../../report/site/site-model.ts';
import { writeLines, writeProblems, type Terminal } from '../terminal.ts';
import { renderOutput, type OutputOptions } from './render-output.ts';

const columnsDefault = 80;

/** Writes the files, then what is printed; of a whole site, its report with its pages. False when a file cannot be written. */
export async function writeOutputs(
  pages: readonly JudgedPage[],
  { printed, files, isQuiet }: Pick<AnalyzeRequest, 'printed' | 'files' | 'isQuiet'>,
  isSingle: boolean,
  terminal: Terminal,
  site?: SiteModel,
): Promise<boolean> {
  const options: OutputOptions = {
    ...{ isSingle, now: terminal.now(), columns: columnsDefault, paint: plainPaint, isBrief: false, site },
  };
  for (const { format, file } of files) {
    const { text, failures } = await renderOutput(format, pages, options);
    try {
      await writeFile(file, [text, ...failures.map((line) => `${line}\n`)].join(''));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      await writeProblems(terminal, `${file} cannot be written: ${reason}`);
      return false;
    }
  }
  if (printed !== undefined) {
    const paint = wantsColor(terminal.env, terminal.stdout) ? colorPaint : plainPaint;
    const columns = terminal.stdout.columns ?? columnsDefault;
    const isBrief = files.some(({ format }) => format === 'html');
    const { text, failures } = await renderOutput(printed, pages, { ...options, columns, paint, isBrief });
    if (text !== '') await writeLines(terminal.stdout, [text.replace(/\n$/, '')]);
    if (failures.length > 0) await writeLines(terminal.stderr, failures);
  }
  if (!isQuiet && files.length > 0) {
    await writeLines(
      terminal.stderr,
      files.map(({ file }) => `Report written to ${file}`),
    );
  }
  return true;
}
