/** All texts that an entry of a word list stands for: `fee[s]` is "fee" and "fees". A `*` stays as it is. */
export function writtenForms(entry: string): readonly string[] {
  const open = entry.search(/[[(]/);
  if (open === -1) return [entry.replace(/\s+/g, ' ').trim()];
  const close = closingOf(entry, open);
  const inside = alternativesOf(entry.slice(open + 1, close));
  const choices = entry.charAt(open) === '[' ? ['', ...inside] : inside;
  const [before, after] = [entry.slice(0, open), entry.slice(close + 1)];
  return [...new Set(choices.flatMap((choice) => writtenForms(before + choice + after)))];
}

/** Lists are checked for balanced brackets (`problemOf`). */
function closingOf(entry: string, open: number): number {
  let depth = 0;
  for (let at = open; at < entry.length; at++) {
    if ('[('.includes(entry.charAt(at))) depth++;
    else if ('])'.includes(entry.charAt(at)) && --depth === 0) return at;
  }
  return entry.length;
}

function alternativesOf(inside: string): readonly string[] {
  const alternatives = [''];
  let depth = 0;
  for (const character of inside) {
    if ('[('.includes(character)) depth++;
    if ('])'.includes(character)) depth--;
    if (character === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += character;
  }
  return alternatives;
}
