import type { Word } from '../../text/words.ts';
import type { NameRun } from './name-run.ts';
import type { TalliedText } from './tallied-text.ts';

type Block = TalliedText['units'][number]['block'];

const NONE: readonly number[] = [];
/** A link of two or more capitalised words is a whole name. */
const NAME = /^\p{Lu}[^\s]*(?:\s\p{Lu}[^\s]*)+$/u;

/**
 * Offsets into the page's text that no name crosses: neighbouring links are two things ("Pins" "Plates"), and a name that is
 * a link ends with it.
 */
export function linkBorders({ text, start, spans }: Block): readonly number[] {
  if (spans.length === 0) return NONE;
  const links = spans.filter(({ kind }) => kind === 'link');
  if (links.length === 0) return NONE;
  const borders: number[] = [];
  links.forEach((link, index) => {
    const next = links[index + 1];
    const isBesideLink = next !== undefined && /^\s*$/.test(text.slice(link.end, next.start));
    const isName = NAME.test(text.slice(link.start, link.end));
    if (isName) borders.push(start + link.start);
    if (isName || isBesideLink) borders.push(start + link.end);
  });
  return borders;
}

/** The last word of the run before the first border inside it. */
export function beforeBorder(
  words: readonly Word[],
  { from, to }: NameRun,
  borders: readonly number[],
): number {
  if (borders.length === 0) return to;
  for (let at = from; at < to; at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined || next === undefined) return at;
    if (borders.some((border) => border >= word.end && border <= next.start)) return at;
  }
  return to;
}
