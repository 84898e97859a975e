import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempDirectory {
  readonly path: string;
  remove(): void;
}

/** An empty directory of the test's own. */
export function makeTempDirectory(): TempDirectory {
  const path = mkdtempSync(join(tmpdir(), 'citeworthy-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
