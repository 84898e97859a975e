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
  /** True when it uses a word of content that no earlier sentence of the page used: what is said again, in whatever order or shortened, is not. */
  readonly isNew: boolean;
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

export function measureStatements(signals: StatementSignals): readonly StatementOnTopic[] {
  const { page, prose, queries, subject } = signals;
  const topic = new Set([...queries.flatMap(({ stems }) => [...stems]), ...(subject?.stems ?? [])]);
  const said = new Set<string>();
  const statements: StatementOnTopic[] = [];
  // A compound says in one word what other languages say in two.
  const named = isCompounding(page.language) ? NAMED_UNDER_HEADING_MIN : NAMED_MIN;
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
      const isNew = fresh.some((stem) => !said.has(stem));
      for (const stem of fresh) said.add(stem);
      if (stems.size - fresh.length < Math.min(needed, topic.size)) continue;
      statements.push({
        text,
        start,
        words,
        isNew,
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
