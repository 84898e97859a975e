import { numberedPages, type TestPages } from './test-pages.ts';

/** The language in which the words of a test are compared: of most of its pages, among equals the first in the alphabet. */
export function languageOf(pages: TestPages): string {
  const counts = new Map<string, number>();
  for (const { source } of numberedPages(pages))
    if (source.status === 'read') counts.set(source.language, (counts.get(source.language) ?? 0) + 1);
  const [first] = [...counts].sort(
    ([one, count], [other, more]) => more - count || (one < other ? -1 : Number(one > other)),
  );
  return first?.[0] ?? 'und';
}
