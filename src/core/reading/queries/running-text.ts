import type { PageDocument } from '../../document/page-document.ts';

/** Longer text is not searched: the way in which a page writes a word shows early. */
const CHARS_MAX = 60_000;
/** More places of one word show nothing new. */
const PLACES_MAX = 60;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** A place of a phrase in the running text. */
export interface Place {
  /** The word before it, as written; empty at the start of a line or a sentence. */
  readonly before: string;
  /** The word after it, as written; empty before punctuation and the end of a line. */
  readonly after: string;
}

/** The running text of a page, to see how the page itself writes a phrase. */
export interface RunningText {
  /** Where the phrase stands as whole words, whatever its capitals. */
  placesOf(phrase: string): readonly Place[];
  /** The places of a phrase inside of sentences, and those of them with a capital. */
  capitalsOf(phrase: string): { readonly capitals: number; readonly all: number };
  /** The places of a phrase inside of sentences, and those of them that are written exactly as it is. */
  writingsOf(phrase: string): { readonly exact: number; readonly all: number };
}

const RUNNING: ReadonlySet<string> = new Set(['paragraph', 'list_item', 'quote', 'table_row']);

export function runningTextOf({ blocks }: Pick<PageDocument, 'blocks'>): RunningText {
  const parts: string[] = [];
  let length = 0;
  for (const { kind, text } of blocks) {
    if (!RUNNING.has(kind)) continue;
    if (length > CHARS_MAX) break;
    parts.push(text.slice(0, CHARS_MAX));
    length += text.length;
  }
  const written = parts.join('\n').slice(0, CHARS_MAX);
  const lower = written.toLowerCase();
  // A few letters have a lower-case form of another length, which would shift every position.
  const searched = lower.length === written.length ? lower : written;
  return {
    placesOf: (phrase) =>
      positionsOf(searched, phrase.toLowerCase()).map((at) => ({
        before:
          /([\p{L}\p{M}\p{N}’'-]{1,40}) $|([\p{L}]['’])$/u
            .exec(written.slice(Math.max(0, at - 42), at))?.[0]
            .trim() ?? '',
        after:
          /^ ([\p{L}\p{M}\p{N}’'-]{1,40})/u.exec(
            written.slice(at + phrase.length, at + phrase.length + 42),
          )?.[1] ?? '',
      })),
    capitalsOf(phrase) {
      const inside = positionsOf(searched, phrase.toLowerCase()).filter((at) => isInside(written, at));
      const capitals = inside.filter((at) => /\p{Lu}/u.test(written.charAt(at)));
      return { capitals: capitals.length, all: inside.length };
    },
    writingsOf(phrase) {
      const inside = positionsOf(searched, phrase.toLowerCase()).filter((at) => isInside(written, at));
      const exact = inside.filter((at) => written.startsWith(phrase, at));
      return { exact: exact.length, all: inside.length };
    },
  };
}

/** A word after a full stop or at the start of a line has a capital anyway. */
function isInside(text: string, at: number): boolean {
  return /[\p{Ll}\p{N},] $/u.test(text.slice(Math.max(0, at - 2), at));
}

function positionsOf(text: string, phrase: string): number[] {
  const places: number[] = [];
  if (phrase === '') return places;
  for (
    let at = text.indexOf(phrase);
    at >= 0 && places.length < PLACES_MAX;
    at = text.indexOf(phrase, at + phrase.length)
  ) {
    const isWhole =
      !WORD_CHARACTER.test(text.charAt(at - 1)) && !WORD_CHARACTER.test(text.charAt(at + phrase.length));
    if (isWhole) places.push(at);
  }
  return places;
}
