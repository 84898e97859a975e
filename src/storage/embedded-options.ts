import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** Options of the embedded database, at its creation and at every start. */
export const embeddedOptions: PGliteOptions = {
  // PGlite's default of 128 MB costs 150 MB of memory without a gain: the operating system caches the files.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
};
