/** A file as it is and as it should be; shown before it is written. */
import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface FileChange {
  /** Relative to the folder. */
  readonly path: string;
  /** Null: there is no such file. */
  readonly before: string | null;
  readonly after: string;
  /** Of a file with keys: only its owner may open it. */
  readonly isPrivate?: true;
  /** What it is for. */
  readonly purpose: string;
}

export type FileReading =
  | { readonly kind: 'text'; readonly text: string | null }
  /** A link or a folder: its target is not ours to write. */
  | { readonly kind: 'other' };

export async function readChangedFile(folder: string, name: string): Promise<FileReading> {
  const file = path.join(folder, name);
  const found = await lstat(file).catch(() => undefined);
  if (found === undefined) return { kind: 'text', text: null };
  return found.isFile() ? { kind: 'text', text: await readFile(file, 'utf8') } : { kind: 'other' };
}

export const isUnchanged = ({ before, after }: FileChange): boolean => before === after;

/** Lines that stay, beside those that change. */
const contextLines = 2;

/** The lines that go (`-`) and come (`+`); every line of a new file. */
export function differenceOf({ before, after }: FileChange): readonly string[] {
  const after_ = linesOf(after);
  if (before === null) return after_.map((line) => `+ ${line}`);
  const before_ = linesOf(before);
  let start = 0;
  while (start < Math.min(before_.length, after_.length) && before_[start] === after_[start]) start += 1;
  let end = 0;
  const endMax = Math.min(before_.length, after_.length) - start;
  while (end < endMax && before_.at(-1 - end) === after_.at(-1 - end)) end += 1;
  return [
    ...before_.slice(Math.max(0, start - contextLines), start).map((line) => `  ${line}`),
    ...before_.slice(start, before_.length - end).map((line) => `- ${line}`),
    ...after_.slice(start, after_.length - end).map((line) => `+ ${line}`),
    ...before_.slice(before_.length - end, before_.length - end + contextLines).map((line) => `  ${line}`),
  ];
}

const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n');

/** Replaces the file as a whole: a process that ends meanwhile leaves the former one. */
export async function writeChange(folder: string, change: FileChange): Promise<void> {
  const file = path.join(folder, change.path);
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${String(process.pid)}.new`;
  await writeFile(draft, change.after, { mode: change.isPrivate === true ? 0o600 : 0o644, flag: 'wx' });
  await rename(draft, file);
}
