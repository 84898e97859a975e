import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** How the embedded database is started, at its making and at every start after. */
export const embeddedOptions: PGliteOptions = {
  // PGlite's 128 MB of shared buffers cost 150 MB of memory and bring nothing at this size: the file cache is the
  // operating system's.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
};
