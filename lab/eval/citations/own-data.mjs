/** Imported before the data: where there are none, the pages of the project are read. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const shared = fileURLToPath(new URL('../../../../shared/data', import.meta.url));
if (process.env.EVAL_DATA === undefined && !existsSync(shared))
  process.env.EVAL_DATA = fileURLToPath(new URL('../../own-data', import.meta.url));
