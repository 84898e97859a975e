import type { PageDocument } from '../document/page-document.ts';
import type { Topic } from './topic.ts';
import { matchersOf, perPack } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';
import type { Form } from './forms.ts';
import type { ProseUnit, Sentence, Prose } from '../signals/prose.ts';
import type { Section } from '../signals/sections.ts';

/** A place where the page enumerates or compares several things, with the form of the enumeration. */
export interface Enumeration {
  readonly kind: 'announced' | 'typed marks' | 'sequence' | 'inline' | 'comparison' | 'table' | 'list';
  /** Its announcement or first part; quoted in the report. */
  readonly at: { readonly text: string; readonly start: number };
  /** The sound list or table there; null for running text. */
  readonly form: Form | null;
}

export interface EnumerationSignals {
  readonly prose: Prose;
  readonly sections: readonly Section[];
  readonly forms: readonly Form[];
  readonly page: PageDocument;
  readonly topic: Topic;
}

/** A lead-in line is short. */
const LEAD_WORDS_MAX = 40;
/** Typed bullets and numbers at the start of paragraphs: a list without list markup. */
const TYPED_MARK = /^(?:[•·▪●○◦■–—*-]|\(?\p{N}{1,2}[.)])\s+\S/u;
/** Paragraphs in a row. Decision: two may be two remarks. */
const TYPED_MIN = 3;
/** From this many short parts between commas on, a sentence is a list; fewer read well in a line. */
const INLINE_PARTS_MIN = 8;
/** A single such sentence on a page is a matter of style. */
const INLINE_SENTENCES_MIN = 2;
/** Words of a part. Decision: longer parts are clauses. */
const PART_WORDS_MAX = 4;
const COMMA_CHARS = ',;，、،；';
const COMMAS = new RegExp(`[${COMMA_CHARS}]`, 'u');
const EACH_COMMA = new RegExp(COMMAS, 'gu');
/** Sequence words open a sentence within these characters. */
const OPENER_CHARS = 24;
/** Words of a section without a form. Decision: a shorter one compares nothing. */
const COMPARED_WORDS_MIN = 40;
/** Minimum size of unannounced lists: items, and words per item. */
const LIST_ITEMS_MIN = 3;
const LIST_ITEM_WORDS_MIN = 3;
/** Rows with a header. Decision: fewer read as well in a sentence. */
const TABLE_ROWS_MIN = 3;
/** Share of a block’s characters that are links, 0-1. Decision: more of them lead elsewhere. */
const LINK_SHARE_MAX = 0.5;

export function measureEnumerations(signals: EnumerationSignals): readonly Enumeration[] {
  const { prose, forms, sections, page } = signals;
  const cues = enumerationCuesOf(packOf(page.language));
  const used = new Set<Form>();
  const formAt = new Map(forms.map((form) => [form.first, form]));
  const sound = forms.filter((form) => form.isSound);
  return [
    ...announced(prose.units, formAt, used),
    ...typedMarks(prose.units, signals),
    ...(cues === null ? [] : sections.flatMap((section) => inSection(section, sound, used, cues, signals))),
    ...severalInline(prose.units.flatMap((unit) => inlineIn(unit, signals))),
    ...sound
      .filter((form) => form.kind === 'table' && form.units.length >= TABLE_ROWS_MIN && form.columns > 1)
      .map((form) => ofForm('table', form)),
    ...sound
      .filter((form) => form.kind !== 'table' && !used.has(form) && isFull(form))
      .map((form) => ofForm('list', form)),
  ];
}

function isFull({ units, wordsPerItem, kind }: Form): boolean {
  return units.length >= LIST_ITEMS_MIN && (kind === 'terms' || wordsPerItem >= LIST_ITEM_WORDS_MIN);
}

function ofForm(kind: Enumeration['kind'], form: Form): Enumeration {
  return { kind, at: placeOf(form.units[0]), form };
}

function placeOf(unit: ProseUnit | undefined): Enumeration['at'] {
  return { text: unit?.block.text ?? '', start: unit?.block.start ?? 0 };
}

/** A line that ends in a colon right before a list or table. */
function announced(
  units: readonly ProseUnit[],
  formAt: ReadonlyMap<number, Form>,
  used: Set<Form>,
): Enumeration[] {
  return units.flatMap((unit, index) => {
    const form = formAt.get(index + 1);
    if (form === undefined || !form.isSound || unit.block.kind === 'list_item') return [];
    if (unit.words.length > LEAD_WORDS_MAX || !/[:：]\s*$/u.test(unit.block.text)) return [];
    used.add(form);
    return [{ kind: 'announced' as const, at: placeOf(unit), form }];
  });
}

/** Runs of paragraphs that begin with a typed bullet or number. */
function typedMarks(units: readonly ProseUnit[], { topic }: EnumerationSignals): Enumeration[] {
  const found: Enumeration[] = [];
  let run: ProseUnit[] = [];
  const close = (): void => {
    if (run.length >= TYPED_MIN && topic.isAbout(run.flatMap((unit) => unit.words)))
      found.push({ kind: 'typed marks', at: placeOf(run[0]), form: null });
    run = [];
  };
  for (const unit of units) {
    if (unit.block.kind === 'paragraph' && TYPED_MARK.test(unit.block.text)) run.push(unit);
    else close();
  }
  close();
  return found;
}

const enumerationCuesOf = perPack(({ enumerations, grammar: { isUnspaced } }) =>
  enumerations === null ? null : matchersOf(enumerations, { isUnspaced }),
);

type Cues = NonNullable<ReturnType<typeof enumerationCuesOf>>;

/** Headings that announce parts above a list, headings that compare, and sequences in running text. */
function inSection(
  section: Section,
  sound: readonly Form[],
  used: Set<Form>,
  cues: Cues,
  { topic }: EnumerationSignals,
): Enumeration[] {
  const { heading } = section;
  const found: Enumeration[] = [];
  const own = section.units.length === 0 ? [] : formsIn(sound, section);
  if (heading !== null && cues.compared.test(heading.block.text) && !section.hasSubsections) {
    const form = own.find(({ kind }) => kind === 'table') ?? own[0] ?? null;
    if (form !== null) used.add(form);
    if (form !== null || section.wordCount >= COMPARED_WORDS_MIN)
      found.push({ kind: 'comparison', at: placeOf(heading), form });
  } else if (heading !== null && own[0] !== undefined && cues.parts.test(heading.block.text)) {
    used.add(own[0]);
    found.push({ kind: 'announced', at: placeOf(heading), form: own[0] });
  }
  if (own.length === 0) found.push(...sequenceIn(section.sentences, cues, topic));
  return found;
}

/** The forms that begin in the section, by binary search: forms are in page order. */
function formsIn(forms: readonly Form[], { units }: Section): Form[] {
  const from = units[0]?.block.start ?? 0;
  const to = units.at(-1)?.block.start ?? -1;
  let [low, high] = [0, forms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(forms[middle]) < from) low = middle + 1;
    else high = middle;
  }
  const found: Form[] = [];
  for (let form = forms[low]; form !== undefined && startOf(form) <= to; form = forms[++low])
    found.push(form);
  return found;
}

function startOf(form: Form | undefined): number {
  return form?.units[0]?.block.start ?? -1;
}

/** "First …. Then …. Finally …": sentences of one section that open with sequence words, in order. */
function sequenceIn(
  sentences: readonly Sentence[],
  cues: Cues,
  topic: EnumerationSignals['topic'],
): Enumeration[] {
  const opens = (sentence: Sentence, cue: RegExp): boolean =>
    cue.exec(sentence.text.slice(0, OPENER_CHARS))?.index === 0;
  const first = sentences.find((sentence) => opens(sentence, cues.first));
  if (first === undefined || !topic.isAbout(sentences.flatMap(({ words }) => words))) return [];
  const rest = sentences.filter(({ start }) => start > first.start);
  const second = rest.find((sentence) => opens(sentence, cues.second));
  const third = rest.find(
    (sentence) => second !== undefined && sentence.start > second.start && opens(sentence, cues.third),
  );
  return third === undefined ? [] : [{ kind: 'sequence', at: first, form: null }];
}

function severalInline(found: readonly Enumeration[]): readonly Enumeration[] {
  return found.length >= INLINE_SENTENCES_MIN ? found : [];
}

function hasManyCommas(text: string): boolean {
  return (text.match(EACH_COMMA)?.length ?? 0) + 1 >= INLINE_PARTS_MIN;
}

/** A sentence on the topic with many short parts between commas. */
function inlineIn(unit: ProseUnit, { topic }: EnumerationSignals): Enumeration[] {
  const { block } = unit;
  if (!unit.isProse || block.kind === 'quote' || block.linkChars > block.text.length * LINK_SHARE_MAX)
    return [];
  return unit.sentences.flatMap((sentence): Enumeration[] => {
    if (!hasManyCommas(sentence.text)) return [];
    const parts = sentence.text.split(COMMAS);
    if (!topic.isAbout(sentence.words)) return [];
    // The first and the last part contain the sentence's own words as well.
    const short = parts.slice(1, -1).map((part) => part.trim().split(/\s+/).length <= PART_WORDS_MAX);
    // A series of names lists participants, not content.
    const names = parts.slice(1, -1).filter((part) => /^\s*\p{Lu}/u.test(part)).length;
    return short.every(Boolean) && names < short.length / 2
      ? [{ kind: 'inline', at: sentence, form: null }]
      : [];
  });
}
