import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { quoted } from '../../evidence/quoted.ts';
import type { QueryAnswers } from '../../reading/answers/answers.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';
import { defineComposer, type Doubt, type GroundedParagraph } from '../composer.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { groundingOf } from '../quoting/grounding-places.ts';
import { draftPassages, type DraftPassage } from './draft-passages.ts';

/** A passage within these first words needs no summary. */
const WORDS_BEFORE_MIN = 60;
/** Weighted share of the passage's words that the opening of the page may have without a doubt. */
const SAID_MAX = 0.33;
const QUOTED_CHARS = 80;

type Needed = Pick<Signals, 'page' | 'pageType' | 'sections' | 'language' | 'answers' | 'subject' | 'prose'>;

/** The passage with the best answer to what readers ask first, wherever it stands below the opening. */
export const answerBroughtForward = defineComposer({
  id: 'answer-brought-forward',
  type: 'supporting_paragraphs',
  isDraft: true,
  idea: 'The paragraph that holds the best answer to a question of the readers and comes after the opening, copied to the top.',
  needs: ['page', 'pageType', 'sections', 'language', 'answers', 'subject', 'prose'],
  compose(signals) {
    const { page, pageType, answers } = signals;
    const heading = page.titleHeading;
    if (heading === null || pageTypeIs(pageType, 'writtenByVisitors')) return [];
    const passages = draftPassages(signals).filter(
      (passage) => passage.wordsBefore >= WORDS_BEFORE_MIN && isAboutSubject(passage, signals),
    );
    const asked = answers
      .filter(({ answered }) => answered !== 'no')
      .sort((one, other) => rankOf(other) - rankOf(one));
    return asked.flatMap((each) => {
      const best = passages
        .map((passage) => ({ passage, confidence: confidenceIn(passage, each) }))
        .filter(({ confidence }) => confidence > 0)
        .sort((one, other) => worth(other) - worth(one))[0];
      return best === undefined ? [] : [paragraphOf(best, each, { heading, signals })];
    });
  },
});

/** Below the title a sentence is read as about the page's subject: it names it, or already stands below a heading that does. */
function isAboutSubject(
  { sentences, section: { heading } }: DraftPassage,
  { page, subject }: Needed,
): boolean {
  if (heading === null || heading.block.text === page.titleHeading || subject === null) return true;
  const named = new Set([...contentStems(heading.words), ...contentStems(sentences[0]?.words ?? [])]);
  return [...subject.stems].some((stem) => named.has(stem));
}

function rankOf({ query, answered }: QueryAnswers): number {
  return Number(query.isHead) + 2 * Number(answered === 'full');
}

interface Rated {
  readonly passage: DraftPassage;
  readonly confidence: number;
}

function worth({ passage, confidence }: Rated): number {
  return confidence - 0.15 * passage.doubts.filter(({ level }) => level === 'rewrite').length;
}

/** Highest confidence of an answer that lies in the passage; 0 without one. */
function confidenceIn({ sentences }: DraftPassage, { answers }: QueryAnswers): number {
  const [from, to] = [sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0];
  const own = answers.filter(({ start, end }) => start >= from && end <= to);
  return Math.max(0, ...own.map(({ confidence }) => confidence));
}

function paragraphOf(
  { passage, confidence }: Rated,
  each: QueryAnswers,
  { heading, signals }: { readonly heading: string; readonly signals: Needed },
): GroundedParagraph {
  const { page, subject } = signals;
  const { query, answered, probability } = each;
  const stems = contentStems(passage.sentences.flatMap(({ words }) => words));
  const named = subject === null ? [] : [...subject.stems];
  const doubts: Doubt[] = [twice(passage)];
  if (answered === 'partial')
    doubts.push({
      sign: 'partial',
      level: 'rewrite',
      reason: `The page answers ${quoted(query.text, QUOTED_CHARS)} in part: add what is missing.`,
    });
  if (saidEarly(stems, passage, signals) > SAID_MAX)
    doubts.push({
      sign: 'ownFits',
      level: 'check',
      reason: 'The opening of the page says much of this already: use it only in place of those words.',
    });
  return {
    text: passage.text,
    heading,
    grounding: passage.sentences.map((sentence) =>
      groundingOf({ sentence, text: cleanSentence(sentence.text) }),
    ),
    doubts: [...doubts, ...passage.doubts],
    measures: {
      confidence,
      answered: probability,
      full: Number(answered === 'full'),
      given: Number(query.source === 'given'),
      distance: page.text.length === 0 ? 0 : (passage.sentences[0]?.start ?? 0) / page.text.length,
      subject: named.length === 0 ? 0 : named.filter((stem) => stems.has(stem)).length / named.length,
    },
  };
}

/** The same words stay where they are. */
export function twice({ wordsBefore, section }: DraftPassage): Doubt {
  const under = section.title === null ? '' : `, under ${quoted(section.title, QUOTED_CHARS)}`;
  return {
    sign: 'twice',
    level: 'check',
    reason: `The page has the same words ${String(wordsBefore)} words further down${under}: shorten them there.`,
  };
}

function saidEarly(stems: ReadonlySet<string>, passage: DraftPassage, { prose }: Needed): number {
  const said = new Set<string>();
  let words = 0;
  for (const unit of prose.units) {
    if (words >= WORDS_BEFORE_MIN || unit.block.start >= (passage.sentences[0]?.start ?? 0)) break;
    for (const stem of contentStems(unit.words)) said.add(stem);
    words += unit.words.length;
  }
  return stems.size === 0 ? 0 : [...stems].filter((stem) => said.has(stem)).length / stems.size;
}
