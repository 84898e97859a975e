import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RUBRIC_VERSION } from '../../core/score/engine.ts';
import type { AnalysedPage } from '../report/analysed-page.ts';
import { baselinePageOf, parseBaseline, renderBaseline, type Baseline } from '../report/pipeline/baseline.ts';

export type BaselineReading =
  { readonly ok: true; readonly baseline: Baseline } | { readonly ok: false; readonly problem: string };

/** A baseline of another rubric, or one that does not list its questions, is a problem: its scores are not comparable. */
export async function readBaseline(file: string): Promise<BaselineReading> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const problem =
      code === 'ENOENT'
        ? `${file}: There is no such baseline yet. Make it with --update-baseline.`
        : `${file}: Cannot be read (${code}).`;
    return { ok: false, problem };
  }
  const baseline = parseBaseline(text);
  if (baseline === undefined) return { ok: false, problem: `${file} is not a baseline of citeworthy.` };
  if (baseline.rubricVersion !== RUBRIC_VERSION) {
    return {
      ok: false,
      problem: `${file} was made with rubric ${baseline.rubricVersion}; this version scores with rubric ${RUBRIC_VERSION}, so their scores cannot be compared. Renew it with --update-baseline.`,
    };
  }
  if ([...baseline.pages.values()].some(({ questions }) => questions === null)) {
    return {
      ok: false,
      problem: `${file} does not list the questions of its scores, so they cannot be compared. Renew it with --update-baseline.`,
    };
  }
  return { ok: true, baseline };
}

/** A page is known by its address, else by its file, from the folder of the baseline: a checkout may be anywhere. */
export function baselineKey({ source, url }: Pick<AnalysedPage, 'source' | 'url'>, file: string): string {
  if (url !== null || source === '-') return url ?? source;
  return path
    .relative(path.dirname(path.resolve(file)), path.resolve(source))
    .split(path.sep)
    .join('/');
}

/** Writes the scores of the pages. A page that could not be analysed keeps the entry of `before`. */
export async function writeBaseline(
  file: string,
  analysed: readonly AnalysedPage[],
  before: Baseline | undefined,
): Promise<void> {
  const entries = analysed.flatMap((page) => {
    const key = baselineKey(page, file);
    const { outcome } = page;
    const entry = outcome.status === 'completed' ? baselinePageOf(outcome.result) : before?.pages.get(key);
    return entry === undefined ? [] : [[key, entry] as const];
  });
  await writeFile(file, renderBaseline({ rubricVersion: RUBRIC_VERSION, pages: new Map(entries) }));
}
