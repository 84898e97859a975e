import { countWords } from '../../analysis/document/visible-text.ts';
import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import type { RelevantChunk } from '../../analysis/reading/intent/chunk-relevance.ts';
import type { Prose } from '../../analysis/signals/prose.ts';
import type { Section } from '../../analysis/signals/sections.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { escapeHtml } from '../block-html.ts';
import type { ParagraphItem } from '../../schema/content-block.ts';
import { blockFacts, groundingOf, type Draft, type DraftInput } from './draft.ts';
import type { PageMaterial, Passage } from './page-material.ts';
import { runsOf, type RunPart, type SentenceRun } from './sentence-runs.ts';

/** Bounds of the contract, in words. */
export const PARAGRAPH_WORDS = { min: 40, max: 120 } as const;
/** From here on a paragraph holds what a full answer does. */
const WORDS_WANTED = 105;
const ITEMS_MAX = 3;
/** More under one heading would be a text before the text. */
const ITEMS_UNDER_HEADING_MAX = 2;
/** What is shorter is its own summary. */
const PAGE_WORDS_MIN = 150;
const SECTION_WORDS_MIN = 180;
/** All paragraphs together repeat no more of the page. */
const REPEATED_SHARE_MAX = 0.4;
/** Two sentences that share more of their stems say the same. */
const OVERLAP_MAX = 0.5;

/** Small print sums up nothing. */
const LEGAL =
  /\b(?:trademarks?|registered marks?|copyrights?|all rights|EULA|terms (?:of (?:use|service)|and conditions)|privacy policy|code of conduct|non-?transferr?able|without notice|limits apply|underwritten by|subject to (?:change|availability)|reserves? the right|respective owners)\b/iu;

/** Few of the runs come to be asked. */
function remembered(judge: (run: SentenceRun) => boolean): (run: SentenceRun) => boolean {
  const known = new Map<SentenceRun, boolean>();
  return (run) => {
    const found = known.get(run) ?? judge(run);
    known.set(run, found);
    return found;
  };
}

/** A paragraph to be written: what about, under which heading, from which sentences. */
interface Plan {
  /** Null: under the heading of the section that its first sentence is from. */
  readonly heading: string | null;
  readonly asked: ReadonlySet<string>;
  readonly runs: readonly SentenceRun[];
  /** With which run it begins, of those that are left; with none of rank 0. */
  readonly leadRank: (run: SentenceRun) => number;
  readonly entity?: string;
}

interface Paragraph extends ParagraphItem {
  readonly parts: readonly RunPart[];
}

/** Answer-first paragraphs on the page's subject, its long sections and its queries, made of sentences that can stand together. */
export function draftSupportingParagraphs({ material, isGrounded }: DraftInput): Draft {
  const { page, pageType, prose, topic } = material.signals;
  // In a thread "we" is whoever wrote the post.
  const sources = pageType === 'forum' ? material.passages : material.ownPassages;
  const gathered = gatheredAlready(material);
  const passages = sources.filter(
    (passage) => isParagraph(passage, prose) && !gathered.some((chunk) => holds(chunk, passage)),
  );
  // A page speaks of other things in passing.
  const runs = runsOf(
    passages.filter(({ sentence }) => topic.isAbout(sentence.words)),
    material,
  );
  const isFit = remembered(({ text }: SentenceRun) => !LEGAL.test(text) && isGrounded(text));
  const items: Paragraph[] = [];
  const used = new Set<RunPart['sentence']>();
  let wordsLeft = prose.wordCount < PAGE_WORDS_MIN ? 0 : prose.wordCount * REPEATED_SHARE_MAX;
  for (const plan of plansFor(material, runs)) {
    if (items.length >= ITEMS_MAX) break;
    const paragraph = write(plan, { used, wordsLeft, isFit }, material);
    if (paragraph === null || isCrowded(paragraph.heading, items)) continue;
    items.push(paragraph);
    wordsLeft -= countWords(paragraph.text);
    for (const { sentence } of paragraph.parts) used.add(sentence);
  }
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
    grounding: items.flatMap(({ parts }) => parts.map(groundingOf)),
    placement: { selector: page.contentSelector, operation: 'insert_after' },
  };
}

/** A chunk that says so much of what an answer could take says it best where it stands. */
const GATHERED_CREDIT = 0.7;

/** What the page has together already: said once more it would be a copy. */
function gatheredAlready({ signals }: PageMaterial): readonly RelevantChunk[] {
  const head = signals.alignments.find(({ query }) => query.isHead);
  return (head?.chunkRelevance.chunks ?? []).filter(({ credit }) => credit >= GATHERED_CREDIT);
}

function holds({ start, end }: RelevantChunk, { sentence }: Passage): boolean {
  return sentence.start >= start && sentence.end <= end;
}

/** Items of a list are parts of it; out of it they lack what joined them. */
function isParagraph({ sentence }: Passage, { units }: Prose): boolean {
  return units[sentence.unit]?.block.kind === 'paragraph';
}

/** The page's subject first, then its long sections, then what else people ask. */
function plansFor(material: PageMaterial, runs: readonly SentenceRun[]): Plan[] {
  return [
    ...planForPage(material, runs),
    ...longSections(material).flatMap(([index, section]) => planForSection(index, section, material, runs)),
    ...plansForQueries(material, runs),
  ];
}

/** What the page says about its subject: the definition or best answer first, then what its other sections add. */
function planForPage(material: PageMaterial, runs: readonly SentenceRun[]): Plan[] {
  const { primaryEntity, alignments, queries } = material.signals;
  const heading = pageHeading(material);
  if (heading === null) return [];
  const answer = alignments.find(({ query }) => query.isHead)?.answer?.sentence;
  const opens = (run: SentenceRun, sentence: unknown): boolean =>
    sentence !== undefined && sentence !== null && run.parts[0]?.sentence === sentence;
  return [
    {
      heading,
      asked: new Set([
        ...(primaryEntity?.key.split(' ') ?? []),
        ...(queries.find(({ isHead }) => isHead)?.stems ?? []),
      ]),
      runs,
      leadRank: (run) =>
        run.parts[0] === undefined || !namesSubject(run.parts[0].stems, material)
          ? 0
          : (opens(run, primaryEntity?.definition) ? 20 : 0) + (opens(run, answer) ? 10 : 0) + run.salience,
      ...(primaryEntity === null ? {} : { entity: primaryEntity.name }),
    },
  ];
}

function pageHeading({ signals: { page, sections } }: PageMaterial): string | null {
  return page.titleHeading ?? sections.find((section) => section.heading !== null)?.title ?? null;
}

function planForSection(
  index: number,
  { title, heading }: Section,
  material: PageMaterial,
  runs: readonly SentenceRun[],
): Plan[] {
  if (title === null || heading === null) return [];
  const asked = contentStems(heading.words);
  const leads = (run: SentenceRun): number =>
    weightedRecall(asked, run.parts[0]?.stems ?? NOTHING, material.signals.terms);
  const own = runs.filter(({ section }) => section === index);
  if (asked.size > 0 && !own.some((run) => leads(run) > 0)) return [];
  return [{ heading: title, asked, runs: own, leadRank: (run) => run.salience + 1.5 * leads(run) }];
}

const NOTHING: ReadonlySet<string> = new Set();

/** Under the section that asks the query in its own heading, else where the paragraph's first sentence is from. */
function plansForQueries(material: PageMaterial, runs: readonly SentenceRun[]): Plan[] {
  const { queries, sections, terms } = material.signals;
  return queries.flatMap(({ stems }): Plan[] => {
    const near = sections.find(
      ({ heading }) => heading !== null && weightedRecall(stems, contentStems(heading.words), terms) === 1,
    );
    const recall = (run: SentenceRun): number => weightedRecall(stems, run.parts[0]?.stems ?? NOTHING, terms);
    const about = runs.filter((run) => recall(run) > 0);
    if (about.length === 0) return [];
    return [
      {
        heading: near?.title ?? null,
        asked: stems,
        runs: about,
        leadRank: (run) => 2 * recall(run) + run.salience,
      },
    ];
  });
}

function isCrowded(heading: string, items: readonly Paragraph[]): boolean {
  return items.filter((item) => item.heading === heading).length >= ITEMS_UNDER_HEADING_MAX;
}

function longSections({ signals }: PageMaterial): [number, Section][] {
  return [...signals.sections.entries()]
    .filter(([, section]) => section.heading !== null && section.wordCount >= SECTION_WORDS_MIN)
    .sort(([, a], [, b]) => b.wordCount - a.wordCount)
    .slice(0, ITEMS_MAX);
}

function namesSubject(stems: ReadonlySet<string>, { signals, titleStems }: PageMaterial): boolean {
  const subject = signals.primaryEntity;
  if (subject !== null && subject.key.split(' ').every((stem) => stems.has(stem))) return true;
  return (
    titleStems.size > 0 &&
    [...titleStems].filter((stem) => stems.has(stem)).length >= Math.min(2, titleStems.size)
  );
}

interface Room {
  /** Sentences that stand in another paragraph. */
  readonly used: ReadonlySet<RunPart['sentence']>;
  readonly wordsLeft: number;
  readonly isFit: (run: SentenceRun) => boolean;
}

/** The lead, then the runs that add most to it, in the order of the page, until there are words enough. Null: too few. */
function write(
  { heading, asked, runs, leadRank, entity }: Plan,
  { used, wordsLeft, isFit }: Room,
  material: PageMaterial,
): Paragraph | null {
  const wordsMax = Math.min(PARAGRAPH_WORDS.max, wordsLeft);
  const free = runs.filter(({ parts }) => parts.every(({ sentence }) => !used.has(sentence)));
  const lead = free
    .filter((run) => run.parts.length === 1 && run.words <= wordsMax && leadRank(run) > 0)
    .sort((a, b) => leadRank(b) - leadRank(a) || a.index - b.index)
    .find(isFit);
  if (lead === undefined) return null;
  const chosen = [lead];
  for (;;) {
    const words = chosen.reduce((sum, run) => sum + run.words, 0);
    if (words >= WORDS_WANTED) break;
    const next = bestAddition(chosen, free, asked, wordsMax - words, isFit);
    if (next === null) break;
    // A longer run from the same sentence takes the place of the shorter one.
    const same = chosen.findIndex(({ index }) => index === next.index);
    if (same >= 0) chosen[same] = next;
    else chosen.push(next);
  }
  const [first = lead, ...rest] = chosen;
  const ordered = [first, ...rest.sort((a, b) => a.index - b.index)];
  const parts = ordered.flatMap((run) => run.parts);
  const text = ordered.map((run) => run.text).join(material.language.grammar.isUnspaced ? '' : ' ');
  const words = countWords(text);
  const place = heading ?? headingOf(lead, material);
  if (place === null || words < PARAGRAPH_WORDS.min || words > wordsMax || isCopy(parts)) return null;
  return { text, heading: place, parts, ...(entity === undefined ? {} : { entity }) };
}

function headingOf({ section }: SentenceRun, material: PageMaterial): string | null {
  const own = material.signals.sections[section];
  return own === undefined || own.heading === null ? pageHeading(material) : own.title;
}

/** The run that brings most new words for its length; null when none fits that does not say again what is there. */
function bestAddition(
  chosen: readonly SentenceRun[],
  runs: readonly SentenceRun[],
  asked: ReadonlySet<string>,
  wordsMax: number,
  isFit: (run: SentenceRun) => boolean,
): SentenceRun | null {
  const known = new Set(chosen.flatMap(({ parts }) => parts.flatMap(({ stems }) => [...stems])));
  let best: SentenceRun | null = null;
  let bestWorth = 0;
  for (const run of runs) {
    const shorter = chosen.find(({ index }) => index === run.index);
    const added = run.parts.slice(shorter?.parts.length ?? 0);
    if (added.length === 0 || run.words - (shorter?.words ?? 0) > wordsMax) continue;
    const worth = worthOf(added, asked, known);
    if (worth <= bestWorth) continue;
    const others = chosen.filter((each) => each !== shorter);
    if (others.some((other) => shareSentence(other, run) || saysAgain(added, other)) || !isFit(run)) continue;
    [best, bestWorth] = [run, worth];
  }
  return best;
}

/** New stems; those of a sentence that does not name what is asked count half, and long runs must bring more. */
function worthOf(added: readonly RunPart[], asked: ReadonlySet<string>, known: ReadonlySet<string>): number {
  let sum = 0;
  for (const { stems } of added) {
    let fresh = 0;
    let isAbout = false;
    for (const stem of stems) {
      if (asked.has(stem)) isAbout = true;
      if (!known.has(stem)) fresh++;
    }
    sum += isAbout ? fresh : fresh / 2;
  }
  return sum / Math.sqrt(added.length);
}

function saysAgain(added: readonly RunPart[], { parts }: SentenceRun): boolean {
  return added.some((part) => parts.some((other) => overlap(part.stems, other.stems) > OVERLAP_MAX));
}

function shareSentence(one: SentenceRun, other: SentenceRun): boolean {
  return one.parts.some(({ sentence }) => other.parts.some((part) => part.sentence === sentence));
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared++;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/** Sentences in a row of one paragraph: the page's own words once more help nobody. */
function isCopy(parts: readonly RunPart[]): boolean {
  return parts.every(({ sentence }, at) => {
    const before = parts[at - 1]?.sentence;
    return (
      before === undefined ||
      (before.unit === sentence.unit && before.end <= sentence.start && sentence.start - before.end < 3)
    );
  });
}
