/** How often a handler may throw on one job before the job is given up. */
export const attemptsByFailureMax = 3;

/**
 * How often one job may take its process down before it is given up. Much higher than the other limit, because a job
 * is rarely to blame for a restart; finite, because one that kills every process that takes it would stop them all.
 */
export const attemptsByCrashMax = 10;
