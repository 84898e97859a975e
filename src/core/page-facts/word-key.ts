/** The words in lower case between single spaces: the same for other case, spacing and punctuation. */
export function wordKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
