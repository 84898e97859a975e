import { PGlite } from '@electric-sql/pglite';
import { embeddedOptions } from './embedded-options.ts';

/*
 * Creates an empty embedded database in the directory given as the first argument, then exits. A separate program,
 * because initdb makes its process grow to about 780 MB for good, while a process that opens an existing database stays
 * below 200 MB.
 */
const directory = process.argv[2];
if (directory === undefined) throw new Error('The directory of the new database is missing.');
const lite = await PGlite.create(directory, embeddedOptions);
await lite.close();
