/*
 * The time limits of the tests. They end a test that would never end, and judge nothing: nobody knows how busy the
 * machine is on which a test runs.
 */

/** Machines of CI are shared more. */
const scale = process.env['CI'] === undefined ? 1 : 2;

/** How long a test waits for an outcome that it asks for again and again. */
export const outcomeTimeoutMs = 120_000 * scale;

/** How long a test or a hook may last: it starts processes, each of which may take minutes beside eight busy programs. */
export const testTimeoutMs = 600_000;

/** Processor time of a run in milliseconds: unlike the clock's it does not grow with the work of other programs. */
export function cpuMsOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
