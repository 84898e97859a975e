/**
 * Speed and memory of the analysis, as ratios: `npm run bench [-- --pages FOLDER] [--sample N] [--no-peer] [--write]`.
 * Prints tables and judges nothing; `--write` puts them into docs/speed.md. Milliseconds differ from machine to
 * machine; multiples of a bare parse of the same page in the same run differ little. Times in this process are
 * processor time, which other programs on the machine affect less than wall-clock time.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'parse5';
import { analyze } from '../../dist/core/improve/index.js';
import { growthExponent, kb, median, quantile, table, times } from './figures.mjs';
import { generatedPage } from './generated-page.mjs';
import { loadPages } from './pages.mjs';
import { writeDocument } from './document.mjs';

const { values: flags } = parseArgs({
  options: {
    pages: { type: 'string' },
    sample: { type: 'string', default: '24' },
    'no-peer': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const rounds = 5;
/** Slower pages get fewer rounds: their times are far above the noise. */
const slowMs = 1_000;
const pageDeadlineMs = 60_000;
const peerDeadlineMs = 180_000;
const peerRounds = 4;
const peersFolder = fileURLToPath(new URL('peers/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const options = { url: 'https://example.com/page', asOf: '2026-01-01' };
/** Processor time in milliseconds, including the garbage collector's threads. */
const timeOf = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const printed = [];
function print(text) {
  console.log(text);
  printed.push(text);
}

/**
 * Medians of parse5's bare parse, of scoring alone and of the whole analysis with its content blocks, alternating, so
 * that all run under the same conditions.
 */
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
  // Two passes over small and medium pages warm up the just-in-time compiler.
  for (const { html, bytes } of [...pages, ...pages]) if (bytes < 300_000) measure(html);
  const measured = pages.map((page) => ({ ...page, ...measure(page.html) }));
  const ratios = measured.map(({ coreMs, parseMs }) => coreMs / parseMs);
  print(
    `\n## Analysis, as a multiple of a bare parse5 parse (${String(pages.length)} pages, warm, processor time)\n`,
  );
  print(
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
  print(`\nThe five slowest and the largest:\n`);
  const shown = [...new Set([...worst.slice(0, 5), measured.at(-1)])];
  print(
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
  print('\n## Growth with the size of a generated page\n');
  print(
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
  print(`\nGrowth exponent (1 is linear): parse5 ${exponent('parseMs')}, analysis ${exponent('coreMs')}.`);
}

/** Runs one program on pages in a separate process; returns the results up to the deadline. */
function inChild(program, pages, roundCount, deadlineMs) {
  const files = pages.map(({ html }, index) => {
    const file = join(scratch, `page-${String(index)}.html`);
    writeFileSync(file, html);
    return file;
  });
  const script = fileURLToPath(new URL('child.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, program, String(roundCount), ...files], {
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
  return isLate ? `over ${String(pageDeadlineMs / 1000)} s` : `failed: ${errors}`;
};
const peak = ({ done }) =>
  done.length > 0 ? `${Math.max(...done.map(({ peakMb }) => peakMb)).toFixed(0)} MB` : '–';

async function memoryTable(largest) {
  const empty = await inChild('core', [{ html: '<p>x' }], 1, pageDeadlineMs);
  const full = await inChild('core', [largest], 1, pageDeadlineMs);
  const generated = { name: 'generated', html: generatedPage(5_000_000), bytes: 5_000_000 };
  const huge = await inChild('core', [generated], 1, pageDeadlineMs);
  const hugeScore = await inChild('score', [generated], 1, pageDeadlineMs);
  print('\n## Time and peak memory of a process that analyses one page, started cold\n');
  print(
    table(
      ['page', 'size', 'time', 'peak'],
      [
        ['almost empty', '0 kB', bestMs(empty), peak(empty)],
        [largest.name, kb(largest.bytes), bestMs(full), peak(full)],
        ['generated', kb(generated.bytes), bestMs(huge), peak(huge)],
        ['the same, score alone', kb(generated.bytes), bestMs(hugeScore), peak(hugeScore)],
      ],
    ),
  );
}

async function peerTable(pages) {
  print('\n## Beside aiseo-audit 1.6.2\n');
  if (!installPeer()) return;
  const count = Math.max(2, Math.min(pages.length, Number(flags.sample)));
  const sample = Array.from(
    { length: count },
    (_, index) => pages[Math.round((index * (pages.length - 1)) / (count - 1))],
  );
  const runs = {};
  for (const program of ['score', 'core', 'peer'])
    runs[program] = await inChild(program, sample, peerRounds, peerDeadlineMs);
  const bestOf = (program, index) =>
    Math.min(...runs[program].done.filter(({ page }) => page === index).map(({ ms }) => ms));
  const measured = sample.map((page, index) => ({
    page,
    score: bestOf('score', index),
    core: bestOf('core', index),
    peer: bestOf('peer', index),
  }));
  const mid = (field) => times(median(measured.map((row) => row.peer / row[field])));
  print(
    `Best of ${String(peerRounds)} rounds through ${String(count)} pages, each program in its own process. aiseo-audit takes ` +
      `${mid('score')} as long as the score alone and ${mid('core')} as long as the whole analysis (medians over the pages).\n`,
  );
  print(
    table(
      ['page', 'size', 'score alone', 'with blocks and gains', 'aiseo-audit', 'to the score', 'to the whole'],
      measured.map(({ page, score, core, peer }) => [
        ...[
          page.name,
          kb(page.bytes),
          `${score.toFixed(1)} ms`,
          `${core.toFixed(1)} ms`,
          `${peer.toFixed(1)} ms`,
        ],
        ...[times(peer / score), times(peer / core)],
      ]),
    ),
  );
  print(
    `\nPeak memory over these pages: ${peak(runs.core)} with blocks and gains, ${peak(runs.peer)} of aiseo-audit.`,
  );
}

function installPeer() {
  if (existsSync(join(peersFolder, 'node_modules/aiseo-audit'))) return true;
  console.error('Installing aiseo-audit (not a dependency of the project) into lab/bench/peers …');
  const { status } = spawnSync('npm', ['ci', '--prefix', peersFolder, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
  });
  if (status === 0) return true;
  print('**Not measured: aiseo-audit could not be installed (`npm ci --prefix lab/bench/peers` failed).**');
  return false;
}

const pages = loadPages(flags.pages);
const loadBefore = loadavg()[0];
print(
  `Node ${process.version}, ${String(pages.length)} pages of ${kb(pages[0].bytes)} to ${kb(pages.at(-1).bytes)}, ` +
    `${String(availableParallelism())} cores of ${cpus()[0]?.model ?? 'an unknown processor'}; ` +
    `load average at the start: ${loadBefore.toFixed(1)}.`,
);
ratioTable(pages);
growthTable();
await memoryTable(pages.at(-1));
if (!flags['no-peer']) await peerTable(pages);
if (flags.write) await writeDocument(printed.join('\n'));
