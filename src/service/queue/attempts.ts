/** Attempts at a job whose handler throws before the job is given up. */
export const attemptsByFailureMax = 3;

/**
 * Attempts at a job that end with a crash of the process before the job is given up. Much higher than the other limit,
 * because a job rarely causes a restart; finite, because a job that crashes every process would stop them all.
 */
export const attemptsByCrashMax = 10;
