import { isEmptyHeading } from '../../analysis/language/empty-headings.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import { probabilityOf } from '../../analysis/models/linear-model.ts';
import { PASSAGE } from '../../analysis/models/weights/passage.ts';
import type { QueryAnswers } from '../../analysis/reading/answers/answers.ts';
import { passageFeatures, runningWords } from '../../analysis/reading/answers/passage-features.ts';
import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import type { Sentence } from '../../analysis/signals/prose.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { contentStems, readStems } from '../../analysis/signals/terms.ts';
import { defineComposer, type GroundedParagraph } from '../composer.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { groundingOf } from '../quoting/grounding-places.ts';
import { HEADLESS_TYPES } from '../headings/parts-to-head.ts';
import { quotablePassages, type QuotablePassage } from './quotable-passages.ts';

/** A passage within these first words needs no summary. */
const WORDS_BEFORE_MIN = 100;
/** Probability of the model from which a passage is taken for the answer. */
const PROBABILITY_MIN = 0.1;
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

/** The passage that answers the head query, copied above the text. */
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
    if (page.titleHeading === null || HEADLESS_TYPES.has(pageType)) return [];
    if (head === undefined || head.answered !== 'full') return [];
    const judged = quotablePassages(signals)
      .filter((passage) => isSummary(passage, head, signals))
      .map((passage) => ({
        passage,
        probability: probabilityOf(PASSAGE, passageFeatures(head, passage, signals)),
      }))
      .filter(({ probability }) => probability >= PROBABILITY_MIN)
      .sort((one, other) => other.probability - one.probability);
    return judged.slice(0, 1).map(({ passage }) => paragraphOf(passage, page.titleHeading ?? ''));
  },
});

function paragraphOf({ text, sentences }: QuotablePassage, heading: string): GroundedParagraph {
  const grounding = sentences.map((sentence) =>
    groundingOf({ sentence, text: cleanSentence(sentence.text) }),
  );
  return { text, heading, grounding };
}

/** True for a late passage about the whole subject that names it first and says what the opening does not. */
export function isSummary(passage: QuotablePassage, head: QueryAnswers, signals: Needed): boolean {
  return (
    passage.wordsBefore >= WORDS_BEFORE_MIN &&
    isAboutWhole(passage, head, signals) &&
    opensWithSubject(passage, head, signals) &&
    !isAnsweredEarly(passage, head, signals)
  );
}

/** The words that the page as a whole is about. */
function wholeStems({ query }: QueryAnswers, { subject, page }: Needed): ReadonlySet<string> {
  const title = wordsOf(page.titleHeading ?? '', page.language);
  return new Set([...query.stems, ...(subject?.stems ?? []), ...readStems(title)]);
}

/** False below a heading that names a part, a kind or a step of the subject, where the passage does not define the subject. */
function isAboutWhole(
  { section: { heading }, sentences }: QuotablePassage,
  head: QueryAnswers,
  signals: Needed,
): boolean {
  if (heading === null || isEmptyHeading(heading.block.text)) return true;
  if (signals.primaryEntity?.definition === sentences[0] || opensWithName(sentences[0], signals)) return true;
  const whole = wholeStems(head, signals);
  const own = [...contentStems(heading.words)];
  return own.length > 0 && own.every((stem) => whole.has(stem));
}

/** True for a sentence that opens with the whole name of a thing: "The Keychron K2 HE is …". */
function opensWithName(sentence: Sentence | undefined, { subject }: Needed): boolean {
  if (sentence === undefined || subject === null || subject.type === 'topic') return false;
  const content = sentence.words.filter(({ isStop }) => !isStop).slice(0, subject.stems.size);
  return subject.stems.size >= NAME_STEMS_MIN && content.every(({ stem }) => subject.stems.has(stem));
}

/** True where the first content word of the passage is of the query or the subject: nothing else is in front. */
function opensWithSubject({ sentences }: QuotablePassage, head: QueryAnswers, signals: Needed): boolean {
  const words = sentences[0]?.words ?? [];
  const whole = wholeStems(head, signals);
  const first = words.find(({ isStop }) => !isStop);
  const named = weightedRecall(head.query.stems, contentStems(words), signals.terms);
  return first !== undefined && whole.has(first.stem) && named >= NAMED_MIN;
}

/** True when the opening holds an answer as good, or most of what the passage says. */
function isAnsweredEarly(
  { sentences, text }: QuotablePassage,
  { answers }: QueryAnswers,
  signals: Needed,
): boolean {
  const { prose, page } = signals;
  const opening = openingUnits(prose);
  const end = opening.at(-1)?.block.end ?? 0;
  const [from, to] = [sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0];
  const own = answers.filter(({ start }) => start >= from && start < to);
  const confidence = Math.max(0, ...own.map((answer) => answer.confidence));
  if (answers.some((answer) => answer.start < end && answer.confidence > EARLY_SHARE_MAX * confidence))
    return true;
  const said = new Set(opening.flatMap(({ words }) => [...contentStems(words)]));
  const known = weightedRecall(
    readStems(sentences.flatMap((sentence) => sentence.words)),
    said,
    signals.terms,
  );
  return known > ALREADY_SAID_MAX || page.metadata.description === text;
}

function openingUnits({ units }: Needed['prose']): Needed['prose']['units'] {
  let words = 0;
  const end = units.findIndex((unit) => (words += runningWords(unit)) >= WORDS_BEFORE_MIN);
  return units.slice(0, end < 0 ? units.length : end + 1);
}
