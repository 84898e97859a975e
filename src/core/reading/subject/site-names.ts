import type { PageDocument } from '../../document/page-document.ts';
import { stringsOf } from '../../document/structured-data.ts';
import { hostLabels } from '../../page-facts/host-name.ts';
import { lettersOf } from '../../page-facts/letters-of.ts';

const SITE_TYPES = /^(?:WebSite|Organization|Corporation|OnlineStore|NewsMediaOrganization)$/;
/** A shorter name occurs in other words by chance. */
const LETTERS_MIN = 3;
const NAMES_MAX = 8;
/** Of a longer text the start is compared. Decision. */
const NAME_CHARS_MAX = 200;

/** The names of a site, as letters and digits in a row: what its metadata, its structured data and its host call it. */
export interface SiteNames {
  readonly declared: readonly string[];
  /** Labels of the host without `www` and the top-level domain. */
  readonly host: readonly string[];
}

export function siteNamesOf(page: PageDocument, url: string): SiteNames {
  const items = page.structuredData.items.filter(({ types }) => types.some((type) => SITE_TYPES.test(type)));
  const names = [
    ...(page.metadata.siteName === null ? [] : [page.metadata.siteName]),
    ...items.slice(0, NAMES_MAX).flatMap(({ properties }) => stringsOf(properties['name'])),
  ];
  return {
    declared: [...new Set(names.map((name) => lettersOf(name.slice(0, NAME_CHARS_MAX))))]
      .filter((name) => name !== '')
      .slice(0, NAMES_MAX),
    host: hostLabels(url).map(lettersOf),
  };
}

/** 0-1: how much of the text is a name of the site: "iRobot®" on irobot.com is all. */
export function siteLikeness(text: string, { declared, host }: SiteNames): number {
  const letters = lettersOf(text.slice(0, NAME_CHARS_MAX));
  if (letters === '') return 0;
  const shares = [...declared, ...host].map((name) => {
    if (name === letters) return 1;
    if (name.length < LETTERS_MIN || letters.length < LETTERS_MIN) return 0;
    if (name.includes(letters)) return letters.length / name.length;
    return letters.includes(name) ? name.length / letters.length : 0;
  });
  const initials = text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase();
  return Math.max(0, ...shares, initials.length >= LETTERS_MIN && host.includes(initials) ? 1 : 0);
}
