/**
 * Loaded before a program (`--import`) by `footprint.ts`: at SIGUSR2 collects the heap's garbage and writes what is left
 * to the file named by FOOTPRINT_FILE. Opens nothing, so that it is no part of what it reports.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const file = process.env.FOOTPRINT_FILE;

// NODE_OPTIONS reach worker threads and child processes too; only the program itself reports.
if (isMainThread && file !== undefined) {
  delete process.env.FOOTPRINT_FILE;
  // As an option it would have to be given at the start; NODE_OPTIONS do not take it in every version.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  let reports = 0;
  process.on('SIGUSR2', () => {
    // Twice: the first collection runs finalizers, which release more.
    collect();
    collect();
    reports += 1;
    const { heapUsed, external, rss } = process.memoryUsage();
    const text = JSON.stringify({ reports, heapUsed, external, rss });
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  });
}
