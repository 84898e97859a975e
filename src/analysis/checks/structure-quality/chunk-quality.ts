import type { Section } from '../../signals/sections.ts';
import { danglingOpenersOf } from '../../language/definition-words.ts';
import type { LanguagePack } from '../../../languages/pack.ts';
import type { ProseUnit, Sentence } from '../../signals/prose.ts';
import { defineCheck, notApplicable, quote, shorten } from '../check.ts';

/** Size of a passage that can be embedded and quoted whole: 40-300 words a section, 150 a paragraph (scoring rubric, chunk-quality). */
const SECTION_WORDS_MIN = 40;
const SECTION_WORDS_MAX = 300;
const PARAGRAPH_WORDS_MAX = 150;
const WEIGHTS = { sections: 0.45, paragraphs: 0.3, openers: 0.25 } as const;

export const chunkQuality = defineCheck({
  id: 'chunk-quality',
  category: 'structure_quality',
  title: 'Passages can be quoted whole',
  why: 'Assistants retrieve passages, not pages: each should be short enough to quote, long enough to say something, and clear without what stands before it.',
  source: {
    class: 'B',
    claim:
      'Structure alone, with the meaning held, brought 17 % more citations over six engines (GEO-SFE 2026).',
  },
  needs: ['sections', 'prose', 'language', 'wordOrder'],
  fix: ['headings'],
  evaluate({ sections, prose, language, wordOrder }) {
    const filled = sections.filter(
      (section) =>
        section.wordCount > 0 && !(section.hasSubsections && section.wordCount < SECTION_WORDS_MIN),
    );
    if (filled.length === 0) return notApplicable('The page has no text to cut into passages.');
    const paragraphs = prose.units.filter((unit) => unit.isProse && unit.words.length > 0);
    const long = paragraphs
      .filter((unit) => unit.words.length > PARAGRAPH_WORDS_MAX)
      .sort((a, b) => b.words.length - a.words.length);
    const openers =
      language.sentences.danglingOpeners === null
        ? null
        : sections.map(openerOf).filter((opener) => opener !== null);
    const dangling = (openers ?? []).filter((opener) => isDangling(opener, language));
    const size = weighted(filled, (section) => sizeCredit(section.wordCount));
    const short = paragraphs.length === 0 ? 1 : 1 - shareOfWords(long, paragraphs);
    const alone = openers === null || openers.length === 0 ? null : 1 - dangling.length / openers.length;
    const parts = [
      [size, WEIGHTS.sections],
      [short, WEIGHTS.paragraphs],
      ...(alone === null ? [] : [[alone, WEIGHTS.openers] as const]),
    ] as const;
    const badSections = filled.filter((section) => sizeCredit(section.wordCount) < 0.5).length;
    return {
      kind: 'judged',
      share:
        (parts.reduce((sum, [value, weight]) => sum + value * weight, 0) /
          parts.reduce((sum, [, weight]) => sum + weight, 0)) *
        // Shuffled words make no passage.
        (wordOrder.plausibility ?? 1),
      explanation: `${String(filled.length - badSections)} of ${String(filled.length)} sections have a quotable length, ${String(long.length)} of ${String(paragraphs.length)} paragraphs are over ${String(PARAGRAPH_WORDS_MAX)} words${alone === null ? '' : `, ${String(dangling.length)} of ${String(openers?.length ?? 0)} openers lean on what came before`}.`,
      evidence: [
        ...dangling.slice(0, 2).map((opener) => quote(opener.text, opener.start)),
        ...long.slice(0, 1).map((unit) => quote(unit.block.text, unit.block.start)),
      ],
      advice: adviceFor(long[0], dangling[0], filled),
    };
  },
});

function isDangling(opener: Sentence, language: LanguagePack): boolean {
  const [first, second] = opener.words;
  const openers = danglingOpenersOf(language);
  if (openers === null) return false;
  return openers.has(first?.lower ?? '') || openers.has(`${first?.lower ?? ''} ${second?.lower ?? ''}`);
}

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

function openerOf(section: Section): Section['sentences'][number] | null {
  // Dialogue is quoted with its speaker; a dash or a quotation mark opens it.
  return (
    section.sentences.find(
      (sentence) => sentence.isComplete && !/^[\p{Pi}\p{Pf}\p{Pd}"'„]/u.test(sentence.text),
    ) ?? null
  );
}

function adviceFor(
  long: ProseUnit | undefined,
  dangling: Section['sentences'][number] | undefined,
  filled: readonly Section[],
): string | null {
  if (long !== undefined) {
    return `The paragraph that begins “${shorten(long.block.text, 60)}” has ${String(long.words.length)} words. Divide it: one idea a paragraph, ${String(PARAGRAPH_WORDS_MAX)} words at most.`;
  }
  if (dangling !== undefined) {
    return `A passage opens with “${shorten(dangling.text, 80)}”: quoted alone, “${dangling.words[0]?.text ?? ''}” points nowhere. Name the subject instead.`;
  }
  // Sections that are too long belong to the outline check.
  const tiny = filled.filter(
    (section) => section.heading !== null && section.wordCount < SECTION_WORDS_MIN / 2,
  );
  return tiny.length * 2 > filled.length
    ? `${String(tiny.length)} sections have fewer than ${String(SECTION_WORDS_MIN / 2)} words, such as “${shorten(tiny[0]?.title ?? '')}”. Join them or say more in each.`
    : null;
}
