import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAnalyzeFile, type AnalyzeFile } from '../../../service/config/analyze/analyze-file.ts';
import { findConfigFile } from './find-config-file.ts';

export type ConfigFileReading =
  | {
      readonly ok: true;
      readonly options: AnalyzeFile;
      readonly file?: string;
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Far above any list of questions. */
const configBytesMax = 1024 * 1024;

/** Reads the named file, or the nearest one; `false` reads none. Paths in the options become absolute. */
export async function readConfigFile(named: string | false | undefined): Promise<ConfigFileReading> {
  if (named === false) return { ok: true, options: {}, notes: [] };
  if (named !== undefined) return await readOne(path.resolve(named));
  const found = findConfigFile('.');
  if (found.kind === 'several') return { ok: false, problems: [found.problem] };
  if (found.kind === 'found') return await readOne(found.file);
  return { ok: true, options: {}, notes: found.note === undefined ? [] : [found.note] };
}

async function readOne(file: string): Promise<ConfigFileReading> {
  const value = await valueOf(file);
  if (!value.ok) return { ok: false, problems: [`${file}: ${value.problem}`] };
  const parsed = parseAnalyzeFile(value.value);
  if (!parsed.ok) return { ok: false, problems: parsed.problems.map((problem) => `${file}: ${problem}`) };
  return { ok: true, options: absolutePaths(parsed.value, path.dirname(file)), file, notes: [] };
}

type ValueReading =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string };

async function valueOf(file: string): Promise<ValueReading> {
  try {
    if (/\.m?js$/.test(file)) {
      const module = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
      if (module.default === undefined) return { ok: false, problem: 'has no default export.' };
      return { ok: true, value: module.default };
    }
    const text = await readFile(file, 'utf8');
    if (text.length > configBytesMax) return { ok: false, problem: 'is larger than 1 MiB.' };
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return { ok: false, problem: 'No such file.' };
    return {
      ok: false,
      problem: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** Paths of a configuration file start at its folder, wherever the command runs. */
function absolutePaths(options: AnalyzeFile, folder: string): AnalyzeFile {
  const absolute = (file: string): string => relativeToHere(path.resolve(folder, file));
  const source = (given: string): string => {
    if (given === '-' || /^https?:\/\//i.test(given)) return given;
    return given.startsWith('@') ? `@${absolute(given.slice(1))}` : absolute(given);
  };
  const { sources, sitemap, baseDir, output, html, baseline } = options;
  return {
    ...options,
    ...(sources === undefined ? {} : { sources: sources.map(source) }),
    ...(sitemap === undefined ? {} : { sitemap: source(sitemap) }),
    ...(baseDir === undefined ? {} : { baseDir: absolute(baseDir) }),
    ...(html === undefined ? {} : { html: absolute(html) }),
    ...(baseline === undefined ? {} : { baseline: absolute(baseline) }),
    ...(output === undefined
      ? {}
      : {
          output:
            typeof output === 'string'
              ? absolute(output)
              : Object.fromEntries(Object.entries(output).map(([format, file]) => [format, absolute(file)])),
        }),
  };
}

/** Reports name files as the user would: from the working directory. */
function relativeToHere(file: string): string {
  const relative = path.relative('.', file);
  return relative === '' ? '.' : relative;
}
