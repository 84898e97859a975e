import { wordsOf } from '../../text/words.ts';
import { CLAUSE_WORDS_MIN, cutsIn, joinsIn } from '../grounding/polarity.ts';

/**
 * The parts of a sentence that may each rest on another place of a page: "It gives warm light | and costs 240 euros". A part
 * of a few words is an item of a list, and one that `isClaim` rejects needs no support: both stay with the part before them.
 */
export function claimParts(
  sentence: string,
  language: string,
  isClaim: (part: string) => boolean,
): readonly string[] {
  const isPart = (text: string): boolean =>
    wordsOf(text, language).length >= CLAUSE_WORDS_MIN && isClaim(text);
  const ends = [...cutsIn(sentence, language).map(({ at }) => at), ...joinsIn(sentence, language)];
  const parts: string[] = [];
  let from = 0;
  for (const end of [...new Set(ends), sentence.length].sort((one, other) => one - other)) {
    const part = sentence.slice(from, end);
    if (part.trim() === '') continue;
    from = end;
    const last = parts.at(-1);
    if (last === undefined || (isPart(part) && isPart(last))) parts.push(part);
    else parts[parts.length - 1] = last + part;
  }
  return parts;
}
