/** At most `charsMax` UTF-16 units, cut at a space in the second half if there is one, never inside a surrogate pair. */
export function cutAtWord(text: string, charsMax: number): string {
  if (text.length <= charsMax) return text;
  const space = text.lastIndexOf(' ', charsMax);
  const end = space > charsMax / 2 ? space : charsMax;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return text.slice(0, splitsPair ? end - 1 : end);
}
