import { closeSync, mkdirSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Lock of a data directory: the embedded database does not notice a second process and silently loses rows. It is a
 * kernel lock (open-file-description lock), so it ends with its process, even by kill -9, and cannot be stolen from a
 * slow process.
 */
export interface DataLock {
  release(): void;
}

interface FsNativeExtensions {
  tryLock(fd: number): boolean;
}

// The package is CommonJS and has no types.
const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as FsNativeExtensions;

/** Locks the directory, and creates it (0700) when it is missing. Null when another process has locked it. */
export function tryLockDataDirectory(dataDir: string): DataLock | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Never remove the file: a process with a lock on a removed file would share the directory with one that locks a new
  // file of the same name.
  const fd = openSync(join(dataDir, '.lock'), 'a+', 0o600);
  let isLocked = false;
  try {
    isLocked = tryLock(fd);
  } finally {
    if (!isLocked) closeSync(fd);
  }
  return isLocked ? { release: () => closeSync(fd) } : null;
}
