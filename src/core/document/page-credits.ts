import { authorNames, nameInByline } from './author-name.ts';
import type { MachineDate, Metadata } from './metadata.ts';
import { normalizeDate } from './normalize-date.ts';
import { stringsOf, type StructuredData, type StructuredItem } from './structured-data.ts';
import { keyOf } from './title-parts.ts';

/** Who wrote the page and when: of its main item in the structured data, else of its head, else of its byline and <time>. */
export interface PageCredits {
  /** Names of persons or organizations; never an address or an account's name. */
  readonly author: string | null;
  /** RFC 3339; the day alone where no more is known. */
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
}

/** Items whose author and dates are the page's. Those of a book, a product or a review of it are not. */
const TEXTS = /^(?:\w*Article|\w*Posting|Report|Recipe|HowTo|Question|Guide|LearningResource|CreativeWork)$/;
const PAGES = /^(?:\w*Page)$/;
const PUBLISHED = ['datePublished', 'datePosted', 'dateCreated', 'uploadDate'] as const;
const NAMES = ['headline', 'name'] as const;
const ADDRESSES = ['url', '@id', 'mainEntityOfPage'] as const;

export interface CreditSources {
  readonly metadata: Metadata;
  readonly structuredData: StructuredData;
  readonly titleHeading: string | null;
  readonly byline: string | null;
  readonly hasOneAuthor: boolean;
  /** Values of <time> in the main content, first ones first. */
  readonly times: readonly string[];
}

export function readCredits(sources: CreditSources): PageCredits {
  const { metadata, structuredData, byline, hasOneAuthor } = sources;
  const items = [mainItem(sources), pageItem(sources)].filter((item) => item !== null);
  const fromData = (names: readonly string[]): string[] =>
    items.flatMap(({ properties }) => names.flatMap((name) => stringsOf(properties[name])));
  const inHead = (kind: MachineDate['kind']): string[] =>
    metadata.dates.filter((date) => date.source === 'meta' && date.kind === kind).map(({ value }) => value);
  const [firstTime, lastTime] = timesOf(sources.times);
  const publishedAt = firstDate([...fromData(PUBLISHED), ...inHead('published')]) ?? firstTime;
  const modifiedAt = firstDate([...fromData(['dateModified']), ...inHead('modified')]) ?? lastTime;
  return {
    author:
      firstOf(items, (item) => authorNames(authorsOf(item, structuredData))) ??
      authorNames(metadata.authors) ??
      (byline === null || !hasOneAuthor ? null : nameInByline(byline)),
    publishedAt,
    // A change before the publication is a template's default.
    modifiedAt:
      modifiedAt !== null && publishedAt !== null && modifiedAt.slice(0, 10) < publishedAt.slice(0, 10)
        ? null
        : modifiedAt,
  };
}

/** The item that is the page: the one that its title or its address names, else the only one outside of other items. */
function mainItem(sources: CreditSources): StructuredItem | null {
  const texts = sources.structuredData.items.filter(({ types }) => types.some((type) => TEXTS.test(type)));
  const isNamed = nameTest(sources);
  const named = texts.find(isNamed);
  if (named !== undefined) return named;
  const alone = texts.filter(({ depth }) => depth === 0);
  return alone.length === 1 ? (alone[0] ?? null) : null;
}

function pageItem({ structuredData }: CreditSources): StructuredItem | null {
  const pages = structuredData.items.filter(
    ({ types, depth }) => depth === 0 && types.some((type) => PAGES.test(type)),
  );
  return pages.length === 1 ? (pages[0] ?? null) : null;
}

function nameTest({ metadata, titleHeading }: CreditSources): (item: StructuredItem) => boolean {
  const heading = keyOf(titleHeading ?? '');
  const title = keyOf(metadata.title ?? '');
  const own = addressKey(metadata.canonical ?? '');
  return ({ properties }) => {
    const names = NAMES.flatMap((name) => stringsOf(properties[name])).map(keyOf);
    if (names.some((name) => name.length > 2 && (name === heading || title.startsWith(name)))) return true;
    return own !== '' && ADDRESSES.some((name) => addressesOf(properties[name]).includes(own));
  };
}

function addressesOf(value: unknown): readonly string[] {
  const inner = typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value;
  return typeof inner === 'string' ? [addressKey(inner)] : [];
}

function addressKey(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/?(?:#.*)?$/, '');
}

/** The names of the authors; an author that is only referred to is another item of the page. */
function authorsOf({ properties }: StructuredItem, { items }: StructuredData): readonly string[] {
  const value = properties['author'] ?? properties['creator'];
  const authors: readonly unknown[] = Array.isArray(value) ? value.slice(0, 10) : [value];
  return authors.flatMap((author) => {
    const names = stringsOf(author);
    if (names.length > 0 || typeof author !== 'object' || author === null || !('@id' in author)) return names;
    const id = author['@id'];
    return stringsOf(items.find((item) => item.properties['@id'] === id)?.properties['name']);
  });
}

/** One <time> is the publication, two are publication and change; more belong to other pages or comments. */
function timesOf(times: readonly string[]): readonly [string | null, string | null] {
  const dates = [...new Set(times.map(normalizeDate).filter((date) => date !== null))].sort();
  const [first = null, last = null, more] = dates;
  return more === undefined ? [first, last] : [null, null];
}

function firstDate(written: readonly string[]): string | null {
  return firstOf(written, normalizeDate);
}

function firstOf<Value, Result>(
  values: readonly Value[],
  read: (value: Value) => Result | null,
): Result | null {
  for (const value of values) {
    const result = read(value);
    if (result !== null) return result;
  }
  return null;
}
