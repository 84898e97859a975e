import { isShouted } from '../../page-facts/letter-case.ts';
export const LINK_SHARE_MAX = 0.6;
const SENTENCE_END = /[.!。！।؟][”’»」』)"']*$/u;
/** A capital, or a name with a later capital: "iFixit", "useState". */
const OPENS_SENTENCE = /^["“«„‘'¿¡「『]*(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]|\p{Ll}{1,20}\p{Lu})/u;
/** URLs, markup, separators, prompts: text that no editor would quote. */
const NOT_PROSE =
  /https?:\/\/|www\.|(?<=(?<!\S)\S[^@\s]*)@\S+\.\S|[|{}<>→»«©•·✓✔▶►★☆]{1}\s|(?<!\p{L})[®™]|[{}<>]|\.{3}|…|,\s*[,.]|^\p{Lu}[\p{Lu} .'’-]{3,}:|\p{Extended_Pictographic}/u;
/** "The <table> element": prose about markup. */
const ELEMENT_NAME = /<\/?[a-z][a-z0-9-]*>/gu;

/** True for text that starts and ends like a sentence, with balanced brackets and quotation marks, and only prose. */
export function isWholeSentence(text: string): boolean {
  return (
    OPENS_SENTENCE.test(text) &&
    SENTENCE_END.test(text) &&
    isBalanced(text) &&
    !NOT_PROSE.test(text.replace(ELEMENT_NAME, '')) &&
    !isShouted(text.match(/\p{L}+/gu) ?? [])
  );
}

export function isBalanced(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return (
    count(/[(（]/g) === count(/[)）]/g) &&
    count(/\[/g) === count(/\]/g) &&
    count(/[「『]/g) === count(/[」』]/g) &&
    count(/"/g) % 2 === 0 &&
    (count(/“/g) === count(/”/g) || count(/„/g) === count(/[“”]/g)) &&
    count(/«/g) === count(/»/g)
  );
}

export function linkShare(block: { readonly text: string; readonly linkChars: number } | undefined): number {
  return block === undefined || block.text.length === 0 ? 1 : block.linkChars / block.text.length;
}
