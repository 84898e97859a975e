import type { Entities, FoundEntity } from './found-entity.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { packOf } from '../../languages/index.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { hostLabels } from '../../page-facts/host-name.ts';
import { lettersOf } from '../../page-facts/letters-of.ts';
import { wordsOf } from '../../text/words.ts';
import type { Prose, Sentence } from '../../signals/prose.ts';
import { findAcronyms } from './acronyms.ts';
import { definesTerm, mayDefine } from './definitions.ts';
import type { EntityType, PageType } from '../../schema/vocabulary.ts';
import { siteNameOf } from '../subject/page-title.ts';
import { phraseKey } from './candidate.ts';
import { entityTypeOf } from './entity-type.ts';
import { knownNames } from './known-names.ts';
import { nameFamilies } from './name-families.ts';
import { themesOf } from './themes.ts';
import type { TypeContext, TypeEvidence } from './type-features.ts';
import { mergeAcronyms } from './merge-acronyms.ts';
import { mergeForms } from './merge-forms.ts';
import { mergePlurals } from './merge-plurals.ts';
import { isNameTally, tallyPhrases, type PhraseTally } from './phrase-tally.ts';
import type { TalliedText } from './tallied-text.ts';
import type { Subject } from '../subject/subject.ts';
import { pageSurfaces } from './entity-features.ts';
import { rankPhrases } from './rank-phrases.ts';
import { prominenceOf } from './salience.ts';
import { withoutPossessive } from '../../text/possessive.ts';

const ENTITIES_MAX = 50;
/** Number of opening words in which a defined term may begin. */
const OPENER_WORDS = 4;

/** What other parts of the reading know of the page. */
export interface PageContext {
  readonly subject: Subject | null;
  readonly pageType: PageType | null;
  /** The words of its address. */
  readonly slug: string;
  readonly url: string;
}

/** The entries of a good index of the page, the likeliest first. */
export function extractEntities(page: PageDocument, prose: Prose, around: PageContext): Entities {
  const language = packOf(page.language);
  const forms = formsOf(prose, language);
  const isHeadline = forms.size === 0 && page.titleHeading !== null;
  const tallies = isHeadline ? tallyForms(headlineText(page), language) : forms;
  const surfaces = pageSurfaces(tallies, page, prose, around);
  const phrases = rankPhrases(tallies, surfaces, ENTITIES_MAX).map(({ key, tally }) => ({
    key,
    tally,
    prominence: prominenceOf(key, tally, surfaces),
  }));
  const acronyms = findAcronyms(prose, page.text, page.language);
  const context = typeContextOf(page, around, tallies);
  const strongest = Math.max(...phrases.map(({ prominence }) => prominence.weight), 0);
  const openers = indexOpeners(prose, language);
  const mostPresent = Math.max(...phrases.map(({ prominence }) => prominence.presence), 0);
  const all = phrases.map(({ key, tally, prominence: { weight, presence } }): FoundEntity => {
    const name = displayName(tally);
    const isName = isNameTally(tally);
    return {
      key,
      aliases: tally.aliases,
      name,
      type: entityTypeOf(name, evidenceOf(key, tally), context),
      // Rounded, but never to zero: every listed entity was mentioned.
      salience: Math.max(0.01, Math.round((weight / strongest) * 100) / 100),
      presence: presence / mostPresent,
      mentions: tally.mentions,
      isName,
      definition: findDefinition(key, openers, language),
      first: isHeadline ? { text: tally.first.text, start: null } : tally.first,
    };
  });
  return { all: mergeAcronyms(all, acronyms, typeOfNames(context), language), acronyms };
}

const noEvidence = { isName: true, votes: new Map(), marks: new Map(), mentions: 0 };

/** The type of a name for which the text was not searched. */
function typeOfNames(context: TypeContext): (name: string, key: string) => EntityType {
  return (name, key) => entityTypeOf(name, { ...noEvidence, key }, context);
}

export function evidenceOf(key: string, tally: PhraseTally): TypeEvidence {
  const { votes, marks, mentions } = tally;
  return { key, isName: isNameTally(tally), votes, marks, mentions };
}

export function typeContextOf(
  page: PageDocument,
  { subject, pageType, url }: PageContext,
  tallies: ReadonlyMap<string, PhraseTally>,
): TypeContext {
  // The weights of the types were fitted with this label of the host alone.
  const domain = hostLabels(url).at(-2) ?? '';
  return {
    language: packOf(page.language),
    known: knownNames(page),
    pageType,
    subject:
      subject === null ? null : { key: phraseKey(wordsOf(subject.name, page.language)), type: subject.type },
    sites: new Set([lettersOf(siteNameOf(page) ?? ''), lettersOf(domain)]),
    families: nameFamilies(tallies),
    themes: themesOf(`${subject?.name ?? ''} ${page.titleHeading ?? ''}`, packOf(page.language)),
  };
}

/** Depends on the text alone: a page scored again with another title has the same forms. */
const knownForms = new WeakMap<Prose, ReadonlyMap<string, PhraseTally>>();

export function formsOf(prose: Prose, language: LanguagePack): ReadonlyMap<string, PhraseTally> {
  const known = knownForms.get(prose) ?? tallyForms(prose, language);
  knownForms.set(prose, known);
  return known;
}

function tallyForms(text: TalliedText, language: LanguagePack): ReadonlyMap<string, PhraseTally> {
  const tallies = tallyPhrases(text, language);
  mergePlurals(tallies, language);
  mergeForms(tallies, language.code);
  return tallies;
}

/** A page whose text names nothing is about the terms of its headline. */
function headlineText(page: PageDocument): TalliedText {
  const text = page.titleHeading ?? '';
  const words = wordsOf(text, page.language);
  const block = { kind: 'heading', text, start: 0, cells: null, spans: [], isHeaderRow: false } as const;
  const sentence = { text, start: 0, end: text.length, unit: 0, words, isComplete: true };
  return { units: [{ block, words }], sentences: [sentence] };
}

/** The most frequent form; among equals the one in ordinary case, then the shorter one. */
export function displayName(tally: PhraseTally): string {
  const shouts = (surface: string): number =>
    surface.length > 6 && surface === surface.toUpperCase() ? 1 : 0;
  const forms = [...tally.surfaces].sort(
    ([a, countA], [b, countB]) =>
      shouts(a) - shouts(b) || countB - countA || a.length - b.length || (a < b ? -1 : 1),
  );
  return withoutPossessive(forms[0]?.[0] ?? '');
}

/** What the rules say of names that they did not find themselves. */
export interface EntityRules {
  readonly language: string;
  readonly prose: Prose;
  readonly typeOf: (name: string, key: string) => EntityType;
  readonly definitionOf: (key: string) => Sentence | null;
}

export function entityRules(page: PageDocument, prose: Prose, around: PageContext): EntityRules {
  const language = packOf(page.language);
  const openers = indexOpeners(prose, language);
  return {
    language: page.language,
    prose,
    typeOf: typeOfNames(typeContextOf(page, around, formsOf(prose, language))),
    definitionOf: (key) => findDefinition(key, openers, language),
  };
}

/** Sentences by the stems of their first words: a definition names its term there. */
function indexOpeners(prose: Prose, language: LanguagePack): ReadonlyMap<string, readonly Sentence[]> {
  const openers = new Map<string, Sentence[]>();
  for (const sentence of prose.sentences) {
    if (!mayDefine(sentence, language)) continue;
    for (const word of sentence.words.slice(0, OPENER_WORDS)) {
      const known = openers.get(word.stem);
      if (known === undefined) openers.set(word.stem, [sentence]);
      else if (known.at(-1) !== sentence) known.push(sentence);
    }
  }
  return openers;
}

function findDefinition(
  key: string,
  openers: ReadonlyMap<string, readonly Sentence[]>,
  language: LanguagePack,
): Sentence | null {
  if (language.definitions === null) return null;
  const candidates = openers.get(key.split(' ', 1)[0] ?? '') ?? [];
  return candidates.find((sentence) => definesTerm(sentence, key, language) === true) ?? null;
}
