import type { ValuedList, WordList } from './notation.ts';

/**
 * Nouns that tell the kind of the entity whose name ends with them (or begins, where the head comes first), or that "X is
 * a …" gives: in the singular; a plural in "s" is matched too. Only nouns of one kind. They come before those of
 * `NameWords.kinds`.
 */
export interface EntityWords {
  /** Things that people made to be read, seen, heard or run: `novel | plugin | act`. */
  readonly works: WordList;
  /** Things that are sold: `machine | headphone | sofa`. */
  readonly goods: WordList;
  /** Diseases, symptoms, treatments, drugs, parts of the body: `cancer | *itis`. */
  readonly health: WordList;
  /** Food and drink: `cheese | bread`. */
  readonly foods: WordList;
  /** Things that take place: `workshop | sale`. */
  readonly events: WordList;
  /** Bodies of people: `consortium | store`. */
  readonly organizations: WordList;
  /** Qualities, methods and fields, which are neither goods nor works: `*ing | *ity | method`. */
  readonly ideas: WordList;
  /** Openings of buttons and instructions, which name nothing: `tap | call us | learn more`. */
  readonly actions: WordList;
  /** Words of headings above help for the site's own dialogs: `push notifications | cookie settings`. */
  readonly dialogs: WordList;
  /** Endings of plurals that stems keep apart from their singular, each after the singular's ending: `ix ices | ysis yses`. */
  readonly pluralEndings: ValuedList | null;
}
