import { isCompounding } from '../text/compounds.ts';
import type { Block, PageDocument } from '../document/page-document.ts';
import type { Word } from '../text/words.ts';
import { typedFactIn } from '../reading/entities/typed-facts.ts';
import type { Query } from '../reading/queries/query.ts';
import type { PageType } from '../schema/vocabulary.ts';
import type { Subject } from '../reading/subject/subject.ts';
import { isQuestion, type Prose, type ProseUnit } from '../signals/prose.ts';
import { namedAbove } from './named-above.ts';

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

type Part = Pick<StatementOnTopic, 'text' | 'start' | 'words'>;

export interface StatementSignals {
  readonly page: PageDocument;
  readonly prose: Prose;
  readonly queries: readonly Query[];
  readonly subject: Subject | null;
  readonly pageType: PageType;
}

/** Words of a statement. Decision: shorter ones are labels. */
const WORDS_MIN = 4;
/** A label with its value: “Weight: 700 g”. */
const VALUE_WORDS_MIN = 2;
/** One word of the topic may occur anywhere; two of them, or one below a heading with one, are about it. */
const NAMED_MIN = 2;
const NAMED_UNDER_HEADING_MIN = 1;

/** Blocks whose values belong to the subject without naming it: ingredients, specifications, commands. */
const VALUED: ReadonlyMap<PageType, ReadonlySet<Block['kind']>> = new Map<
  PageType,
  ReadonlySet<Block['kind']>
>([
  ['recipe', new Set<Block['kind']>(['list_item', 'table_row'])],
  ['product', new Set<Block['kind']>(['list_item', 'table_row'])],
  ['documentation', new Set<Block['kind']>(['code', 'table_row'])],
]);

export function measureStatements(signals: StatementSignals): readonly StatementOnTopic[] {
  const { page, prose, queries, subject, pageType } = signals;
  const topic = new Set([...queries.flatMap(({ stems }) => [...stems]), ...(subject?.stems ?? [])]);
  const valued = VALUED.get(pageType);
  const said = new Set<string>();
  const statements: StatementOnTopic[] = [];
  // A compound says in one word what other languages say in two.
  const named = isCompounding(page.language) ? NAMED_UNDER_HEADING_MIN : NAMED_MIN;
  const isNamedAbove = namedAbove();
  let needed = named;
  for (const unit of prose.units) {
    const { kind } = unit.block;
    const holdsValues = valued?.has(kind) === true;
    if (kind === 'heading')
      needed = isNamedAbove(unit.block.level, namesAny(unit.words, topic)) ? NAMED_UNDER_HEADING_MIN : named;
    if (kind === 'code' && holdsValues) statements.push(codeStatement(unit.block, said));
    for (const part of partsOf(unit)) {
      if (!mayState(part, holdsValues)) continue;
      const { isNew, count } = readStems(part.words, topic, said);
      const { text, start, words } = part;
      const isSpecific = typedFactIn(text, words, start, page.language, topic) !== null;
      if (count >= Math.min(needed, topic.size) || (isSpecific && holdsValues))
        statements.push({ text, start, words, isNew, isSpecific });
    }
  }
  return statements;
}

function mayState({ text, words }: Part, holdsValues: boolean): boolean {
  return words.length >= (holdsValues ? VALUE_WORDS_MIN : WORDS_MIN) && !isQuestion({ text });
}

/** The number of the topic's words in a part, and whether any other word of content is new; those are added to `said`. */
function readStems(
  words: readonly Word[],
  topic: ReadonlySet<string>,
  said: Set<string>,
): { readonly isNew: boolean; readonly count: number } {
  const stems = new Set(words.filter(({ isStop }) => !isStop).map(({ stem }) => stem));
  const before = said.size;
  let count = 0;
  for (const stem of stems) {
    if (topic.has(stem)) count++;
    else said.add(stem);
  }
  return { isNew: said.size > before, count };
}

/** A command or an example says exactly how; its words are not those of the language. */
function codeStatement({ text, start }: Block, said: Set<string>): StatementOnTopic {
  const isNew = !said.has(text);
  said.add(text);
  return { text, start, words: [], isNew, isSpecific: true };
}

function namesAny(words: readonly Word[], topic: ReadonlySet<string>): boolean {
  return words.some(({ stem, isStop }) => !isStop && topic.has(stem));
}

/** Sentences, rows and items; none of headings and code. */
function partsOf({ block, sentences, words }: ProseUnit): readonly Part[] {
  if (sentences.length > 0) return sentences;
  return block.kind === 'table_row' || block.kind === 'list_item'
    ? [{ text: block.text, start: block.start, words }]
    : [];
}
