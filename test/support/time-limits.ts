/*
 * The only time limits of the tests. They end a test that would never end, and judge nothing: a test of a time that the
 * product promises compares that time with the product's own, never with how quick this machine is today.
 */

/** Machines of CI are shared more. */
const scale = process.env['CI'] === undefined ? 1 : 2;

/** How long a test waits for an outcome that it asks for again and again. */
export const outcomeTimeoutMs = 120_000 * scale;

/** How long a test or a hook may last: it starts processes, each of which may take minutes beside eight busy programs. */
export const testTimeoutMs = 600_000;
