/**
 * The worker beside it, which starts as the file `how` says: `late MS`, or `fail COUNT`, which fails that many starts of all
 * processes together.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const file = new URL('how', import.meta.url);
const [how, amount] = readFileSync(file, 'utf8').split(' ');
if (how === 'late') await delay(Number(amount));
if (how === 'fail' && Number(amount) > 0) {
  writeFileSync(file, `fail ${Number(amount) - 1}`);
  throw new Error('no start today');
}

export { default } from './hostile-worker.mjs';
