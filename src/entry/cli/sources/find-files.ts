import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compileGlob } from './glob.ts';

export interface FoundFiles {
  /** Below the folder as given, sorted. */
  readonly files: readonly string[];
  /** True when there are more than `filesMax`. */
  readonly isCut: boolean;
}

/** More than any site that is built into files. */
export const filesMax = 50_000;
/** Deeper folders are the mark of a loop of mounts. */
const depthMax = 50;

/** The HTML files of a folder and its subfolders. Rejects when the folder cannot be read. */
export function htmlFilesIn(folder: string): Promise<FoundFiles> {
  return filesIn(folder, (file) => /\.html?$/i.test(file));
}

/** The files that a pattern matches; none when its fixed part does not exist. */
export async function filesMatching(pattern: string): Promise<FoundFiles> {
  const normal = path.normalize(pattern).split(path.sep).join('/');
  const matches = compileGlob(normal);
  const names = normal.split('/');
  const fixed = names.slice(
    0,
    names.findIndex((name) => /[*?[{]/.test(name)),
  );
  const folder = normal.startsWith('/') && fixed.length <= 1 ? '/' : fixed.join('/') || '.';
  try {
    return await filesIn(folder, (file) => matches(file.split(path.sep).join('/')));
  } catch {
    return { files: [], isCut: false };
  }
}

/**
 * Skips `node_modules` and folders whose name starts with a dot. Does not follow symbolic links: they make loops, and lead
 * out of the folder.
 */
async function filesIn(folder: string, accepts: (file: string) => boolean): Promise<FoundFiles> {
  const files: string[] = [];
  const walk = async (at: string, depth: number): Promise<void> => {
    const entries = await readdir(at, { withFileTypes: true });
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      const file = path.join(at, entry.name);
      if (entry.isFile() && accepts(file)) files.push(file);
      const isSkipped = entry.name.startsWith('.') || entry.name === 'node_modules' || depth >= depthMax;
      if (entry.isDirectory() && !isSkipped && files.length <= filesMax) await walk(file, depth + 1);
    }
  };
  await walk(folder, 0);
  return { files: files.slice(0, filesMax), isCut: files.length > filesMax };
}
