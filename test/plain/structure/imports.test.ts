import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { rings } from '../../../rings.js';

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => [path, readFileSync(join('src', path), 'utf8')] as const),
);

/** The sources that each source imports, for types, for values or dynamically. */
function importsOf(files: ReadonlyMap<string, string>): Map<string, readonly string[]> {
  const resolve = (from: string, specifier: string): string => normalize(join(dirname(from), specifier));
  return new Map(
    [...files].map(([path, text]) => [
      path,
      ts
        .preProcessFile(text)
        .importedFiles.map(({ fileName }) => resolve(path, fileName))
        .filter((target) => files.has(target)),
    ]),
  );
}

/** Groups of files that reach each other (strongly connected components, Tarjan 1972), each in alphabetical order. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (path: string): number => {
    const own = order.size;
    order.set(path, own);
    open.push(path);
    let lowest = own;
    for (const target of imports.get(path) ?? []) {
      const known = order.get(target);
      if (known === undefined) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, known);
    }
    if (lowest === own) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1 || imports.get(path)?.includes(path) === true) cycles.push(group.sort());
    }
    return lowest;
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return cycles;
}

describe('imports', () => {
  it('form no cycle among the sources, type-only imports included', () => {
    expect(cyclesIn(importsOf(sources))).toEqual([]);
  });

  it('include types, re-exports and dynamic imports', () => {
    const files = new Map([
      ['a/one.ts', "import type { Two } from './two.ts';"],
      ['a/two.ts', "export { three } from '../b/three.ts';"],
      ['b/three.ts', "export const three = (): unknown => import('../a/one.ts');"],
      ['b/four.ts', "import { three } from './three.ts';\nexport const four = three;"],
    ]);
    expect(cyclesIn(importsOf(files))).toEqual([['a/one.ts', 'a/two.ts', 'b/three.ts']]);
  });

  it('start in folders that all belong to a ring', () => {
    const folders = new Set(
      [...sources.keys()].map((path) => (path.includes('/') ? path.split('/', 2).join('/') : path)),
    );
    const unknown = [...folders].filter((folder) => ![...rings.flat(), 'main.ts'].includes(folder ?? ''));
    expect(unknown).toEqual([]);
  });
});
