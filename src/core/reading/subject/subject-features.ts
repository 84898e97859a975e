import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { Features, LinearModel } from '../../models/linear-model.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { wordsOf } from '../../text/words.ts';
import type { Prose } from '../../signals/prose.ts';
import { contentStems, stemsOfUnit, type TermStatistics } from '../../signals/terms.ts';
import { ownAddress } from './own-address.ts';
import { siteLikeness, siteNamesOf, type SiteNames } from './site-names.ts';
import type { SubjectCandidate } from './subject-candidates.ts';
import type { SubjectSurfaces } from './subject-surfaces.ts';
import { titleRuns } from './title-segments.ts';

/** What speaks for and against a name, each with what it measures. */
export const subjectFeatures = {
  declaredName: 'the page’s structured data gives it as the name of a thing',
  declaredHeadline: 'the structured data gives it as the headline of a text',
  declaredAbout: 'the structured data says that the page is about it',
  heading: 'it is the H1',
  otherHeading: 'it is another H1',
  wholeTitle: 'it is the whole title',
  titleStart: 'the title starts with it',
  titleMiddle: 'it is between other parts of the title',
  titleEnd: 'the title ends with it',
  openGraphTitle: 'it is the title for link previews',
  breadcrumb: 'the breadcrumb ends with it',
  slug: 'it is the last part of the address',
  firstHeading: 'it is the first heading of a page without H1',
  joined: 'a heading joined with the brand or site of the title',
  opened: 'words before the name were removed, such as “how to”',
  closed: 'words after the name were removed, such as “review”',
  shortened: 'the words in brackets or after a comma were removed',
  parted: 'part of a longer heading',
  readings: 'number of surfaces that give exactly it',
  shareInTitle: 'share of its words in the title',
  shareInHeading: 'share of its words in the H1',
  shareInPreview: 'share of its words in the title for link previews',
  shareInDeclared: 'share of its words in the declared name or headline',
  shareInSlug: 'share of its words in the address',
  shareInDescription: 'share of its words in the description',
  shareInBreadcrumb: 'share of its words in the breadcrumb’s last item',
  shareInBody: 'share of its words in the text',
  shareInLead: 'share of its words in the first paragraphs',
  bodyFrequency: 'how often the text has its words, on a logarithmic scale',
  rarestWord: 'how often the text has the rarest of its words',
  coversTitle: 'share of the title’s words that it has',
  coversHeading: 'share of the H1’s words that it has',
  coversSlug: 'share of the address’s words that it has',
  coversDeclared: 'share of the words of the declared name or headline that it has',
  coversShared: 'share of the words that two surfaces share that it has',
  siteLikeness: 'how much of it is the site’s name',
  siteAtRoot: 'the same, on the site’s first page',
  withSite: 'it has a part that is the site’s name, and another part',
  ownedOffer: 'the same on a page of services, goods or links, whose label alone is not unique',
  bareOffer: 'two words or fewer without the site’s name on such a page',
  parts: 'parts of a title that it spans above one',
  namesSite: 'it is the site’s name, on another page than its first',
  words1: 'one word',
  words2: 'two words',
  words6: 'words above six',
  words10: 'words above ten',
  digits: 'a number is in it',
  navigation: 'it is a label of navigation',
  question: 'it starts with a question word or ends with a question mark',
  sentence: 'it ends as a sentence does',
  theme: 'share of its words that make a question or theme',
} as const;

export type SubjectFeature = keyof typeof subjectFeatures;

/** Weights of the candidates, and the line that turns the winner's sum into the log-odds that it is right. */
export interface SubjectRanking extends LinearModel<SubjectFeature> {
  readonly certainty: { readonly intercept: number; readonly slope: number };
}

/** What all candidates of a page are measured against; computed once. */
export interface SubjectContext {
  readonly pack: LanguagePack;
  readonly site: SiteNames;
  readonly isRoot: boolean;
  /** A page of services, goods or links. */
  readonly isOffer: boolean;
  readonly title: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  readonly preview: ReadonlySet<string>;
  readonly declared: ReadonlySet<string>;
  readonly slug: ReadonlySet<string>;
  readonly description: ReadonlySet<string>;
  readonly breadcrumb: ReadonlySet<string>;
  readonly lead: ReadonlySet<string>;
  /** Stems that at least two of title, H1, preview, declared name and address have. */
  readonly shared: ReadonlySet<string>;
  readonly frequency: ReadonlyMap<string, number>;
}

const LEAD_UNITS = 6;

export function subjectContext(
  page: PageDocument,
  surfaces: SubjectSurfaces,
  {
    prose,
    terms,
    url,
    pack,
    pageType,
  }: {
    readonly prose: Prose;
    readonly terms: TermStatistics;
    readonly url: string;
    readonly pack: LanguagePack;
    readonly pageType: PageType;
  },
): SubjectContext {
  const stems = (text: string | null): ReadonlySet<string> =>
    text === null ? new Set() : contentStems(wordsOf(text, page.language));
  const title = stems(surfaces.title);
  const heading = stems(surfaces.heading);
  const preview = stems(surfaces.openGraphTitle);
  const declared = stems(surfaces.declaredName ?? surfaces.declaredHeadline);
  const slug = stems(surfaces.slug);
  const lead = prose.units.filter(({ isProse }) => isProse).slice(0, LEAD_UNITS);
  return {
    pack,
    site: siteNamesOf(page, url),
    isRoot: isRootAddress(ownAddress(page, url)),
    isOffer: pageType === 'service' || pageType === 'collection' || pageType === 'listing',
    title,
    heading,
    preview,
    declared,
    slug,
    description: stems(surfaces.description),
    breadcrumb: stems(surfaces.breadcrumb),
    lead: new Set(lead.flatMap((unit) => [...stemsOfUnit(unit)])),
    shared: sharedOf([title, heading, preview, declared, slug]),
    frequency: terms.frequency,
  };
}

/** True for a site's first page, also of one language: "/", "/en/", "/index.html". */
export function isRootAddress(url: string): boolean {
  let path: string;
  try {
    path = new URL(url).pathname;
  } catch {
    return false;
  }
  return /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default)(?:\.[a-z]{2,5})?\/?)?$/i.test(path);
}

function sharedOf(surfaces: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const surface of surfaces) for (const stem of surface) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([stem]) => stem));
}

const wordsByPack = perPack(({ subjects, grammar: { isUnspaced } }) => ({
  navigation: matcherOf(subjects?.navigation ?? null, { at: 'whole', isUnspaced }),
  question: matcherOf(subjects?.questions ?? null, { at: 'start', isUnspaced }),
  theme: matcherOf(subjects?.themes ?? null, { isUnspaced, isGlobal: true }),
}));

/** Likeness from which a part of a title is the site's name. */
const SITE_PART = 0.6;

/** Frequency from which one more mention does not make a word more likely the page's subject. */
const FREQUENT = 30;

export function subjectFeaturesOf(
  { name, stems, readings }: SubjectCandidate,
  context: SubjectContext,
): Features<SubjectFeature> {
  const share = (of: ReadonlySet<string>): number => overlap(stems, of);
  const frequencies = [...stems].map(
    (stem) => Math.log1p(Math.min(FREQUENT, context.frequency.get(stem) ?? 0)) / Math.log1p(FREQUENT),
  );
  const words = name.split(/\s+/).length;
  const runs = titleRuns(name).filter(({ first, last }) => first === last);
  const siteParts = runs.filter(({ text }) => siteLikeness(text, context.site) > SITE_PART).length;
  const site = siteLikeness(name, context.site);
  const withSite = Number(runs.length > 1 && siteParts > 0 && siteParts < runs.length);
  const isSite = site > SITE_PART;
  const hasSite = withSite === 1 || site > 0.2;
  const { navigation, question, theme } = wordsByPack(context.pack);
  const themes = name.match(theme)?.length ?? 0;
  return {
    ...Object.fromEntries([...readings].map((reading) => [reading, 1])),
    readings: readings.size,
    shareInTitle: share(context.title),
    shareInHeading: share(context.heading),
    shareInPreview: share(context.preview),
    shareInDeclared: share(context.declared),
    shareInSlug: share(context.slug),
    shareInDescription: share(context.description),
    shareInBreadcrumb: share(context.breadcrumb),
    shareInBody: frequencies.filter((frequency) => frequency > 0).length / stems.size,
    shareInLead: share(context.lead),
    bodyFrequency: frequencies.reduce((sum, value) => sum + value, 0) / stems.size,
    rarestWord: Math.min(...frequencies),
    coversTitle: overlap(context.title, stems),
    coversHeading: overlap(context.heading, stems),
    coversSlug: overlap(context.slug, stems),
    coversDeclared: overlap(context.declared, stems),
    coversShared: overlap(context.shared, stems),
    siteLikeness: context.isRoot ? 0 : site,
    siteAtRoot: context.isRoot ? site : 0,
    withSite,
    ownedOffer: context.isOffer ? Number(hasSite && !isSite) : 0,
    bareOffer: context.isOffer ? Number(stems.size <= 2 && !hasSite) : 0,
    parts: runs.length - 1,
    namesSite: Number(!context.isRoot && isSite),
    words1: Number(stems.size === 1),
    words2: Number(stems.size === 2),
    words6: Math.max(0, words - 6),
    words10: Math.max(0, words - 10),
    digits: Number(/\p{N}/u.test(name)),
    navigation: Number(navigation.test(name)),
    question: Number(question.test(name) || /[?？]$/.test(name)),
    sentence: Number(/[.!。！]$/.test(name)),
    theme: themes / words,
  };
}

/** Share of the first set in the second; 0 for an empty one. */
function overlap(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (stems.size === 0) return 0;
  let count = 0;
  for (const stem of stems) if (others.has(stem)) count++;
  return count / stems.size;
}
