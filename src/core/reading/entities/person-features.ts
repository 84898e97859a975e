import { fameOf } from './famous.ts';
import { gazetteTypesOf } from './gazetteer.ts';
import type { TypeFeature } from './type-feature-names.ts';
import type { Note } from './note.ts';

/** First names and surnames of a lower-case name. "Claude" is a program too. */
export function notePersonNames(words: readonly string[], note: Note<TypeFeature>): void {
  const [first = ''] = words;
  const isFirst = gazetteTypesOf(first).has('first name');
  if (words.length === 1) {
    if (isFirst && fameOf(first) === null) note('firstNameAlone');
    return;
  }
  if (isFirst) note('listedFirstName');
  if (gazetteTypesOf(words.at(-1) ?? '').has('surname')) note('listedLastName');
}
