/** Who read a page, in words; `rules` needs none. */
export function readerWords(reader: string): string {
  return reader === 'mixed' ? 'a language model and rules' : reader;
}
