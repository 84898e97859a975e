import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import { stringsOf } from '../../analysis/document/structured-data.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import type { Section } from '../../analysis/signals/sections.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { faqHtml } from '../block-html.ts';
import { sentenceItems } from '../english/sentence-questions.ts';
import { cleanHeading } from './clean-sentence.ts';
import { definitionItems } from './definition-questions.ts';
import { blockFacts, type Draft, type DraftInput } from './draft.ts';
import { fitsQuestion } from './fits-question.ts';
import type { PageMaterial } from './page-material.ts';
import { queryItems } from './query-questions.ts';
import { faqTitle, isClearQuestion, questionFromHeading } from './question-forms.ts';
import { answerFrom, type Answer, type AnsweredQuestion } from './section-answer.ts';

/** Bounds of the contract. */
const FAQ_ITEMS = { min: 2, max: 8 } as const;
const QUESTION_CHARS_MAX = 120;

/** Questions answered in the page's words: the caller's, those of headings, of definitions, then of single sentences. */
export function draftFaq({ material, facts, isGrounded }: DraftInput): Draft {
  const { page } = material.signals;
  const asked = new Set(ownFaq(material.signals).map(comparable));
  const answers = new Set<string>();
  const items: AnsweredQuestion[] = [];
  for (const item of [
    ...queryItems(material, facts),
    ...fromHeadings(material),
    ...definitionItems(material),
    ...sentenceItems(material),
  ]) {
    if (items.length >= FAQ_ITEMS.max) break;
    const key = comparable(item.question);
    if (
      asked.has(key) ||
      answers.has(item.answer) ||
      !item.grounding.every(({ text }) => isGrounded(text)) ||
      !isGrounded(item.question)
    )
      continue;
    asked.add(key);
    answers.add(item.answer);
    items.push(item);
  }
  if (items.length < FAQ_ITEMS.min) {
    return {
      type: 'faq',
      reason:
        'The page answers fewer than 2 questions in self-contained sentences, not counting its existing FAQ markup.',
    };
  }
  return {
    type: 'faq',
    ...blockFacts('faq', items.map(({ question, answer }) => `${question}\n${answer}`).join('\n')),
    items: items.map(({ question, answer }) => ({ question, answer })),
    html: faqHtml(faqTitle(page.language), items),
    grounding: items.flatMap(({ grounding }) => grounding),
    placement: { selector: page.contentSelector, operation: 'append' },
  };
}

/** Parts in which two spellings of a question differ: the article and the field of "What is a service in mathematics?". */
const SPELLING = expressionOf('^(@openers) (?:@articles )?(.*?)(?: @fields .*)?$', {
  openers: listOfEveryLanguage(({ writing }) => writing?.questions?.spellings?.openers),
  fields: listOfEveryLanguage(({ writing }) => writing?.questions?.spellings?.fields),
  articles: listOfEveryLanguage(({ writing }) =>
    writing?.questions?.spellings === null ? null : writing?.questions?.articles,
  ),
});

/** One form for all spellings of a question. */
export function comparable(question: string): string {
  return question
    .toLowerCase()
    .replace(SPELLING, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Questions that the page's structured data already answers. */
export function ownFaq({ page }: Signals): string[] {
  return page.structuredData.items
    .filter(({ types }) => types.includes('Question'))
    .flatMap(({ properties }) => stringsOf(properties['name']));
}

/** Sections with a heading that is a question or can become one. Not in forums: posts answer each other, not headings. */
function fromHeadings(material: PageMaterial): AnsweredQuestion[] {
  const { sections, page, pageType } = material.signals;
  if (pageType === 'forum') return [];
  return sections.flatMap((section): AnsweredQuestion[] => {
    const question = section.title === null ? null : asQuestion(section.title, page.language);
    const answer = question === null ? null : sectionAnswer(question, section, material);
    return question === null || answer === null ? [] : [toItem(question, answer)];
  });
}

/** Share of the question that a later sentence must cover; the first one need not. */
const LATER_COVERAGE_MIN = 0.6;
const SENTENCES_TRIED = 5;

/** The first sentence of a section if it is a self-contained answer; else the first of the next ones that covers the question. */
function sectionAnswer(question: string, section: Section, material: PageMaterial): Answer | null {
  const { prose, page, terms } = material.signals;
  const sentences = section.sentences.filter(({ unit }) => prose.units[unit]?.isProse === true);
  const stems = contentStems(wordsOf(question, page.language));
  for (const [index, sentence] of sentences.slice(0, SENTENCES_TRIED).entries()) {
    const answer = answerFrom(sentence, sentences, material);
    if (answer === null || !fitsQuestion(question, answer.text, page.language)) continue;
    const covered = weightedRecall(stems, contentStems(wordsOf(answer.text, page.language)), terms);
    if (index === 0 || covered >= LATER_COVERAGE_MIN) return answer;
  }
  return null;
}

function asQuestion(heading: string, language: string): string | null {
  const clean = cleanHeading(heading);
  const question = /[?？]$/u.test(clean) ? clean : questionFromHeading(clean, language);
  if (question === null || question.length > QUESTION_CHARS_MAX) return null;
  if (contentStems(wordsOf(question, language)).size === 0) return null;
  return isClearQuestion(question, language) ? question : null;
}

function toItem(question: string, answer: Answer): AnsweredQuestion {
  return { question, answer: answer.text, grounding: answer.grounding };
}
