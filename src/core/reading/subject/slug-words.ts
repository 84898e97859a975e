/** The words of the last URL path segment that has any. */
export function slugWords(url: string): string {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url).pathname);
  } catch {
    return '';
  }
  const parts = path.split('/').map((part) =>
    part
      .replace(/\.[a-z]{2,5}$/i, '')
      .replace(/[-_+.]+/g, ' ')
      .trim(),
  );
  return parts.filter((part) => /\p{L}{3}/u.test(part)).at(-1) ?? '';
}
