import type { PageType, SubjectType } from '../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { findItem, stringsOf } from '../../document/structured-data.ts';
import { lettersOf } from '../../page-facts/letters-of.ts';
import { TITLE_JOINT } from '../../page-facts/title-joints.ts';
import type { Subject } from '../subject/subject.ts';
import { siteNameOf } from '../subject/page-title.ts';

/** A longer name is a slogan. */
const WORDS_MAX = 3;
const CHARS_MAX = 40;
/** A shorter word occurs in other names by chance. */
const NAMING_CHARS_MIN = 4;

/** Nobody names the site that writes about them. */
const OWN_NAMES: ReadonlySet<SubjectType> = new Set<SubjectType>(['person', 'place', 'event', 'work']);

/**
 * Whose goods or services a page is about, so that a question names them: "casual sneakers" of Allen Edmonds. Null where
 * the subject needs no owner or none is known.
 */
export function ownerOf(
  page: PageDocument,
  pageType: PageType,
  { name, type }: Pick<Subject, 'name' | 'type'>,
): string | null {
  if (OWN_NAMES.has(type)) return null;
  const owners =
    pageType === 'product'
      ? brandsOf(page)
      : pageType === 'collection' || pageType === 'service'
        ? [siteNameOf(page) ?? '', ...lastSegment(page, name)]
        : [];
  const owner = owners.map((one) => one.replace(/[®™©]/gu, '').trim()).find(isName);
  if (owner === undefined) return null;
  // "Beardbrand Beard Oil" and "McCollister’s Fitness Equipment Repair" name theirs.
  const own = lettersOf(name);
  const first = lettersOf(owner.split(' ', 1)[0] ?? '');
  const isNamed = first.length >= NAMING_CHARS_MIN && own.includes(first);
  return isNamed || own.includes(lettersOf(owner)) ? null : owner;
}

function brandsOf(page: PageDocument): string[] {
  const product = findItem(page.structuredData, ['Product']);
  const brand: unknown = product?.properties['brand'];
  if (typeof brand === 'object' && brand !== null && 'name' in brand) return stringsOf(brand.name);
  return stringsOf(brand);
}

/** "Casual Sneakers | Allen Edmonds": sites put their name last. */
function lastSegment(page: PageDocument, name: string): string[] {
  const segments = (page.metadata.title ?? '').slice(0, 200).split(TITLE_JOINT);
  const isOfSubject = segments[0] !== undefined && lettersOf(segments[0]).includes(lettersOf(name));
  return segments.length > 1 && isOfSubject ? segments.slice(-1) : [];
}

function isName(text: string): boolean {
  const words = text.split(' ');
  return (
    text.length <= CHARS_MAX &&
    words.length <= WORDS_MAX &&
    words.every((word) => /^[\p{Lu}\p{N}\p{Lo}]|^[&+]$|^\p{Ll}+\p{Lu}/u.test(word)) &&
    !/\.\p{Ll}{2,}$|&\S/u.test(text)
  );
}
