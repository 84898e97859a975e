import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { footprintProblem, footprintReader, growthSince } from '../../support/footprint.ts';
import { startedProcess } from '../../support/started.ts';

const problem = footprintProblem();
if (problem !== undefined) process.stderr.write(`\n*** NOT TESTED: ${problem}. ***\n\n`);

/** Keeps, once asked to, what a service could forget to give back. */
const program = `
  const { createServer } = require('node:net');
  const { openSync } = require('node:fs');
  const { spawn } = require('node:child_process');
  const { Worker } = require('node:worker_threads');
  const kept = [];
  process.stdin.once('data', () => {
    kept.push(openSync(process.execPath), spawn('cat', { stdio: ['pipe', 'ignore', 'ignore'] }));
    kept.push(Array.from({ length: 2_000_000 }, (_, index) => ({ index })));
    kept.push(new Worker('setInterval(() => undefined, 1_000)', { eval: true }));
    kept[3].once('online', () => kept.push(createServer().listen(0, '127.0.0.1', () => console.log('kept'))));
  });
  setInterval(() => Buffer.alloc(1_000_000), 5);
  console.log('ready');`;

test.skipIf(problem !== undefined)(
  'a footprint shows what a process keeps, and nothing of one at rest',
  async () => {
    const reader = footprintReader();
    onTestFinished(() => reader.remove());
    const child = startedProcess(
      'a process that keeps things',
      spawn(process.execPath, ['-e', program], {
        env: { ...process.env, ...reader.env },
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const pid = child.pid ?? 0;
    await once(child.stdout, 'data');
    const before = await reader.read(pid);
    expect(growthSince(before, await reader.read(pid))).toEqual([]);
    child.stdin.write('\n');
    await once(child.stdout, 'data');
    const growth = growthSince(before, await reader.read(pid), { residentMb: 40 });
    const parts = ['sockets', 'files', 'others', 'threads', 'children', 'heapMb', 'residentMb'];
    expect(growth.map((sentence) => sentence.split(':')[0])).toEqual(parts);
    child.kill('SIGKILL');
    await once(child, 'exit');
  },
);
