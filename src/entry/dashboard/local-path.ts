/** A redirect target within this service; `/` for anything that could lead to another site. */
export function localPath(given: string | undefined): string {
  const path = given ?? '/';
  // Browsers take a backslash for a slash, and drop tabs and line breaks.
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) ? path : '/';
}
