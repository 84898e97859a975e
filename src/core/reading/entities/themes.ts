import type { LanguagePack } from '../../languages/pack.ts';
import { headNounsOf, type HeadNoun } from './head-nouns.ts';
import { typeOfNoun } from './name-words.ts';

/** A kind of noun in the title of a page. */
export type Theme = Exclude<HeadNoun, 'ideas'> | 'places' | 'persons';

/** The rest of a longer title does not belong to its theme. */
const TITLE_CHARS_MAX = 200;

/** "The best moving companies" are companies: titles of lists name the kind of what they list. */
export function themesOf(title: string, language: LanguagePack): ReadonlySet<Theme> {
  const themes = new Set<Theme>();
  for (const [word] of title
    .toLowerCase()
    .slice(0, TITLE_CHARS_MAX)
    .matchAll(/[\p{L}-]+/gu)) {
    const [head] = headNounsOf(word, language);
    const kind = typeOfNoun(word.replace(/s$/, ''), language);
    if (head !== undefined && head !== 'ideas') themes.add(head);
    else if (kind === 'place') themes.add('places');
    else if (kind === 'person') themes.add('persons');
  }
  return themes;
}
