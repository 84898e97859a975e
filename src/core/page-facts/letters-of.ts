/** Small letters and digits alone: two spellings of one name are the same, "Git Hub" and "github". */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
