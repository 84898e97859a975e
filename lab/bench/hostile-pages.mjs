/**
 * Processor time of hostile pages: every pattern in every place, and every crowd (test/support/hostile-pages.ts).
 * `node lab/bench/hostile-pages.mjs [--chars 24000] [--work analysis,injection,question] [--places a,b] [--patterns a,b]
 * [--lang en] [--crowds only|none] [--worst] [--over 300] [--limit 20] [--dist folder] [--shown 40]` prints the slowest, with
 * the growth from a quarter of the size. A page that takes longer than `--limit` seconds is stopped and listed first.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const { values: given } = parseArgs({
  options: {
    chars: { type: 'string', default: '24000' },
    work: { type: 'string', default: 'analysis,injection' },
    places: { type: 'string' },
    patterns: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    crowds: { type: 'string' },
    worst: { type: 'boolean', default: false },
    over: { type: 'string', default: '300' },
    limit: { type: 'string', default: '20' },
    dist: { type: 'string', default: 'dist' },
    shown: { type: 'string', default: '40' },
    children: { type: 'string', default: '2' },
    child: { type: 'boolean', default: false },
  },
});
const AS_OF = '2026-11-21';

if (given.child) await serve();
else await main();

/** Runs one input after another, as told by the parent. */
async function serve() {
  const load = (file) => import(pathToFileURL(resolve(given.dist, file)).href);
  const { analyze } = await load('improve/analyze-page.js');
  const { makeInjection } = await load('improve/make-injection.js');
  const { buildQuestion } = await load('improve/build-question.js');
  const { contentBlockTypes: contentTypes } = await load('schema/vocabulary.js');
  const works = {
    analysis: (input) => analyze(input.html, { url: input.url, asOf: AS_OF, queries: input.queries }),
    injection: (input) =>
      makeInjection(input.html, {
        ...request(input),
        mode: 'manual',
        robotsTags: [],
        proposed: null,
        edit: null,
        wantsDiff: true,
      }),
    question: (input) => buildQuestion(input.html, { ...request(input), charsMax: 60_000 }),
  };
  const request = (input) => ({
    url: input.url,
    asOf: AS_OF,
    queries: input.queries.map((query) => ({ query, source: 'given' })),
    contentTypes,
    facts: input.facts,
    brandVoice: input.brandVoice,
  });
  const pages = await loadPages();
  const plain = pages.runPage('p', 'words of a kind', 2_000);
  for (const work of Object.values(works)) for (let round = 0; round < 3; round++) work(plain);
  process.on('message', ({ make, work }) => {
    const input = inputOf(pages, make);
    const before = process.cpuUsage();
    let failure = null;
    try {
      works[work](input);
    } catch (error) {
      failure = String(error?.stack ?? error).slice(0, 300);
    }
    const { user, system } = process.cpuUsage(before);
    process.send({ cpuMs: (user + system) / 1000, bytes: Buffer.byteLength(input.html), failure });
  });
  process.send('ready');
}

function inputOf(pages, make) {
  if (make.worst !== undefined) return pages.worstInputs()[make.worst];
  if (make.crowd !== undefined) return pages.crowdOfChars(make.crowd, make.chars);
  return pages.runPage(make.place, make.pattern, make.chars, { lang: make.lang, ending: make.ending });
}

/** The builder is TypeScript without imports: erased here, because Node 20 cannot. */
async function loadPages() {
  const source = await readFile(new URL('../../test/support/hostile-pages.ts', import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
}

async function main() {
  const pages = await loadPages();
  const chars = Number(given.chars);
  const chosen = (all, names) =>
    Object.keys(all).filter((name) => names === undefined || names.split(',').includes(name));
  const makes = given.worst
    ? pages.worstInputs().map((_, worst) => ({ worst }))
    : [
        ...(given.crowds === 'none' ? [] : Object.keys(pages.crowds).map((crowd) => ({ crowd, chars }))),
        ...(given.crowds === 'only'
          ? []
          : chosen(pages.places, given.places).flatMap((place) =>
              chosen(pages.patterns, given.patterns).map((pattern) => ({
                place,
                pattern,
                chars,
                lang: given.lang,
              })),
            )),
      ];
  const cases = makes.flatMap((make) => given.work.split(',').map((work) => ({ make, work })));
  const rows = [];
  let next = 0;
  const run = async () => {
    let child = await start();
    for (let one = cases[next++]; one !== undefined; one = cases[next++]) {
      const measure = async (make) => {
        const answer = await ask(child, { make, work: one.work });
        if (answer !== null) return answer;
        child = await start();
        return { cpuMs: Infinity, bytes: 0, failure: 'stopped' };
      };
      let { cpuMs, bytes, failure } = await measure({ ...one.make, ending: 'w' });
      if (cpuMs !== Infinity && cpuMs > Number(given.over)) {
        const again = await measure({ ...one.make, ending: 'x' });
        cpuMs = Math.min(cpuMs, again.cpuMs);
      }
      if (cpuMs < Number(given.over) && failure === null) continue;
      const quarter =
        one.make.chars === undefined
          ? null
          : await measure({ ...one.make, chars: one.make.chars / 4, ending: 'y' });
      const name = inputOf(pages, one.make).name;
      const row = {
        work: one.work,
        name,
        cpuMs,
        bytes,
        growth: quarter === null ? null : cpuMs / quarter.cpuMs,
        failure,
      };
      rows.push(row);
      print(row);
    }
    child.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: Number(given.children) }, run));
  process.stdout.write(
    `\n${String(cases.length)} cases, ${String(rows.length)} over ${given.over} ms. The slowest:\n`,
  );
  rows.sort((one, other) => other.cpuMs - one.cpuMs);
  rows.slice(0, Number(given.shown)).forEach(print);
}

function print({ work, name, cpuMs, bytes, growth, failure }) {
  const times = growth === null ? '' : ` ×${growth.toFixed(1)}`;
  process.stdout.write(
    `${cpuMs === Infinity ? '  STOPPED' : `${cpuMs.toFixed(0).padStart(6)} ms`}${times.padStart(7)} ${work.padEnd(9)} ${name} (${String(Math.round(bytes / 1000))} kB)${failure === null ? '' : ` ${failure}`}\n`,
  );
}

function start() {
  return new Promise((done) => {
    const child = fork(new URL(import.meta.url), ['--child', '--dist', given.dist], {
      execArgv: ['--max-old-space-size=1024'],
    });
    child.once('message', () => {
      done(child);
    });
  });
}

/** The child's answer; null when it was stopped, or ran out of memory. */
function ask(child, message) {
  return new Promise((done) => {
    const limit = cpuSeconds(child) + Number(given.limit);
    const timer = setInterval(() => {
      if (cpuSeconds(child) > limit) child.kill('SIGKILL');
    }, 250);
    const end = (answer) => {
      clearInterval(timer);
      child.removeAllListeners();
      done(answer);
    };
    child.once('message', end);
    child.once('exit', () => {
      end(null);
    });
    child.send(message);
  });
}

/** Processor time of a process, from Linux: other work on the machine does not stop a page. */
function cpuSeconds({ pid }) {
  try {
    const [user, system] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return 0;
  }
}
