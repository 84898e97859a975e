/** How the work on a page grows with its size: processor time of one run against another, never a time limit. */

/** Linear work on four times the page takes four times as long, quadratic work sixteen times. */
export const TIMES_MAX = 10;
/** Above this, twice, no further round will help. */
const TIMES_CLEAR = 14;
const ROUNDS_MAX = 4;
const MEASURED_US_MIN = 30_000;

/**
 * How many times more processor time four times the input takes. The best of several rounds, since other work on the
 * machine can only add to it; no further round once the figure is below `timesMax`.
 */
export function growth<Input>(
  run: (input: Input) => void,
  make: (count: number) => Input,
  count: number,
  timesMax = TIMES_MAX,
): number {
  const [small, large] = [make(count), make(4 * count)];
  let [bestSmall, bestLarge] = [Infinity, Infinity];
  run(small);
  for (let round = 0; round < ROUNDS_MAX; round++) {
    bestSmall = Math.min(bestSmall, cpuOf(run, small));
    bestLarge = Math.min(bestLarge, cpuOf(run, large));
    const times = bestLarge / bestSmall;
    if (times < timesMax || (round > 0 && times > TIMES_CLEAR)) break;
  }
  return bestLarge / bestSmall;
}

/** A page that takes less is not worth a comparison: fixed costs and the collector are most of it. */
const COSTLY_US_MIN = 300_000;

/** Like `growth`, but 0 when even four times the input takes little. */
export function growthWhereCostly<Input>(
  run: (input: Input) => void,
  make: (count: number) => Input,
  count: number,
  timesMax = TIMES_MAX,
): number {
  const large = make(4 * count);
  const before = process.cpuUsage();
  run(large);
  const { user, system } = process.cpuUsage(before);
  return user + system < COSTLY_US_MIN ? 0 : growth(run, make, count, timesMax);
}

/** Microseconds of processor time of one run, over as many runs as the clock and the collector need to be fair. */
function cpuOf<Input>(run: (input: Input) => void, input: Input): number {
  const before = process.cpuUsage();
  for (let runs = 1; ; runs++) {
    run(input);
    const { user, system } = process.cpuUsage(before);
    if (user + system >= MEASURED_US_MIN) return (user + system) / runs;
  }
}

/** `make` for 0, 1, 2 … joined to one text. */
export function numbered(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}
