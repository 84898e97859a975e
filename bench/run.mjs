/**
 * Speed and memory of the analysis, as ratios: `npm run bench [-- --pages FOLDER] [--sample N] [--no-peer]`. Prints
 * tables and judges nothing. Milliseconds differ from machine to machine; multiples of a bare parse of the same page
 * in the same run differ little.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'parse5';
import { analyze } from '../dist/analysis/index.js';
import { growthExponent, kb, median, quantile, table, times } from './figures.mjs';
import { generatedPage } from './generated-page.mjs';
import { loadPages } from './pages.mjs';

const { values: flags } = parseArgs({
  options: {
    pages: { type: 'string' },
    sample: { type: 'string', default: '6' },
    'no-peer': { type: 'boolean', default: false },
  },
});

const rounds = 5;
/** Over this a page gets fewer rounds: its time is far above the clock's noise. */
const slowMs = 1_000;
const peerDeadlineMs = 60_000;
const peersFolder = fileURLToPath(new URL('peers/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const options = { url: 'https://example.com/page', asOf: '2026-01-01' };
const timeOf = (work) => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** Medians of parse5's bare parse, of scoring alone and of the whole analysis with its content blocks, taken in turn so that both meet the same machine. */
function measure(html) {
  const parseMs = [];
  const scoreMs = [];
  const coreMs = [];
  for (let round = 0; round < rounds; round += 1) {
    parseMs.push(timeOf(() => parse(html)));
    scoreMs.push(timeOf(() => analyze(html, { ...options, gains: false })));
    coreMs.push(timeOf(() => analyze(html, options)));
    if (round >= 1 && coreMs[round] > slowMs) break;
  }
  return { parseMs: median(parseMs), scoreMs: median(scoreMs), coreMs: median(coreMs) };
}

function ratioTable(pages) {
  // Twice through small and middling pages, so that the just-in-time compiler has seen every path.
  for (const { html, bytes } of [...pages, ...pages]) if (bytes < 300_000) measure(html);
  const measured = pages.map((page) => ({ ...page, ...measure(page.html) }));
  const ratios = measured.map(({ coreMs, parseMs }) => coreMs / parseMs);
  console.log(`\n## Analysis, as a multiple of a bare parse5 parse (${String(pages.length)} pages, warm)\n`);
  console.log(
    table(
      ['share of pages', 'multiple'],
      [
        ['median', times(median(ratios))],
        ['90 %', times(quantile(ratios, 0.9))],
        ['worst', times(Math.max(...ratios))],
        [
          'median, without content blocks and gains',
          times(median(measured.map(({ scoreMs, parseMs }) => scoreMs / parseMs))),
        ],
      ],
    ),
  );
  const worst = [...measured].sort((one, other) => other.coreMs / other.parseMs - one.coreMs / one.parseMs);
  console.log(`\nThe five dearest and the largest:\n`);
  const shown = [...new Set([...worst.slice(0, 5), measured.at(-1)])];
  console.log(
    table(
      ['page', 'size', 'parse5', 'analysis', 'multiple'],
      shown.map(({ name, bytes, parseMs, coreMs }) => [
        name,
        kb(bytes),
        `${parseMs.toFixed(1)} ms`,
        `${coreMs.toFixed(1)} ms`,
        times(coreMs / parseMs),
      ]),
    ),
  );
}

function growthTable() {
  const sizes = [50_000, 150_000, 500_000, 1_500_000, 5_000_000];
  const measured = sizes.map((bytes) => ({ bytes, ...measure(generatedPage(bytes)) }));
  const exponent = (field) => growthExponent(measured.map((row) => [row.bytes, row[field]])).toFixed(2);
  console.log('\n## Growth with the size of a generated page\n');
  console.log(
    table(
      ['size', 'parse5', 'analysis', 'multiple'],
      measured.map(({ bytes, parseMs, coreMs }) => [
        kb(bytes),
        `${parseMs.toFixed(1)} ms`,
        `${coreMs.toFixed(1)} ms`,
        times(coreMs / parseMs),
      ]),
    ),
  );
  console.log(
    `\nGrowth exponent (1 is linear): parse5 ${exponent('parseMs')}, analysis ${exponent('coreMs')}.`,
  );
}

/** Runs one program on one page in a process of its own; the rounds that were done when the deadline came. */
function inChild(program, page, roundCount, deadlineMs) {
  const file = join(scratch, 'page.html');
  writeFileSync(file, page.html);
  const script = fileURLToPath(new URL('one-page.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, program, file, String(roundCount)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (errors += data));
  const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  return new Promise((resolve) => {
    child.on('close', (_code, signal) => {
      clearTimeout(timer);
      const done = output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));
      resolve({ done, isLate: signal === 'SIGKILL', errors: errors.trim().split('\n')[0] });
    });
  });
}

const bestMs = ({ done, isLate, errors }) => {
  if (done.length > 0) return `${Math.min(...done.map(({ ms }) => ms)).toFixed(0)} ms`;
  return isLate ? `over ${String(peerDeadlineMs / 1000)} s` : `failed: ${errors}`;
};
const peak = ({ done }) =>
  done.length > 0 ? `${Math.max(...done.map(({ peakMb }) => peakMb)).toFixed(0)} MB` : '–';

async function memoryTable(largest) {
  const empty = await inChild('core', { html: '<p>x' }, 1, peerDeadlineMs);
  const full = await inChild('core', largest, 1, peerDeadlineMs);
  console.log('\n## Peak memory of a process that analyses one page\n');
  console.log(
    table(
      ['page', 'size', 'peak'],
      [
        ['almost empty', '0 kB', peak(empty)],
        [largest.name, kb(largest.bytes), peak(full)],
      ],
    ),
  );
}

async function peerTable(pages) {
  console.log('\n## Beside aiseo-audit 1.6.2\n');
  if (!installPeer()) return;
  const count = Math.max(2, Math.min(pages.length, Number(flags.sample)));
  const sample = Array.from(
    { length: count },
    (_, index) => pages[Math.round((index * (pages.length - 1)) / (count - 1))],
  );
  const rows = [];
  for (const page of sample) {
    const core = await inChild('core', page, 3, peerDeadlineMs);
    const peer = await inChild('peer', page, 3, peerDeadlineMs);
    const best = (run) => Math.min(...run.done.map(({ ms }) => ms));
    const ratio = core.done.length > 0 && peer.done.length > 0 ? times(best(peer) / best(core)) : '–';
    rows.push([page.name, kb(page.bytes), bestMs(core), bestMs(peer), ratio, peak(core), peak(peer)]);
  }
  console.log('Best of three rounds, each program in a process of its own for each page.\n');
  console.log(
    table(
      ['page', 'size', 'citeworthy', 'aiseo-audit', 'aiseo-audit takes', 'peak', 'peak of aiseo-audit'],
      rows,
    ),
  );
}

function installPeer() {
  if (existsSync(join(peersFolder, 'node_modules/aiseo-audit'))) return true;
  console.error('Installing aiseo-audit, which is no dependency of the project, into bench/peers …');
  const { status } = spawnSync('npm', ['ci', '--prefix', peersFolder, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
  });
  if (status === 0) return true;
  console.log('**Not measured: aiseo-audit could not be installed (`npm ci --prefix bench/peers` failed).**');
  return false;
}

const pages = loadPages(flags.pages);
console.log(
  `# Bench\n\nNode ${process.version}, ${String(pages.length)} pages of ${kb(pages[0].bytes)} to ${kb(pages.at(-1).bytes)}.`,
);
ratioTable(pages);
growthTable();
await memoryTable(pages.at(-1));
if (!flags['no-peer']) await peerTable(pages);
