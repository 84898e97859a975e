/** In characters. Decision: a hint is a remark, not a brand voice. */
export const hintMax = 300;
/** As in a request. */
export const factMax = 1_000;
