import type { AnalyzeOptions } from '../options.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { FoundEntity } from '../reading/entities/found-entity.ts';
import { siteNameOf } from '../reading/subject/page-title.ts';
import { findItem, stringsOf, type StructuredItem } from '../document/structured-data.ts';

/** The spellings of the subject's name, and the author or publisher of the page. */
export interface Identity {
  /** Spellings of the subject's name, most frequent first; inflected forms are merged. */
  readonly forms: readonly NameForm[];
  /** Author or publisher, and the place that names them; null without one. */
  readonly responsible: { readonly name: string; readonly place: string } | null;
  /** Items of the structured data that describe a thing, and how many of them identify it (sameAs, @id or url). */
  readonly things: {
    readonly count: number;
    readonly linked: number;
    readonly unlinked: StructuredItem | null;
  };
}

export interface NameForm {
  readonly text: string;
  readonly count: number;
  /** Position in the text; null when only in title, H1, description or structured data. */
  readonly start: number | null;
}

const THING =
  /^(?:Person|Organization|Corporation|NGO|GovernmentOrganization|EducationalOrganization|LocalBusiness|Brand|Product|Place|Book|Movie|SoftwareApplication|Event)$/;
const RESPONSIBLE_PROPERTIES = ['author', 'creator', 'publisher', 'brand', 'provider', 'seller'] as const;
const FORMS_MAX = 5;
/** A longer name is no name, and its expression would be too large. */
const LETTERS_MAX = 200;
/** Deeper items are the authors of comments and nested offers. */
const THING_DEPTH_MAX = 1;
/** Properties that identify the thing behind a name. */
const LINKS = ['sameAs', '@id', 'url', 'gtin', 'gtin13', 'isbn', 'mpn', 'sku'] as const;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;
const TITLE_SEPARATOR = /\s+[|·•–—»«:-]\s+|\s*[|｜]\s*|\s+::\s+/u;

export interface IdentitySignals {
  readonly page: PageDocument;
  readonly primaryEntity: FoundEntity | null;
  readonly titleText: string;
  readonly options: AnalyzeOptions;
}

export function measureIdentity(signals: IdentitySignals): Identity {
  return {
    forms: nameForms(signals),
    responsible: responsibleFor(signals),
    things: thingsIn(signals),
  };
}

/**
 * Every spelling of the name: same letters and digits with other capitals inside a word, other hyphens or spaces
 * ("GitHub", "Github", "Git Hub"). Initial capitals and all capitals do not count as other spellings.
 */
function nameForms({ page, primaryEntity, titleText }: IdentitySignals): NameForm[] {
  if (primaryEntity === null) return [];
  const letters = [...primaryEntity.name.replace(/[^\p{L}\p{N}]+/gu, '')];
  if (letters.length < 4 || letters.length > LETTERS_MAX) return [];
  // Boundaries are checked separately: compiling the class of all letters without case takes a millisecond.
  const pattern = new RegExp(letters.join("[\\s\\-‐‑'’._]?"), 'giu');
  const found = new Map<string, NameForm>();
  const elsewhere = [titleText, page.titleHeading ?? '', page.metadata.description ?? ''].join(' · ');
  for (const [text, isMain] of [
    [page.text, true],
    [elsewhere, false],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      if (ENDS_IN_WORD.test(text.slice(Math.max(0, match.index - 2), match.index))) continue;
      if (BEGINS_WITH_WORD.test(text.slice(match.index + match[0].length, match.index + match[0].length + 2)))
        continue;
      const key = spelling(match[0]);
      const known = found.get(key);
      found.set(key, {
        text: known?.text ?? match[0],
        count: (known?.count ?? 0) + 1,
        start: known === undefined ? (isMain ? match.index : null) : known.start,
      });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, FORMS_MAX);
}

function spelling(text: string): string {
  return text
    .split(/\s+/)
    .map((word) =>
      /^\P{Ll}+$/u.test(word) ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1),
    )
    .join(' ')
    .replaceAll('’', "'")
    .replace(/[‐‑]/g, '-');
}

/** A byline on the page, an author in head or structured data, else the site's name. */
function responsibleFor({ page, options }: IdentitySignals): Identity['responsible'] {
  const { metadata, structuredData } = page;
  const url = options.finalUrl ?? options.url;
  if (page.byline !== null) return { name: page.byline, place: 'the byline' };
  if (metadata.author !== null) return { name: metadata.author, place: 'the head of the page' };
  for (const property of RESPONSIBLE_PROPERTIES) {
    const item = structuredData.items.find(
      ({ depth, properties }) => depth === 0 && stringsOf(properties[property]).length > 0,
    );
    const name = stringsOf(item?.properties[property])[0];
    if (name !== undefined && !/^https?:/.test(name))
      return { name, place: `${property} of the structured data` };
  }
  const site =
    siteNameOf(page) ?? stringsOf(findItem(structuredData, ['Organization'])?.properties['name'])[0];
  if (site !== undefined) return { name: site, place: 'the name of the site' };
  const inTitle = siteInTitle(metadata.title ?? '', url);
  return inTitle === null ? null : { name: inTitle, place: 'the title' };
}

/** "Topic - Site": the part of a title that the host name repeats, by a word or by its initials. */
function siteInTitle(title: string, url: string): string | null {
  const parts = title.split(TITLE_SEPARATOR).map((part) => part.trim());
  if (parts.length < 2) return null;
  const labels = hostLabels(url);
  const isSite = (part: string): boolean => {
    const words = part
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1);
    const initials = words.map((word) => word.charAt(0)).join('');
    const joined = words.join('');
    return labels.some(
      (label) =>
        label === initials ||
        joined.includes(label) ||
        words.some((word) => word.length > 2 && label.includes(word)),
    );
  };
  return [...parts].reverse().find(isSite) ?? null;
}

/** "docs", "python" of docs.python.org: without the last label and without "www". */
export function hostLabels(url: string): string[] {
  try {
    return new URL(url).hostname
      .split('.')
      .slice(0, -1)
      .filter((label) => label.length > 1 && label !== 'www');
  } catch {
    return [];
  }
}

/** Grouped by name: an item linked in one place is identified everywhere. */
function thingsIn({ page }: IdentitySignals): Identity['things'] {
  const byName = new Map<string, { item: StructuredItem; isLinked: boolean }>();
  for (const item of page.structuredData.items) {
    const name = stringsOf(item.properties['name'])[0]?.toLowerCase();
    if (name === undefined || item.depth > THING_DEPTH_MAX || !item.types.some((type) => THING.test(type)))
      continue;
    const isLinked = LINKS.some((link) => stringsOf(item.properties[link]).length > 0);
    const known = byName.get(name);
    byName.set(name, { item, isLinked: isLinked || known?.isLinked === true });
  }
  const things = [...byName.values()];
  return {
    count: things.length,
    linked: things.filter(({ isLinked }) => isLinked).length,
    unlinked: things.find(({ isLinked }) => !isLinked)?.item ?? null,
  };
}
