import { closeSync, mkdirSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * One process at a time may use a data directory: the embedded database does not notice a second one and silently
 * loses rows. The lock is the kernel's (an open-file-description lock), so it ends with its process, even by kill -9,
 * and cannot be stolen from a live process that is merely slow.
 */
export interface DataLock {
  release(): void;
}

interface FsNativeExtensions {
  tryLock(fd: number): boolean;
}

// The package is CommonJS and has no types.
const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as FsNativeExtensions;

/** Makes the directory (0700) when it is not there and locks it. Null when another process has it. */
export function tryLockDataDirectory(dataDir: string): DataLock | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The file is never removed: a process that locks a removed file would share the directory with one that locks the
  // new file of the same name.
  const fd = openSync(join(dataDir, '.lock'), 'a+', 0o600);
  let isLocked = false;
  try {
    isLocked = tryLock(fd);
  } finally {
    if (!isLocked) closeSync(fd);
  }
  return isLocked ? { release: () => closeSync(fd) } : null;
}
