import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * How much a function of the database runs before V8 optimizes it, about bytes executed. V8's default of 1.8 million
 * optimizes hundreds that only a start needs: a fifth of the processor time of a short command. Busy ones are still
 * optimized within seconds.
 */
setFlagsFromString('--wasm-tiering-budget=36000000');

/** Major version of PostgreSQL whose files this version of PGlite writes and reads. */
export const embeddedFormat = 18;

/** Options of the embedded database, at its creation and at every start. */
export const embeddedOptions: PGliteOptions = {
  // PGlite's default of 128 MB costs 150 MB of memory without a gain: the operating system caches the files.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
};
