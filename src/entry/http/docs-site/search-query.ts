/** Longer queries are cut: further words rank nothing that a reader looks for. */
export const queryLengthMax = 200;

/** The query as it is searched and shown. */
export const searchQueryOf = (typed: string): string => typed.slice(0, queryLengthMax).trim();
