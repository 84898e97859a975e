import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { isEmptyHeading } from '../../text/empty-headings.ts';
import { wordsOf } from '../../text/words.ts';
import type { QueryAnswers } from '../../reading/answers/answers.ts';
import { weightedRecall } from '../../reading/intent/similarity.ts';
import type { Subject } from '../../reading/subject/subject.ts';
import type { Sentence } from '../../signals/prose.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems, readStems } from '../../signals/terms.ts';
import { defineComposer, type GroundedParagraph } from '../composer.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { groundingOf } from '../quoting/grounding-places.ts';
import { quotablePassages, runningWords, type QuotablePassage } from './quotable-passages.ts';

/** A passage within these first words needs no summary. */
const WORDS_BEFORE_MIN = 100;
/** Share of the query's words that the first sentence names. */
const NAMED_MIN = 0.5;
/** Weighted share of the passage's words that the opening of the page may already have. */
const ALREADY_SAID_MAX = 0.33;
/** An early answer with this share of the passage's confidence serves as well. */
const EARLY_SHARE_MAX = 0.5;

/** A shorter name also opens the names of its parts: "Solar panel mounts". */
const NAME_STEMS_MIN = 3;

type Needed = Pick<
  Signals,
  'page' | 'pageType' | 'sections' | 'language' | 'answers' | 'terms' | 'subject' | 'prose' | 'primaryEntity'
>;

/** The passage that holds the surest answer to the head query, copied above the text. */
export const lateAnswer = defineComposer({
  id: 'late-answer',
  type: 'supporting_paragraphs',
  idea: 'The one paragraph that answers the head query and stands far down, where it is about the whole subject.',
  needs: [
    'page',
    'pageType',
    'sections',
    'language',
    'answers',
    'terms',
    'subject',
    'prose',
    'primaryEntity',
  ],
  compose: (signals) => {
    const { page, pageType, answers } = signals;
    const head = answers.find(({ query }) => query.isHead);
    if (page.titleHeading === null || pageTypeIs(pageType, 'gathering')) return [];
    if (head === undefined || head.answered !== 'full') return [];
    const asked = readAsked(head, signals);
    const surest = Math.max(...head.answers.map(({ confidence }) => confidence));
    const found = quotablePassages(signals)
      .filter((passage) => isSummary(passage, asked, signals))
      .filter((passage) => confidenceIn(passage, head) === surest);
    return found.slice(0, 1).map((passage) => paragraphOf(passage, page.titleHeading ?? ''));
  },
});

/** What is asked, and what the opening of the page says; read once a page. */
interface Asked {
  readonly head: QueryAnswers;
  /** The words that the page as a whole is about. */
  readonly whole: ReadonlySet<string>;
  readonly opening: { readonly end: number; readonly said: ReadonlySet<string> };
}

function readAsked(head: QueryAnswers, { subject, page, prose }: Needed): Asked {
  const title = readStems(wordsOf(page.titleHeading ?? '', page.language));
  let words = 0;
  const last = prose.units.findIndex((unit) => (words += runningWords(unit)) >= WORDS_BEFORE_MIN);
  const opening = prose.units.slice(0, last < 0 ? prose.units.length : last + 1);
  return {
    head,
    whole: new Set([...head.query.stems, ...(subject?.stems ?? []), ...title]),
    opening: {
      end: opening.at(-1)?.block.end ?? 0,
      said: new Set(opening.flatMap((unit) => [...contentStems(unit.words)])),
    },
  };
}

/** Highest confidence of an answer that starts in the passage; 0 without one. */
function confidenceIn({ sentences }: QuotablePassage, { answers }: QueryAnswers): number {
  const [from, to] = [sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0];
  const own = answers.filter(({ start }) => start >= from && start < to);
  return Math.max(0, ...own.map(({ confidence }) => confidence));
}

function paragraphOf({ text, sentences }: QuotablePassage, heading: string): GroundedParagraph {
  const grounding = sentences.map((sentence) =>
    groundingOf({ sentence, text: cleanSentence(sentence.text) }),
  );
  return { text, heading, grounding };
}

/** True for a late passage about the whole subject that names it first and says what the opening does not. */
function isSummary(passage: QuotablePassage, asked: Asked, signals: Needed): boolean {
  return (
    passage.wordsBefore >= WORDS_BEFORE_MIN &&
    isAboutWhole(passage, asked, signals) &&
    opensWithSubject(passage, asked, signals) &&
    !isAnsweredEarly(passage, asked, signals)
  );
}

/** False below a heading that names a part, a kind or a step of the subject, where the passage does not define the subject. */
function isAboutWhole(
  { section: { heading }, sentences }: QuotablePassage,
  { whole }: Asked,
  { subject, primaryEntity }: Needed,
): boolean {
  if (heading === null || isEmptyHeading(heading.block.text)) return true;
  if (primaryEntity?.definition === sentences[0] || opensWithName(sentences[0], subject)) return true;
  const own = [...contentStems(heading.words)];
  return own.length > 0 && own.every((stem) => whole.has(stem));
}

/** True for a sentence that opens with the whole name of a thing: "The Keychron K2 HE is …". */
function opensWithName(sentence: Sentence | undefined, subject: Subject | null): boolean {
  if (sentence === undefined || subject === null || subject.type === 'topic') return false;
  const { stems } = subject;
  const content = sentence.words.filter(({ isStop }) => !isStop).slice(0, stems.size);
  return stems.size >= NAME_STEMS_MIN && content.every(({ stem }) => stems.has(stem));
}

/** True where the first content word of the passage is of the query or the subject: nothing else is in front. */
function opensWithSubject(
  { sentences }: QuotablePassage,
  { head, whole }: Asked,
  { terms }: Needed,
): boolean {
  const words = sentences[0]?.words ?? [];
  const first = words.find(({ isStop }) => !isStop);
  const named = weightedRecall(head.query.stems, contentStems(words), terms);
  return first !== undefined && whole.has(first.stem) && named >= NAMED_MIN;
}

/** True when the opening holds an answer as good, or most of what the passage says. */
function isAnsweredEarly(
  { sentences, text }: QuotablePassage,
  { head: { answers }, opening }: Asked,
  { page, terms }: Needed,
): boolean {
  const [from, to] = [sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0];
  const own = answers.filter(({ start }) => start >= from && start < to);
  const least = EARLY_SHARE_MAX * Math.max(0, ...own.map(({ confidence }) => confidence));
  if (answers.some(({ start, confidence }) => start < opening.end && confidence > least)) return true;
  const stems = readStems(sentences.flatMap(({ words }) => words));
  return weightedRecall(stems, opening.said, terms) > ALREADY_SAID_MAX || page.metadata.description === text;
}
