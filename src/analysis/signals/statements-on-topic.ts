import { isCompounding } from '../language/compounds.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { Word } from '../language/words.ts';
import { typedFactIn } from '../reading/entities/typed-facts.ts';
import type { Query } from '../reading/queries/query.ts';
import type { Subject } from '../reading/subject/subject.ts';
import { isQuestion, type Prose, type ProseUnit } from './prose.ts';

/** A sentence or a row of the page that says something about the subject or about what is asked. */
export interface StatementOnTopic {
  readonly text: string;
  readonly start: number;
  readonly words: readonly Word[];
  /** 0-1: how much of it no earlier statement said. Words said again, in whatever order, say nothing new. */
  readonly novelty: number;
  /** True when it holds a figure with its unit, a date, a price, a version or a standard. */
  readonly isSpecific: boolean;
}

export interface StatementSignals {
  readonly page: PageDocument;
  readonly prose: Prose;
  readonly queries: readonly Query[];
  readonly subject: Subject | null;
}

const WORDS_MIN = 4;
/** One word of the topic may occur anywhere; two of them, or one below a heading with one, are about it. */
const NAMED_MIN = 2;
const NAMED_UNDER_HEADING_MIN = 1;
/** Words of content that no earlier statement used, from which a statement is wholly new. */
const NEW_STEMS_FULL = 3;

export function measureStatements(signals: StatementSignals): readonly StatementOnTopic[] {
  const { page, prose, queries, subject } = signals;
  const topic = new Set([...queries.flatMap(({ stems }) => [...stems]), ...(subject?.stems ?? [])]);
  const said = new Set<string>();
  const statements: StatementOnTopic[] = [];
  // A compound says in one word what other languages say in two.
  const isCompound = isCompounding(page.language);
  const named = isCompound ? NAMED_UNDER_HEADING_MIN : NAMED_MIN;
  const newStemsFull = isCompound ? NEW_STEMS_FULL - 1 : NEW_STEMS_FULL;
  let needed = named;
  for (const unit of prose.units) {
    if (unit.block.kind === 'heading') {
      const isNamed = unit.words.some(({ stem, isStop }) => !isStop && topic.has(stem));
      needed = isNamed ? NAMED_UNDER_HEADING_MIN : named;
      continue;
    }
    for (const { text, start, words } of partsOf(unit)) {
      if (words.length < WORDS_MIN || isQuestion({ text })) continue;
      const stems = new Set(words.filter(({ isStop }) => !isStop).map(({ stem }) => stem));
      const fresh = [...stems].filter((stem) => !topic.has(stem));
      if (stems.size - fresh.length < Math.min(needed, topic.size)) continue;
      const news = fresh.filter((stem) => !said.has(stem)).length;
      for (const stem of fresh) said.add(stem);
      statements.push({
        text,
        start,
        words,
        novelty: Math.min(1, news / newStemsFull),
        isSpecific: typedFactIn(text, words, start, page.language, topic) !== null,
      });
    }
  }
  return statements;
}

function partsOf({
  block,
  sentences,
  words,
}: ProseUnit): readonly { readonly text: string; readonly start: number; readonly words: readonly Word[] }[] {
  if (sentences.length > 0) return sentences;
  return block.kind === 'table_row' ? [{ text: block.text, start: block.start, words }] : [];
}
