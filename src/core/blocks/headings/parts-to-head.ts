import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { WORDS_PER_HEADING_MAX } from '../../checks/structure-quality/heading-outline.ts';
import { isEmptyHeading } from '../../text/empty-headings.ts';
import type { ProseUnit } from '../../signals/prose.ts';
import type { Section } from '../../signals/sections.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { hasDanglingOpener } from '../quoting/dangling-sentences.ts';

const LEVEL_MAX = 6;
/** Words of a part of a long section. */
const PART_WORDS = { wanted: 180, min: 60 } as const;
/** Words below a heading without content ("Overview") from which on it gets a subheading. */
const MUTE_WORDS_MIN = 40;
const ANCHOR_WORDS = 8;

/** Text that needs a heading, within one section. */
export interface Part {
  readonly units: readonly ProseUnit[];
  readonly level: number;
}

/** Parts of the page without a heading of their own, in page order; none where headings are labels. */
export function partsToHead({
  page,
  pageType,
  sections,
}: Pick<Signals, 'page' | 'pageType' | 'sections'>): readonly Part[] {
  if (pageTypeIs(pageType, 'gathering')) return [];
  return sections.flatMap((section) => partsWithoutHeading(section, page.language));
}

function partsWithoutHeading(section: Section, language: string): Part[] {
  const level = section.level + 1;
  if (level > LEVEL_MAX) return [];
  if (section.wordCount > WORDS_PER_HEADING_MAX) return divide(section.units, level, language);
  const isMute = section.heading !== null && isEmptyHeading(section.title ?? '');
  return isMute && section.wordCount >= MUTE_WORDS_MIN ? [{ units: section.units, level }] : [];
}

/** Parts of about the wanted length that start with a paragraph, without the first: it has the section's heading. */
function divide(units: readonly ProseUnit[], level: number, language: string): Part[] {
  const parts: ProseUnit[][] = [[]];
  let words = 0;
  let left = units.reduce((sum, unit) => sum + unit.words.length, 0);
  for (const [index, unit] of units.entries()) {
    const canStart =
      unit.block.kind === 'paragraph' && canOpen(unit, language) && !introduces(units[index - 1]);
    if (canStart && words >= PART_WORDS.wanted && left >= PART_WORDS.min) {
      parts.push([]);
      words = 0;
    }
    parts.at(-1)?.push(unit);
    words += unit.words.length;
    left -= unit.words.length;
  }
  return parts.slice(1).map((part) => ({ units: part, level }));
}

/** True for a paragraph that can start a part: not a caption, and not tied to the previous one by its first words. */
function canOpen({ sentences }: ProseUnit, language: string): boolean {
  const first = sentences[0];
  return (
    first?.isComplete === true &&
    /^["“«„‘¿¡「『]?[\p{Lu}\p{Lo}\p{N}]/u.test(first.text) &&
    !isTied(first.text, language)
  );
}

function isTied(text: string, language: string): boolean {
  return hasDanglingOpener(text, language) || /^\p{Lu}[\p{L} ]{2,14}:/u.test(text);
}

/** "The steps are:" belongs to what it introduces. */
function introduces(unit: ProseUnit | undefined): boolean {
  return unit !== undefined && /[:：]$/u.test(unit.block.text);
}

/** The first words of the part, as many as make them unique in the page; null when they are never unique. */
export function anchorOf({ units }: Part, text: string): string | null {
  const block = units[0]?.block;
  if (block === undefined || block.text.includes('\n')) return null;
  const ends = [...block.text.matchAll(/\s+|$/gu)].map(({ index }) => index);
  for (const end of ends.slice(Math.min(ANCHOR_WORDS, ends.length) - 1)) {
    const anchor = block.text.slice(0, end);
    if (anchor.length >= 15 && text.indexOf(anchor) === text.lastIndexOf(anchor)) return anchor;
  }
  return null;
}
