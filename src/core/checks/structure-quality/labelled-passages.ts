import { adviseTo } from '../../advice/advice.ts';
import type { Section } from '../../signals/sections.ts';
import { defineCheck, notApplicable, saturating } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';
import { SECTION_WORDS_MIN } from './section-words.ts';

/** Sections from which more add nothing: D. 78 % of the labelled pages have fewer. */
const PASSAGES_FULL = 12;
const WORDS_MIN = 30;
/** Words of content that no earlier section has; one with fewer says again what stands above it. */
const NEW_STEMS_MIN = 5;

/** A shorter text is read as one passage. */
const UNHEADED_WORDS_MIN = 400;

export const labelledPassages = defineCheck({
  id: 'labelled-passages',
  category: 'structure_quality',
  weakness: 'poor_headings',
  title: 'Passages stand under headings of their own',
  why: 'A passage is found and lifted out by the heading above it; text without one is found only as a part of the whole.',
  source: {
    class: 'B',
    claim:
      'Structure alone, with the meaning held, brought 17 % more citations over six engines (GEO-SFE 2026).',
  },
  needs: ['sections', 'prose'],
  fix: ['headings'],
  evaluate({ sections, prose }) {
    if (prose.wordCount < WORDS_MIN) return notApplicable('There is too little text to need headings.');
    const labelled = newSections(sections).filter(
      ({ heading, wordCount }) => heading !== null && wordCount >= SECTION_WORDS_MIN,
    );
    const share = saturating(labelled.length, PASSAGES_FULL);
    return {
      kind: 'judged',
      share,
      explanation: `${String(labelled.length)} ${labelled.length === 1 ? 'passage' : 'passages'} of ${String(SECTION_WORDS_MIN)} words or more ${labelled.length === 1 ? 'stands' : 'stand'} under a heading.`,
      evidence: labelled
        .slice(0, 3)
        .flatMap(({ heading }) => (heading === null ? [] : [quote(heading.block.text, heading.block.start)])),
    };
  },
  advise({ sections, prose, pageType }) {
    const hasHeadings = sections.some(({ heading }) => heading !== null);
    // Parts of other pages have labels that are not set as headings.
    if (hasHeadings || pageType !== 'article' || prose.wordCount < UNHEADED_WORDS_MIN) return null;
    return adviseTo('add-headings', { words: prose.wordCount });
  },
});

function newSections(sections: readonly Section[]): Section[] {
  const said = new Set<string>();
  return sections.filter(({ units }) => {
    const before = said.size;
    for (const { words } of units) for (const { stem, isStop } of words) if (!isStop) said.add(stem);
    return said.size - before >= NEW_STEMS_MIN;
  });
}
