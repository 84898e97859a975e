import { readFileSync } from 'node:fs';

/** Reads a file next to a module: in `src` during tests, in `dist` after a build, which copies it. */
export const readAsset = (path: string, moduleUrl: string): string =>
  readFileSync(new URL(path, moduleUrl), 'utf8');

const palette = readAsset('palette.css', import.meta.url);

/** The palette and the style sheets next to a module, concatenated. */
export const styleSheet = (moduleUrl: string, ...paths: readonly string[]): string =>
  [palette, ...paths.map((path) => readAsset(path, moduleUrl))].join('\n');
