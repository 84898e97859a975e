import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openQueue } from '../../src/service/queue/queue.ts';
import { openEmbedded } from '../../src/service/storage/open-embedded.ts';
import { makeTempDirectory, type TempDirectory } from './temp-directory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with an empty embedded database: copying one is much quicker than making one. */
    readonly templateDataDir: string;
  }
}

let directory: TempDirectory | undefined;

export async function setup(project: TestProject): Promise<void> {
  directory = makeTempDirectory();
  const log = pino({ level: 'silent' });
  const opened = await openEmbedded(directory.path, log);
  if (!opened.ok) throw new Error('The template database cannot be opened.');
  await (await openQueue(opened.database, log)).stop(0);
  await opened.database.close();
  project.provide('templateDataDir', directory.path);
}

export function teardown(): void {
  directory?.remove();
}
