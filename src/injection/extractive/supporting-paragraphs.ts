import { countWords } from '../../analysis/document/visible-text.ts';
import { weightedRecall } from '../../analysis/intent/similarity.ts';
import type { Prose } from '../../analysis/signals/prose.ts';
import type { Section } from '../../analysis/signals/sections.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { escapeHtml } from '../block-html.ts';
import type { ParagraphItem } from '../content-block.ts';
import { blockFacts, groundingOf, type Draft, type DraftInput } from './draft.ts';
import type { PageMaterial, Passage } from './page-material.ts';

/** Bounds of the contract, in words. */
export const PARAGRAPH_WORDS = { min: 40, max: 120 } as const;
/** A summary is long enough at this many words: it repeats the page. */
const WORDS_WANTED = 60;
const ITEMS_MAX = 3;
/** What is shorter is its own summary. */
const PAGE_WORDS_MIN = 200;
const SECTION_WORDS_MIN = 180;
const SENTENCES_MAX = 5;
/** Two sentences that share more of their stems say the same. */
const OVERLAP_MAX = 0.5;

interface Paragraph extends ParagraphItem {
  readonly passages: readonly Passage[];
}

/** Answer-first summaries of the page and of its long sections, made of sentences that can stand together. */
export function draftSupportingParagraphs({ material, isGrounded }: DraftInput): Draft {
  const { page, prose } = material.signals;
  const running = {
    ...material,
    passages: material.passages.filter((passage) => isParagraph(passage, prose)),
  };
  const used = new Set<Passage>();
  const items: Paragraph[] = [];
  const add = (paragraph: Paragraph | null): void => {
    if (
      paragraph === null ||
      items.length >= ITEMS_MAX ||
      !paragraph.passages.every(({ text }) => isGrounded(text))
    )
      return;
    items.push(paragraph);
    for (const passage of paragraph.passages) used.add(passage);
  };
  if (prose.wordCount >= PAGE_WORDS_MIN) add(summaryOfPage(running));
  for (const [index, section] of longSections(material)) add(summaryOfSection(index, section, running, used));
  if (items.length === 0) {
    return {
      type: 'supporting_paragraphs',
      reason:
        prose.wordCount < PAGE_WORDS_MIN
          ? 'The page is too short to be summed up in its own words.'
          : 'The sentences that can stand alone do not make a paragraph of 40 words that says more than the page’s own opening.',
    };
  }
  return {
    type: 'supporting_paragraphs',
    ...blockFacts('supporting_paragraphs', items.map(({ text }) => text).join('\n')),
    items: items.map(({ text, heading, entity }) => ({
      text,
      heading,
      ...(entity === undefined ? {} : { entity }),
    })),
    html: items.map(({ text }) => `<p>${escapeHtml(text)}</p>`).join('\n'),
    grounding: items.flatMap(({ passages }) => passages.map(groundingOf)),
    placement: { selector: page.contentSelector, operation: 'insert_after' },
  };
}

/** Items of a list are parts of it; out of it they lack what joined them. */
function isParagraph({ sentence }: Passage, { units }: Prose): boolean {
  return units[sentence.unit]?.block.kind === 'paragraph';
}

/** What the page says about its subject: the definition or best answer first, then what its other sections add. */
function summaryOfPage(material: PageMaterial): Paragraph | null {
  const { page, primaryEntity, alignments, sections } = material.signals;
  const heading = page.titleHeading ?? sections.find((section) => section.heading !== null)?.title ?? null;
  if (heading === null) return null;
  const answer = alignments.find(({ query }) => query.isHead)?.answer?.sentence;
  const lead =
    material.passages.find(({ sentence }) => sentence === primaryEntity?.definition) ??
    material.passages.find(({ sentence }) => sentence === answer) ??
    bySalience(material.passages)[0];
  if (lead === undefined || !namesSubject(lead, material)) return null;
  const others = bySalience(
    material.passages.filter((passage) => passage !== lead && namesSubject(passage, material)),
  );
  const chosen = compose(lead, others, material, true);
  return toParagraph(chosen, heading, material, primaryEntity?.name);
}

function summaryOfSection(
  index: number,
  section: Section,
  material: PageMaterial,
  used: ReadonlySet<Passage>,
): Paragraph | null {
  const title = section.heading?.block.text;
  if (title === undefined || section.heading === null) return null;
  const asked = contentStems(section.heading.words);
  const own = material.passages.filter((passage) => passage.section === index && !used.has(passage));
  const rank = (passage: Passage): number =>
    passage.salience + 1.5 * weightedRecall(asked, passage.stems, material.signals.terms);
  const sorted = [...own].sort((a, b) => rank(b) - rank(a) || a.index - b.index);
  const lead = sorted[0];
  if (lead === undefined || (asked.size > 0 && ![...asked].some((stem) => lead.stems.has(stem)))) return null;
  const chosen = compose(lead, sorted.slice(1), material, false);
  // The section's own beginning, once more, helps nobody.
  const start = section.sentences.indexOf(chosen[0]?.sentence ?? lead.sentence);
  if (start === 0 && chosen.every((passage, at) => section.sentences[at] === passage.sentence)) return null;
  return toParagraph(chosen, title, material, undefined);
}

function longSections({ signals }: PageMaterial): [number, Section][] {
  return [...signals.sections.entries()]
    .filter(([, section]) => section.heading !== null && section.wordCount >= SECTION_WORDS_MIN)
    .sort(([, a], [, b]) => b.wordCount - a.wordCount)
    .slice(0, ITEMS_MAX);
}

function bySalience(passages: readonly Passage[]): readonly Passage[] {
  return [...passages].sort((a, b) => b.salience - a.salience || a.index - b.index);
}

function namesSubject(passage: Passage, { signals, titleStems }: PageMaterial): boolean {
  const subject = signals.primaryEntity;
  if (subject !== null && subject.key.split(' ').every((stem) => passage.stems.has(stem))) return true;
  return (
    titleStems.size > 0 &&
    [...titleStems].filter((stem) => passage.stems.has(stem)).length >= Math.min(2, titleStems.size)
  );
}

/** The lead, then sentences that add to it, in the order of the page, until there are words enough. */
function compose(
  lead: Passage,
  others: readonly Passage[],
  { signals }: PageMaterial,
  isSpread: boolean,
): readonly Passage[] {
  const chosen: Passage[] = [];
  let words = wordsOfPassage(lead);
  for (const passage of others) {
    if (words >= WORDS_WANTED || chosen.length + 1 >= SENTENCES_MAX) break;
    const own = wordsOfPassage(passage);
    if (words + own > PARAGRAPH_WORDS.max) continue;
    if ([lead, ...chosen].some((each) => overlap(each.stems, passage.stems) > OVERLAP_MAX)) continue;
    if (isSpread && signals.sections.length > 3 && chosen.some((each) => each.section === passage.section))
      continue;
    chosen.push(passage);
    words += own;
  }
  return [lead, ...chosen.sort((a, b) => a.index - b.index)];
}

function wordsOfPassage(passage: Passage): number {
  return countWords(passage.text);
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function toParagraph(
  passages: readonly Passage[],
  heading: string,
  { language }: PageMaterial,
  entity: string | undefined,
): Paragraph | null {
  const text = passages.map((passage) => passage.text).join(language.isUnspaced ? '' : ' ');
  const words = countWords(text);
  if (words < PARAGRAPH_WORDS.min || words > PARAGRAPH_WORDS.max) return null;
  return { text, heading, passages, ...(entity === undefined ? {} : { entity }) };
}
