import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
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

/** In the data directory. */
export const lockFile = '.lock';

/** Every user of the machine can write to the data directory, and so replace the database or its key. */
export class UnsafeDirectoryError extends Error {
  constructor(dataDir: string, mode: number) {
    const shown = (mode & 0o777).toString(8).padStart(4, '0');
    super(`DATA_DIR is ${dataDir}, which every user can write to (mode ${shown}). Run: chmod 700 ${dataDir}`);
    this.name = 'UnsafeDirectoryError';
  }
}

/**
 * Locks the directory, and creates it (0700) when it is missing. Null when another process has locked it. Throws
 * `UnsafeDirectoryError`.
 */
export function tryLockDataDirectory(dataDir: string): DataLock | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { mode } = statSync(dataDir);
  // Windows shows every directory as writable.
  if (process.getuid !== undefined && (mode & 0o002) !== 0) throw new UnsafeDirectoryError(dataDir, mode);
  // Never remove the file: a process with a lock on a removed file would share the directory with one that locks a new
  // file of the same name.
  const fd = openSync(join(dataDir, lockFile), 'a+', 0o600);
  let isLocked = false;
  try {
    isLocked = tryLock(fd);
  } finally {
    if (!isLocked) closeSync(fd);
  }
  return isLocked ? { release: () => closeSync(fd) } : null;
}
