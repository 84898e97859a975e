import path from 'node:path';

export interface AddressRule {
  /** Absolute http(s) URL of the folder. */
  readonly baseUrl: string;
  /** The folder whose files have the addresses. */
  readonly baseDir: string;
}

/** The address of a file: its path below the folder, `index.html` as its folder. Null for a file outside. */
export function fileAddress(file: string, { baseUrl, baseDir }: AddressRule): string | null {
  const below = path.relative(baseDir, file);
  if (below === '' || below.startsWith('..') || path.isAbsolute(below)) return null;
  const names = below.split(path.sep);
  if (/^index\.html?$/i.test(names.at(-1) ?? '')) names[names.length - 1] = '';
  const base = new URL(baseUrl);
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return new URL(folder + names.map(encodeURIComponent).join('/'), base.origin).href;
}
