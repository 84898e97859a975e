/**
 * Makes a value at its first use. For what few pages need, or what takes long to load: an import of the analysis, and each
 * thread at its start, pay for none of it.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
