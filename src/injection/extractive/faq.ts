import { weightedRecall } from '../../analysis/intent/similarity.ts';
import { stringsOf } from '../../analysis/document/structured-data.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import type { Section } from '../../analysis/signals/sections.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { faqHtml } from '../block-html.ts';
import { cleanHeading } from './clean-sentence.ts';
import { definitionItems } from './definition-questions.ts';
import { blockFacts, groundingElsewhere, type Draft, type DraftInput } from './draft.ts';
import { listedAnswer } from './listed-answer.ts';
import type { PageMaterial } from './page-material.ts';
import { faqTitle, isClearQuestion, questionFromHeading } from './question-forms.ts';
import { sentenceItems } from './sentence-questions.ts';
import { answerFrom, type Answer, type AnsweredQuestion } from './section-answer.ts';

/** Bounds of the contract. */
export const FAQ_ITEMS = { min: 2, max: 8 } as const;
const QUESTION_CHARS_MAX = 120;
/** A fact or sentence answers a question when it has this share of its weighted words. */
const COVERAGE_MIN = 0.6;

/** Questions that people ask, answered in the page's words: the caller's, the page's own, then its definitions. */
export function draftFaq({ material, facts, isGrounded }: DraftInput): Draft {
  const { page } = material.signals;
  const asked = new Set(ownFaq(material.signals).map(comparable));
  const answers = new Set<string>();
  const items: AnsweredQuestion[] = [];
  for (const item of [
    ...fromQueries(material, facts),
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
        'The page does not answer two questions in sentences that can stand alone, beside those that it already marks up as an FAQ.',
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

/** A question without what may differ between two spellings of it. */
export function comparable(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Questions that the page's structured data already answers. */
export function ownFaq({ page }: Signals): string[] {
  return page.structuredData.items
    .filter(({ types }) => types.includes('Question'))
    .flatMap(({ properties }) => stringsOf(properties['name']));
}

function fromQueries(material: PageMaterial, facts: readonly string[]): AnsweredQuestion[] {
  const { alignments, page, prose, terms } = material.signals;
  return alignments.flatMap(({ query, answer }): AnsweredQuestion[] => {
    if (query.source !== 'given') return [];
    const question = askedAs(query.text, page.language);
    if (question === null) return [];
    const sentence = answer === null || answer.plausibility === 0 ? null : answer.sentence;
    const unit = sentence === null ? undefined : prose.units[sentence.unit];
    const found =
      sentence === null || unit === undefined ? null : answerFrom(sentence, unit.sentences, material);
    if (found !== null) return [{ question, answer: found.text, grounding: found.grounding }];
    const fact = facts.find(
      (each) =>
        /[.!。！]$/u.test(each.trim()) &&
        weightedRecall(query.stems, contentStems(wordsOf(each, page.language)), terms) >= COVERAGE_MIN,
    );
    if (fact === undefined) return [];
    return [{ question, answer: fact.trim(), grounding: [groundingElsewhere(fact.trim(), fact)] }];
  });
}

/** A query in the form of a question; null when it is only words. */
function askedAs(text: string, language: string): string | null {
  const trimmed = text.trim();
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  if (isClearQuestion(capital, language)) return capital;
  return questionFromHeading(capital, language);
}

/** Sections whose heading asks, or can be asked. Posts of a forum answer each other, not their headings. */
function fromHeadings(material: PageMaterial): AnsweredQuestion[] {
  const { sections, page, pageType } = material.signals;
  if (pageType === 'forum') return [];
  const items = sections.flatMap((section): AnsweredQuestion[] => {
    if (section.title === null) return [];
    const question = asQuestion(section.title, page.language);
    const answer = question === null ? null : sectionAnswer(section, material);
    return question === null || answer === null || !fits(question, answer.text, page.language)
      ? []
      : [toItem(question, answer)];
  });
  return [...items, ...fromTerms(material)];
}

/** What a section says first, when that stands alone: sentences in a row, or a lead-in with its list. Null: it does not. */
function sectionAnswer(section: Section, material: PageMaterial): Answer | null {
  const sentences = section.sentences.filter(
    ({ unit }) => material.signals.prose.units[unit]?.isProse === true,
  );
  const first = sentences[0];
  if (first === undefined) return null;
  return listedAnswer(first, section, material) ?? answerFrom(first, sentences, material);
}

/** What an answer to "why", "when" or "how many" must hold; other questions cannot be told from their words. */
const ANSWERS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^what are the \p{L}+(?: \p{L}+)? (?:of|for) /iu,
    /[,;].*[,;]|\b(?:includ\w+|such as|can|may|first|one of|two|three|four|five|several)\b/iu,
  ],
  [
    /^how (?:do|can|should) (?:you|i) /iu,
    /^(?:To|By|First|Start|The first|The (?:easiest|best|simplest) way|You|\p{Lu}\p{Ll}+ (?:the|an?|your|you)|If you)\b/u,
  ],
  [
    /^why /iu,
    /\b(?:because|reasons?|due to|since|so that|so|in order to|helps?|caus\w+|allow\w*|lead\w*|result\w*|means?|makes?|can|ensure\w*|prevent\w*|reduc\w+|improv\w+|provid\w+|to \w+|important|essential|critical|need\w*)\b/iu,
  ],
  [
    /^(?:when|how (?:much|many|long|old|far|often)) /iu,
    /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|every|daily|weekly|monthly|year|day|month|week|hour|before|after|until|during|depend\w*|var\w+|free|when|as soon)\b/iu,
  ],
];

function fits(question: string, answer: string, language: string): boolean {
  if (language !== 'en') return true;
  return ANSWERS.every(([asked, holds]) => !asked.test(question) || holds.test(answer));
}

function asQuestion(heading: string, language: string): string | null {
  const clean = cleanHeading(heading);
  const question = isQuestionMarked(clean) ? clean : questionFromHeading(clean, language);
  if (question === null || question.length > QUESTION_CHARS_MAX) return null;
  if (contentStems(wordsOf(question, language)).size === 0) return null;
  return isClearQuestion(question, language) ? question : null;
}

function isQuestionMarked(text: string): boolean {
  return /[?？]$/u.test(text);
}

/** Questions in the summary of a <details> or in a list of definitions, answered by the block after them. */
function fromTerms(material: PageMaterial): AnsweredQuestion[] {
  const { prose, page } = material.signals;
  return prose.units.flatMap((unit, index): AnsweredQuestion[] => {
    if (unit.block.kind !== 'term') return [];
    const question = asQuestion(unit.block.text, page.language);
    const below = prose.units[index + 1];
    const first = below?.isProse === true ? below.sentences[0] : undefined;
    if (question === null || below === undefined || first === undefined) return [];
    const answer = answerFrom(first, below.sentences, material);
    return answer === null ? [] : [toItem(question, answer)];
  });
}

function toItem(question: string, answer: Answer): AnsweredQuestion {
  return { question, answer: answer.text, grounding: answer.grounding };
}
