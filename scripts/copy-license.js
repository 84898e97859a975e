/** Copies the licence into the package that npm is packing: npm takes it from the package's own folder alone. */
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

copyFileSync(fileURLToPath(new URL('../LICENSE', import.meta.url)), 'LICENSE');
