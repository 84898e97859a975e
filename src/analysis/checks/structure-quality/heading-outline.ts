import { holdsReviews } from '../../advice/owners-sentences.ts';
import { SECTION_WORDS_MIN } from './section-words.ts';
import type { PageType } from '../../../schema/vocabulary.ts';
import type { Evidence } from '../../../schema/evidence.ts';
import { adviseTo, type Advice } from '../../advice/advice.ts';
import type { Signals } from '../../signals/signals.ts';
import { isEmptyHeading } from '../../language/empty-headings.ts';
import type { Section } from '../../signals/sections.ts';
import { defineCheck, notApplicable, quote, shorten } from '../check.ts';

/** A longer text without a heading is one block to a retriever (scoring rubric, heading-outline). */
export const WORDS_PER_HEADING_MAX = 300;
const SHORT_TEXT_WORDS = 150;
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
    const long = sections
      .filter((section) => section.wordCount > WORDS_PER_HEADING_MAX)
      .sort((a, b) => b.wordCount - a.wordCount)[0];
    const mute = headed.filter((section) => isEmptyHeading(section.title ?? ''));
    const h1 = page.titleHeading === null ? 0 : page.h1s.length > 3 ? 0.7 : 1;
    const levels = skipped === null ? 1 : 0;
    const density = densityOf(sections, prose.wordCount);
    const telling = headed.length === 0 ? density : 1 - mute.length / headed.length;
    return {
      kind: 'judged',
      share:
        h1 * WEIGHTS.h1 + levels * WEIGHTS.levels + density * WEIGHTS.density + telling * WEIGHTS.telling,
      explanation: `${page.titleHeading === null ? 'No H1' : `H1 “${shorten(page.titleHeading, 60)}”`}, ${String(headed.length)} section ${headed.length === 1 ? 'heading' : 'headings'} for ${String(prose.wordCount)} words${skipped === null ? '' : ', a level is skipped'}.`,
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

interface Findings {
  readonly hasH1: boolean;
  readonly skipped: Skip | null;
  readonly long: Section | undefined;
  readonly mute: Section | undefined;
  readonly density: number;
}

/** Half as long again as a section should be: an editor leaves a shorter one. */
const DIVIDED_WORDS_MIN = 1.5 * WORDS_PER_HEADING_MAX;
/** Sections with less running text are lists or tables; those with more questions are answers to them. */
const PROSE_SHARE_MIN = 0.5;
const ASKED_MIN = 3;
/** Each item of a bibliography has its year. */
const YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u;
const DATED_SHARE_MAX = 0.6;
/** Their long sections are posts or lists of goods and links. */
const GATHERING: ReadonlySet<PageType> = new Set<PageType>(['forum', 'listing', 'collection']);
/** So many sections, and so few of them empty, that an empty one is a mistake. */
const FILLED_MIN = 5;
const EMPTY_SHARE_MAX = 0.2;
/** A heading used this often no longer tells its sections apart. */
const SAME_HEADINGS_MIN = 3;
const SAME_HEADING_CHARS_MIN = 4;

/** The first fault of the outline that an editor would fix. */
function adviceOn({ page, pageType, sections, language }: Signals): Advice | null {
  const headed = sections.filter((section) => section.heading !== null);
  if (page.titleHeading === null) return adviseTo('add-h1', {});
  const at = ({ heading }: Section): { where: Evidence | null; rewrites: boolean } => ({
    where: heading === null ? null : quote(heading.block.text, heading.block.start),
    rewrites: true,
  });
  const empty = emptySection(headed, pageType);
  if (empty !== null) return adviseTo('fill-section', { heading: shorten(empty.title ?? '') }, at(empty));
  const same = repeatedHeading(headed);
  if (same !== null)
    return adviseTo(
      'tell-headings-apart',
      { heading: shorten(same.section.title ?? ''), count: same.count },
      at(same.section),
    );
  const long = sections
    .filter(
      (section) =>
        section.wordCount >= DIVIDED_WORDS_MIN && !isList(section) && !holdsReviews(section, language),
    )
    .sort((a, b) => b.wordCount - a.wordCount)[0];
  // A text without any heading is another finding.
  if (long !== undefined && headed.length > 0 && !GATHERING.has(pageType)) {
    const heading = long.heading === null ? null : shorten(long.heading.block.text);
    const first = long.sentences[0];
    return adviseTo(
      'divide-section',
      { heading, words: long.wordCount, max: WORDS_PER_HEADING_MAX },
      long.heading !== null || first === undefined
        ? at(long)
        : { where: quote(first.text, first.start), rewrites: true },
    );
  }
  const mute = headed.find((section) => isEmptyHeading(section.title ?? ''));
  if (mute !== undefined)
    return adviseTo('name-section', { heading: shorten(mute.title ?? '') }, { ...at(mute), isMinor: true });
  const skipped = findSkip(headed, true);
  if (skipped === null) return null;
  const { section, level } = skipped;
  return adviseTo(
    'fix-level',
    { heading: shorten(section.title ?? ''), from: section.level, to: level },
    { ...at(section), isMinor: true },
  );
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

/** A heading without text among sections that have theirs; headings of a list of links have none as a rule. */
function emptySection(headed: readonly Section[], pageType: PageType): Section | null {
  if (GATHERING.has(pageType) || pageType === 'home') return null;
  const empty = headed.filter(({ units, hasSubsections }) => units.length === 0 && !hasSubsections);
  if (headed.length < FILLED_MIN || empty.length > headed.length * EMPTY_SHARE_MAX) return null;
  // A banner or a teaser stands at the edge, or at a level of its own.
  const isBetween = (section: Section): boolean => {
    const at = headed.indexOf(section);
    const around = [headed[at - 1], headed[at + 1]];
    return around.every((other) => other?.level === section.level && other.wordCount >= SECTION_WORDS_MIN);
  };
  return empty.find(isBetween) ?? null;
}
