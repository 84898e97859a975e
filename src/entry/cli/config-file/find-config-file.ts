import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** In the order in which a folder is searched; a folder may have one. */
export const configFileNames = [
  '.citeworthyrc',
  'citeworthy.config.json',
  'citeworthy.config.js',
  'citeworthy.config.mjs',
] as const;

export type FoundConfigFile =
  | { readonly kind: 'found'; readonly file: string }
  | { readonly kind: 'none'; readonly note?: string }
  | { readonly kind: 'several'; readonly problem: string };

/**
 * Looks in the folder and in those above it, up to the root of its repository. A file in a folder above that belongs to
 * another user is not used: a configuration file can be a program, and anybody may write to a folder such as /tmp.
 */
export function findConfigFile(folder: string, own = process.getuid?.()): FoundConfigFile {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const files = configFileNames.map((name) => path.join(at, name)).filter((file) => existsSync(file));
    const [file] = files;
    if (files.length > 1) {
      return {
        kind: 'several',
        problem: `${files.join(' and ')}: keep one of them, or name it with --config.`,
      };
    }
    if (file !== undefined) {
      const isForeign = at !== path.resolve(folder) && belongsToOther(file, own);
      if (!isForeign) return { kind: 'found', file };
      return {
        kind: 'none',
        note: `${file} belongs to another user and is not used. Name it with --config if you trust it.`,
      };
    }
    if (existsSync(path.join(at, '.git')) || path.dirname(at) === at) return { kind: 'none' };
  }
}

/** The superuser could write any file. */
function belongsToOther(file: string, own: number | undefined): boolean {
  if (own === undefined) return false;
  const { uid } = statSync(file);
  return uid !== own && uid !== 0;
}
