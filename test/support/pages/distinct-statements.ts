/** Sentences about one thing of which each says something new. */

const OPENINGS = ['bal', 'cor', 'dun', 'fel', 'gar', 'hib', 'jon', 'kel', 'lim', 'mor', 'nev', 'pol'];
const ENDINGS = ['dak', 'fen', 'gor', 'huv', 'kim', 'lop', 'mur', 'nat', 'pib', 'rad', 'tol', 'vek'];
const INNER = ['a', 'e', 'o', 'u'];

/**
 * `count` English sentences of at least three words that no other of them has; all name `topic`. `detail` stands in each.
 */
export function distinctStatements(count: number, topic: string, detail = 'iron chain'): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [one, two, three] = [0, 1, 2].map((at) => madeUpWord(index * 3 + at));
    return `The ${topic} takes ${detail} when its ${one ?? ''} meets the ${two ?? ''} near a ${three ?? ''}.`;
  });
}

/** A noun that no language has: distinct for the first 576. */
function madeUpWord(index: number): string {
  const opening = OPENINGS[index % OPENINGS.length] ?? '';
  const ending = ENDINGS[Math.floor(index / OPENINGS.length) % ENDINGS.length] ?? '';
  const inner = INNER[Math.floor(index / (OPENINGS.length * ENDINGS.length)) % INNER.length] ?? '';
  return `${opening}${inner}${ending}`;
}
