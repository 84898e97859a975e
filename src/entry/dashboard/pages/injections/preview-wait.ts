/** In milliseconds. Decision: a browser user does not wait longer. */
export const previewWaitMs = 30_000;
