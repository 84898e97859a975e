/**
 * Child processes against worker threads, both analysing the same pages with the module of the service: pages a second,
 * processor time a page, time to start, and memory. `npm run bench:processes`, or after `npm run build` `node
 * lab/bench/process-kinds.mjs [rounds [pages]]`. Prints only. Kinds alternate, so that other load affects both equally.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, table } from './figures.mjs';
import { loadPages } from './pages.mjs';

const rounds = Number(process.argv[2] ?? 5);
const pagesMax = Number(process.argv[3] ?? 60);
const kinds = ['threads', 'processes'];

/** In an owner of its own, whose memory is that of this kind alone. */
async function openKind(kind) {
  const owner = fork(fileURLToPath(new URL('process-kind-owner.mjs', import.meta.url)), [kind], {
    serialization: 'advanced',
  });
  const ask = async (question) => {
    owner.send(question);
    const [answer] = await once(owner, 'message');
    return answer;
  };
  await once(owner, 'message');
  return { ask, end: () => owner.kill(), memoryMb: () => memoryMb(owner.pid) };
}

const withChildren = (pid) => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean),
];
const kbOf = (pid, field) =>
  Number(
    new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1],
  );
/** `shared` counts what processes share once; `each` counts it in each. */
function memoryMb(pid) {
  const sum = (field) => withChildren(pid).reduce((total, id) => total + kbOf(id, field) / 1_024, 0);
  return { shared: sum('Pss'), each: sum('Rss') };
}

const pages = loadPages()
  .map(({ html }) => html)
  .filter((html, index, all) => index % Math.ceil(all.length / pagesMax) === 0);
const seen = Object.fromEntries(
  kinds.map((kind) => [kind, { startMs: [], perSecond: [], cpuMs: [], started: [], working: [] }]),
);
for (let round = 0; round < rounds; round += 1) {
  for (const kind of round % 2 === 0 ? kinds : [...kinds].reverse()) {
    const opened = await openKind(kind);
    const figures = seen[kind];
    figures.startMs.push(await opened.ask({ start: 2 }));
    figures.started.push(opened.memoryMb());
    await opened.ask({ pages });
    const { seconds, cpuMs } = await opened.ask({ pages });
    figures.perSecond.push(pages.length / seconds);
    figures.cpuMs.push(cpuMs / pages.length);
    figures.working.push(opened.memoryMb());
    opened.end();
  }
}

const row = (name, of, unit) => {
  const [threads, processes] = kinds.map((kind) => median(of(seen[kind])));
  return [
    name,
    ...[threads, processes].map((n) => `${n.toFixed(1)} ${unit}`),
    (processes / threads).toFixed(2),
  ];
};
const memory = (which, field) => (figures) => figures[which].map((sample) => sample[field]);
console.log(
  `Node ${process.version}, ${rounds} rounds of ${pages.length} pages, two threads or processes; medians of the rounds.\n`,
);
console.log(
  table(
    ['', 'threads', 'processes', 'ratio'],
    [
      row('start of the first', ({ startMs }) => startMs, 'ms'),
      row('pages a second', ({ perSecond }) => perSecond, ''),
      row('processor time a page', ({ cpuMs }) => cpuMs, 'ms'),
      row('memory after the start', memory('started', 'shared'), 'MB'),
      row('the same, shared parts counted in each process', memory('started', 'each'), 'MB'),
      row('memory after two passes', memory('working', 'shared'), 'MB'),
    ],
  ),
);
process.exit(0);
