import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { siteLikeness, siteNamesOf } from '../../reading/subject/site-names.ts';
import { holdsReviews } from '../../advice/holds-reviews.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import { adviseTo, type Advice, type Place } from '../../advice/advice.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { isEmptyHeading } from '../../text/empty-headings.ts';
import type { Section } from '../../signals/sections.ts';
import { defineCheck, notApplicable } from '../check.ts';
import { quote, shorten, quoteElsewhere } from '../../evidence/evidence.ts';
import { quoted } from '../../evidence/quoted.ts';

/** A longer text without a heading is one block to a retriever (scoring rubric, heading-outline). */
export const WORDS_PER_HEADING_MAX = 300;
/** A shorter text needs no section headings. Decision. */
const SHORT_TEXT_WORDS = 150;
/** Parts of the share, which sum to 1. Decision: one H1 and enough headings count more than their levels and wording. */
const WEIGHTS = { h1: 0.3, levels: 0.2, density: 0.3, telling: 0.2 } as const;

export const headingOutline = defineCheck({
  id: 'heading-outline',
  category: 'structure_quality',
  weakness: 'poor_headings',
  title: 'The headings are an outline',
  why: 'Retrieval cuts a page at its headings. One H1, levels in order and a heading every few paragraphs give passages that are each about one thing.',
  source: {
    class: 'B',
    claim:
      'Structure alone, with the meaning held, brought 17 % more citations over six engines (GEO-SFE 2026).',
  },
  needs: ['page', 'sections', 'prose'],
  fix: ['headings'],
  evaluate({ page, sections, prose }) {
    const headed = sections.filter((section) => section.heading !== null);
    if (headed.length === 0 && prose.wordCount <= SHORT_TEXT_WORDS)
      return notApplicable('The text is too short to need an outline.');
    const skipped = findSkip(headed, page.titleHeading !== null);
    const mute = headed.filter((section) => isEmptyHeading(section.title ?? ''));
    const h1 = page.titleHeading === null ? 0 : page.h1s.length > 3 ? 0.7 : 1;
    const levels = skipped === null ? 1 : 0;
    const density = densityOf(sections, prose.wordCount);
    const telling = headed.length === 0 ? density : 1 - mute.length / headed.length;
    return {
      kind: 'judged',
      share:
        h1 * WEIGHTS.h1 + levels * WEIGHTS.levels + density * WEIGHTS.density + telling * WEIGHTS.telling,
      explanation: `${page.titleHeading === null ? 'No H1' : `H1 ${quoted(page.titleHeading, 60)}`}, ${String(headed.length)} section ${headed.length === 1 ? 'heading' : 'headings'} for ${String(prose.wordCount)} words${skipped === null ? '' : ', a level is skipped'}.`,
      evidence: headed
        .slice(0, 3)
        .flatMap(({ heading }) => (heading === null ? [] : [quote(heading.block.text, heading.block.start)])),
    };
  },
  advise(signals) {
    return adviceOn(signals);
  },
});

/** Share of words within reach of a heading; words beyond the limit do not count. */
function densityOf(sections: readonly Section[], words: number): number {
  if (words <= SHORT_TEXT_WORDS) return 1;
  const under = sections.reduce((sum, section) => sum + section.wordCount, 0);
  const within = sections.reduce(
    (sum, section) => sum + Math.min(section.wordCount, WORDS_PER_HEADING_MAX),
    0,
  );
  return under === 0 ? 1 : within / under;
}

interface Skip {
  readonly section: Section;
  /** The correct level. */
  readonly level: number;
}

/** The first heading more than one level below its predecessor; the H1 precedes all. */
function findSkip(headed: readonly Section[], hasH1: boolean): Skip | null {
  let level = hasH1 ? 1 : (headed[0]?.level ?? 1);
  for (const section of headed) {
    if (section.level > level + 1) return { section, level: level + 1 };
    level = section.level;
  }
  return null;
}

/** An H1 that is the site's name, give or take a sign. */
const SITE_LIKENESS_MIN = 0.95;
/** Half as long again as a section should be: an editor leaves a shorter one. */
const DIVIDED_WORDS_MIN = 1.5 * WORDS_PER_HEADING_MAX;
/** Sections with less running text are lists or tables; those with more questions are answers to them. */
const PROSE_SHARE_MIN = 0.5;
const ASKED_MIN = 3;
/** Each item of a bibliography has its year. */
const YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u;
const DATED_SHARE_MAX = 0.6;
/** So many sections, and so few of them empty, that an empty one is a mistake. */
const FILLED_MIN = 5;
const EMPTY_SHARE_MAX = 0.3;
const LABEL_WORDS_MAX = 6;
/** A heading used this often no longer tells its sections apart. */
const SAME_HEADINGS_MIN = 3;
const SAME_HEADING_CHARS_MIN = 4;

/** The first fault of the outline that an editor would fix. */
function adviceOn(signals: Signals): Advice | null {
  const { page, sections } = signals;
  const headed = sections.filter((section) => section.heading !== null);
  if (page.titleHeading === null) return adviseTo('add-h1', {});
  return (
    adviseOnH1(signals) ??
    adviseOnHeadings(headed, signals.pageType) ??
    adviseOnLength(headed, signals) ??
    adviseOnLevels(headed)
  );
}

/** An H1 that names the site alone. */
function adviseOnH1({ page, pageType, options }: Signals): Advice | null {
  const [h1, ...more] = page.h1s;
  if (h1 === undefined || more.length > 0 || pageType === 'home') return null;
  const names = siteNamesOf(page, options.finalUrl ?? options.url);
  return siteLikeness(h1, names) < SITE_LIKENESS_MIN
    ? null
    : adviseTo('name-h1', { heading: shorten(h1) }, { where: quoteElsewhere(h1), isCertain: true });
}

/** Headings without text, and headings that cannot be told apart. */
function adviseOnHeadings(headed: readonly Section[], pageType: PageType): Advice | null {
  const empty = emptySection(headed, pageType);
  const certain = (section: Section): Place => ({ ...placeOf(section), isCertain: true });
  if (empty !== null)
    return adviseTo('fill-section', { heading: shorten(empty.title ?? '') }, certain(empty));
  // Lists show the same thing in several places, under its name.
  const same =
    pageTypeIs(pageType, 'sectionedByParts') || pageType === 'recipe' ? null : repeatedHeading(headed);
  if (same === null) return null;
  const heading = shorten(same.section.title ?? '');
  return adviseTo('tell-headings-apart', { heading, count: same.count }, certain(same.section));
}

/** The longest section that should have headings of its own; a text without any heading is another finding. */
function adviseOnLength(
  headed: readonly Section[],
  { sections, pageType, language }: Signals,
): Advice | null {
  if (headed.length === 0 || pageTypeIs(pageType, 'sectionedByParts')) return null;
  const [long] = sections
    .filter(({ wordCount }) => wordCount >= DIVIDED_WORDS_MIN)
    .filter((section) => !isList(section) && !holdsReviews(section, language))
    .sort((a, b) => b.wordCount - a.wordCount);
  if (long === undefined) return null;
  const heading = long.heading === null ? null : shorten(long.heading.block.text);
  return adviseTo(
    'divide-section',
    { heading, words: long.wordCount, max: WORDS_PER_HEADING_MAX },
    placeOf(long),
  );
}

/** Faults that move little. */
function adviseOnLevels(headed: readonly Section[]): Advice | null {
  const mute = headed.find((section) => isEmptyHeading(section.title ?? ''));
  if (mute !== undefined)
    return adviseTo(
      'name-section',
      { heading: shorten(mute.title ?? '') },
      { ...placeOf(mute), isMinor: true },
    );
  return null;
}

/** The heading of a section; its first sentence where it has none. */
function placeOf({ heading, sentences }: Section): Place {
  const { text, start } = heading?.block ?? sentences[0] ?? { text: '', start: 0 };
  return { where: text === '' ? null : quote(text, start) };
}

/** The heading that stands above most sections, where several share it. */
function repeatedHeading(headed: readonly Section[]): { section: Section; count: number } | null {
  const counts = new Map<string, { section: Section; count: number }>();
  for (const section of headed) {
    const text = (section.title ?? '').trim().toLowerCase();
    if (text.length < SAME_HEADING_CHARS_MIN || section.wordCount === 0) continue;
    const known = counts.get(text);
    if (known === undefined) counts.set(text, { section, count: 1 });
    else known.count += 1;
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most !== undefined && most.count >= SAME_HEADINGS_MIN ? most : null;
}

/** Questions and answers, posts and reviews, references: their units have labels, though no headings. */
function isList({ units }: Section): boolean {
  const prose = units.filter(({ isProse }) => isProse).length;
  const asked = units.filter(({ block }) => /[?？]$/u.test(block.text)).length;
  const dated = units.filter(({ block }) => YEAR.test(block.text)).length;
  const refers = dated > units.length * DATED_SHARE_MAX;
  return prose < units.length * PROSE_SHARE_MIN || asked >= ASKED_MIN || refers;
}

/** A longer heading is a sentence that was set as one. */
function isLabel({ heading }: Section): boolean {
  return heading !== null && heading.words.length <= LABEL_WORDS_MAX;
}

/** A heading without text among sections that have theirs; headings of a list of links have none as a rule. */
function emptySection(headed: readonly Section[], pageType: PageType): Section | null {
  if (pageTypeIs(pageType, 'sectionedByParts')) return null;
  const empty = headed.filter(({ units, hasSubsections }) => units.length === 0 && !hasSubsections);
  // A banner stands first, and what ends an article leads to others.
  const [last] = pageType === 'article' ? headed.slice(-1) : [];
  const isFew = headed.length >= FILLED_MIN && empty.length <= headed.length * EMPTY_SHARE_MAX;
  return isFew
    ? (empty.find((section) => section !== headed[0] && section !== last && isLabel(section)) ?? null)
    : null;
}
