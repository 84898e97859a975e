import { quoteElsewhere } from '../evidence/evidence.ts';
import { flag, type Sign } from './flag.ts';

/**
 * Invisible characters that smuggle words past readers: Unicode tag characters spell out ASCII that models read, runs of
 * zero-width characters encode it, and zero-width spaces inside words hide repetition. Emoji flags, Persian and Indic
 * joiners and the odd break inside a long identifier are ordinary.
 */
const TAGS = /(?<![\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0020}-\u{E007E}]{4,}/u;
const RUN = /[\u200B-\u200D\u2060\u2062-\u2064\uFEFF]{8,}/u;
/** All characters of these, tag characters by their first half: ordinary texts have none and are read no further. */
const UNSEEN = /[\u200B-\u200D\u2060\u2062-\u2064\uFEFF\uDB40]/;
const INSIDE_WORD = /\p{L}[\u200B\u2060\uFEFF]\p{L}/gu;
/** Characters of text per break inside a word. */
const CHARS_FOR_EACH_BREAK = 60;
/** Breaks inside words. Decision: fewer may come from an editor. */
const BREAKS_MIN = 20;
/** Factor of the score. Decision: as for other text that readers are not meant to see. */
const MULTIPLIER = 0.3;

export const unseenCharacters: Sign = ({ page }) => {
  const texts = [page.text, page.metadata.title ?? '', page.metadata.description ?? ''];
  if (!texts.some((text) => UNSEEN.test(text))) return null;
  const carrier = texts.find((text) => TAGS.test(text) || RUN.test(text));
  const breaks = page.text.match(INSIDE_WORD) ?? [];
  const isBroken = breaks.length >= Math.max(BREAKS_MIN, page.text.length / CHARS_FOR_EACH_BREAK);
  if (carrier === undefined && !isBroken) return null;
  const around = carrier === undefined ? breaks.join(' ') : excerpt(carrier);
  return flag('unseen_characters', MULTIPLIER, 'The text contains invisible characters.', [
    quoteElsewhere(around),
  ]);
};

/** The words before the run, and the text that the tag characters spell. */
function excerpt(text: string): string {
  const at = (TAGS.exec(text) ?? RUN.exec(text))?.index ?? 0;
  const spelt = [...(TAGS.exec(text)?.[0] ?? '')]
    .map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0xe0020) - 0xe0000))
    .join('');
  return `${text.slice(Math.max(0, at - 60), at)}[${spelt === '' ? 'characters of no width' : spelt}]`;
}
