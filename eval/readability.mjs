/** @mozilla/readability beside Citeworthy, on the same pages in the same run. No dependency of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export const readabilityName = '@mozilla/readability';
const peersFolder = fileURLToPath(new URL('peers/', import.meta.url));

/**
 * @param {boolean} isWanted false: measure without it
 * @returns {{ textsOf: (pages: { html: string, url: string }[]) => Promise<string[] | null>, close: () => void }}
 *   null: it could not be installed
 */
export function openReadability(isWanted) {
  let worker = null;
  let isThere = null;
  const waiting = new Map();

  function start() {
    const thread = new Worker(new URL('peers/readability-worker.mjs', import.meta.url));
    thread.on('message', ({ id, texts }) => waiting.get(id).resolve(texts));
    thread.on('error', (error) => waiting.forEach(({ reject }) => reject(error)));
    return thread;
  }

  return {
    textsOf(pages) {
      isThere ??= isWanted && install();
      if (!isThere) return Promise.resolve(null);
      worker ??= start();
      const id = waiting.size;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, pages });
      });
    },
    close: () => void worker?.terminate(),
  };
}

function install() {
  if (existsSync(new URL('peers/node_modules/@mozilla/readability', import.meta.url))) return true;
  console.error(`Installing ${readabilityName}, which is no dependency of the project, into eval/peers …`);
  const { status } = spawnSync('npm', ['ci', '--prefix', peersFolder, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
  });
  if (status === 0) return true;
  console.log(`**${readabilityName} is not measured: \`npm ci --prefix eval/peers\` failed.**\n`);
  return false;
}
