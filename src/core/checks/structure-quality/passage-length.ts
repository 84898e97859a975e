import type { ProseUnit } from '../../signals/prose.ts';
import type { Section } from '../../signals/sections.ts';
import { defineCheck, notApplicable } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';
import { SECTION_WORDS_MAX, SECTION_WORDS_MIN } from './section-words.ts';

const PARAGRAPH_WORDS_MAX = 150;
const SECTIONS_MIN = 2;
const WEIGHTS = { sections: 0.6, paragraphs: 0.4 } as const;

export const passageLength = defineCheck({
  id: 'passage-length',
  category: 'structure_quality',
  weakness: 'wall_of_text',
  title: 'Passages can be quoted whole',
  why: 'Assistants retrieve passages, not pages: each should be short enough to quote and long enough to say something.',
  source: {
    class: 'B',
    claim:
      'Structure alone, with the meaning held, brought 17 % more citations over six engines (GEO-SFE 2026).',
  },
  needs: ['sections', 'prose', 'wordOrder'],
  fix: ['headings'],
  evaluate({ sections, prose, wordOrder }) {
    const filled = sections.filter(
      (section) =>
        section.wordCount > 0 && !(section.hasSubsections && section.wordCount < SECTION_WORDS_MIN),
    );
    if (filled.length < SECTIONS_MIN && prose.wordCount <= SECTION_WORDS_MAX)
      return notApplicable('The text is one passage.');
    const paragraphs = prose.units.filter((unit) => unit.isProse && unit.words.length > 0);
    const long = paragraphs
      .filter((unit) => unit.words.length > PARAGRAPH_WORDS_MAX)
      .sort((a, b) => b.words.length - a.words.length);
    const size = weighted(filled, (section) => sizeCredit(section.wordCount));
    const short = paragraphs.length === 0 ? 1 : 1 - shareOfWords(long, paragraphs);
    const badSections = filled.filter((section) => sizeCredit(section.wordCount) < 0.5).length;
    return {
      kind: 'judged',
      // Shuffled words make no passage.
      share: (size * WEIGHTS.sections + short * WEIGHTS.paragraphs) * (wordOrder.plausibility ?? 1),
      explanation: `${String(filled.length - badSections)} of ${String(filled.length)} sections have a quotable length, ${String(long.length)} of ${String(paragraphs.length)} paragraphs are over ${String(PARAGRAPH_WORDS_MAX)} words.`,
      evidence: long.slice(0, 2).map((unit) => quote(unit.block.text, unit.block.start)),
    };
  },
});

/** Full inside the band; falls on both sides, faster below than above. */
function sizeCredit(words: number): number {
  if (words < SECTION_WORDS_MIN) return words / SECTION_WORDS_MIN;
  return words <= SECTION_WORDS_MAX
    ? 1
    : Math.max(0, 1 - (words - SECTION_WORDS_MAX) / (2 * SECTION_WORDS_MAX));
}

/** Equal weight for sections, less for tiny ones: adding words to a good section improves no other. */
function weighted(sections: readonly Section[], credit: (section: Section) => number): number {
  const weigh = (section: Section): number => Math.min(section.wordCount, SECTION_WORDS_MIN) + 10;
  return (
    sections.reduce((sum, section) => sum + credit(section) * weigh(section), 0) /
    sections.reduce((sum, section) => sum + weigh(section), 0)
  );
}

function shareOfWords(some: readonly ProseUnit[], all: readonly ProseUnit[]): number {
  const count = (units: readonly ProseUnit[]): number =>
    units.reduce((sum, unit) => sum + unit.words.length, 0);
  return count(some) / count(all);
}
