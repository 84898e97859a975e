/** Other programs beside Citeworthy, on the same pages in the same run. None is a dependency of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export const readabilityName = '@mozilla/readability';
export const aiseoAuditName = 'aiseo-audit';
const peersFolder = fileURLToPath(new URL('peers/', import.meta.url));

/**
 * @typedef {{ html: string, url: string }} Page
 * @typedef {object} Peers
 * @property {(pages: readonly Page[]) => Promise<string[] | null>} textsOf main texts by Readability; null: not installed
 * @property {(pages: readonly Page[]) => Promise<number[] | null>} scoresOf overall scores by aiseo-audit; null: the same
 * @property {() => void} close
 *
 * @param {boolean} isWanted false: measure without them
 * @returns {Peers}
 */
export function openPeers(isWanted) {
  let isThere = null;
  const workers = [];
  const open = (file) => {
    let worker = null;
    const waiting = new Map();
    return (pages) => {
      isThere ??= isWanted && install();
      if (!isThere) return Promise.resolve(null);
      if (worker === null) {
        worker = new Worker(new URL(`peers/${file}`, import.meta.url));
        worker.on('message', ({ id, answers }) => waiting.get(id).resolve(answers));
        worker.on('error', (error) => waiting.forEach(({ reject }) => reject(error)));
        workers.push(worker);
      }
      const id = waiting.size;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, pages });
      });
    };
  };
  return {
    textsOf: open('readability-worker.mjs'),
    scoresOf: open('aiseo-audit-worker.mjs'),
    close: () => workers.forEach((worker) => void worker.terminate()),
  };
}

function install() {
  const isInstalled = [readabilityName, aiseoAuditName].every((name) =>
    existsSync(new URL(`peers/node_modules/${name}`, import.meta.url)),
  );
  if (isInstalled) return true;
  console.error('Installing the peers (not dependencies of the project) into lab/eval/peers …');
  const { status } = spawnSync('npm', ['ci', '--prefix', peersFolder, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
  });
  if (status === 0) return true;
  console.log('**The peers are not measured: `npm ci --prefix lab/eval/peers` failed.**\n');
  return false;
}
