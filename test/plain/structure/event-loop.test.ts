import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

/** Sources that import the module of that name. */
function importersOf(module: string): string[] {
  return sources.filter((path) =>
    ts
      .preProcessFile(readFileSync(join('src', path), 'utf8'))
      .importedFiles.some(({ fileName }) => fileName.endsWith(`/${module}`)),
  );
}

describe('the event loop', () => {
  it('never lets a robots.txt hold the event loop: only child processes evaluate it', () => {
    expect(importersOf('robots-pattern.ts')).toEqual(['service/web/robots.ts']);
    expect(importersOf('robots.ts')).toEqual(['service/web/judge-crawlers.ts']);
    expect(importersOf('judge-crawlers.ts')).toEqual(['service/processes/analysis-worker.ts']);
  });
});
