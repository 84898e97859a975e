import { readFileSync } from 'node:fs';

/** package.json, two folders above this file in both src/ and dist/. */
const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** The version in package.json. */
export const version: string = textAt('version');

/** The oldest version of Node.js that works, such as `20.19`. */
export const nodeVersionMin: string = textAt('engines', 'node').replace(/^>=/, '');

function textAt(...path: readonly string[]): string {
  let value: unknown = manifest;
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  if (typeof value !== 'string') throw new Error(`package.json has no ${path.join('.')}`);
  return value;
}
