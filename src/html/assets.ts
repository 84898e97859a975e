import { readFileSync } from 'node:fs';

/** The text of a file beside a module: in `src` when tests run, in `dist` after a build, which copies it. */
export const readAsset = (path: string, moduleUrl: string): string =>
  readFileSync(new URL(path, moduleUrl), 'utf8');

const palette = readAsset('palette.css', import.meta.url);

/** Style sheets beside a module as one, on the shared palette. */
export const styleSheet = (moduleUrl: string, ...paths: readonly string[]): string =>
  [palette, ...paths.map((path) => readAsset(path, moduleUrl))].join('\n');
