/** Memory of processes over time, and whether it grows. */
import { residentMb } from './processor-time.mjs';

/**
 * @typedef {{ seconds: number, rss: number, heap: number }} Sample MB; `heap` is that of the service's own process
 */

/** Reads each process every `intervalMs` until `stop`, which returns the samples by the name of the process. */
export function watchMemory(processes, intervalMs) {
  const begun = performance.now();
  const samples = new Map(processes.map(({ name }) => [name, []]));
  const sampleOnce = () =>
    Promise.all(
      processes.map(async ({ name, pid, baseUrl }) => {
        const seconds = (performance.now() - begun) / 1_000;
        const rss = residentMb(pid);
        const heap = await heapMb(baseUrl);
        if (rss !== undefined && heap !== undefined) samples.get(name).push({ seconds, rss, heap });
      }),
    );
  let running = sampleOnce();
  const timer = setInterval(() => {
    running = running.then(sampleOnce);
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
      return samples;
    },
  };
}

/** From the metrics of the process; undefined while it does not answer. */
async function heapMb(baseUrl) {
  try {
    const text = await (await fetch(`${baseUrl}/metrics`, { signal: AbortSignal.timeout(5_000) })).text();
    const bytes = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1];
    return bytes === undefined ? undefined : Number(bytes) / 1_048_576;
  } catch {
    return undefined;
  }
}

/** MB a minute by least squares over the second half: the first half fills caches and compiles. */
export function secondHalfSlope(samples, figure) {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minutes = half.map(({ seconds }) => seconds / 60);
  const [meanX, meanY] = [mean(minutes), mean(half.map((sample) => sample[figure]))];
  const spread = minutes.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  const together = half.reduce(
    (sum, sample, index) => sum + (minutes[index] - meanX) * (sample[figure] - meanY),
    0,
  );
  return spread === 0 ? 0 : together / spread;
}

const bars = '▁▂▃▄▅▆▇█';

/** One character for each of at most `width` parts of the time, from 0 to the highest value. */
export function sparkline(values, width = 60) {
  const highest = Math.max(...values, 1);
  const parts = Math.min(width, values.length);
  return Array.from({ length: parts }, (_, part) => {
    const inside = values.slice(
      Math.floor((part * values.length) / parts),
      Math.floor(((part + 1) * values.length) / parts),
    );
    const level = Math.round((Math.max(...inside) / highest) * (bars.length - 1));
    return bars[level];
  }).join('');
}

export function memoryCsv(samples) {
  const lines = [...samples].flatMap(([name, list]) =>
    list.map(
      ({ seconds, rss, heap }) => `${name},${seconds.toFixed(0)},${rss.toFixed(1)},${heap.toFixed(1)}`,
    ),
  );
  return ['process,seconds,rss_mb,heap_mb', ...lines].join('\n');
}

/** A chart of each process, and those that grow faster than `growthMaxMb` a minute. */
export function memoryReport(samples, growthMaxMb) {
  const lines = [];
  const growing = [];
  for (const [name, list] of samples) {
    for (const figure of ['rss', 'heap']) {
      const values = list.map((sample) => sample[figure]);
      const slope = secondHalfSlope(list, figure);
      lines.push(
        `${name.padEnd(10)} ${figure.padEnd(4)} ${sparkline(values)} highest ${Math.max(...values).toFixed(0)} MB, ${slope >= 0 ? '+' : ''}${slope.toFixed(2)} MB a minute`,
      );
      if (slope > growthMaxMb) growing.push(`${figure} of ${name} grows by ${slope.toFixed(2)} MB a minute.`);
    }
  }
  return { text: lines.join('\n'), growing };
}
