import { wordsOf } from '../../text/words.ts';
import { modelAddressIn } from '../../text/model-address.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';
import type { Grounding } from '../../schema/content-block.ts';
import { checkGrounding, type GroundingSources } from '../grounding.ts';
import { sentencesIn } from '../grounding/claim-sentences.ts';
import { isBorneOut, readPolarAnswer, withoutOpener } from '../grounding/polar-answer.ts';
import { pageSupport } from './page-support.ts';
import { topicStems } from './topic-stems.ts';
import { quoted } from '../../evidence/quoted.ts';

/** Judges the text of a language model, which the page may have instructed (prompt injection). */
export interface WordJudge {
  /** Reason to reject a text without statements (question, heading, title); null when it is acceptable. */
  problemOf(text: string): string | null;
  /**
   * The sentences of a text before the first unsupported one: later ones may depend on it. `problem` is the reason for
   * rejecting that one; null when all of the text is kept.
   */
  supported(text: string): SupportedText;
  /** The same for the answer to a question, whose "Yes." or "No." is cut unless the sentence after it bears it out. */
  supportedAnswer(question: string, answer: string): SupportedText;
  /** True when the words share one with the page's title, its subject or a query. */
  namesTopic(text: string): boolean;
  /** Like `namesTopic`, or with any other entity of the page. */
  isAboutPage(text: string): boolean;
}

export interface SupportedText {
  readonly text: string;
  readonly grounding: readonly Grounding[];
  readonly problem: string | null;
}

/** Markup, Markdown, templates, URLs, emoji: blocks are plain text; their HTML is rendered from it. */
const NOT_PLAIN =
  /<\/?[a-z!?]|&(?:#?\w{2,8});|[{}`\\]|\]\(|\*\*|^#|\bhttps?:|\bwww\.|(?<=(?<!\S)\S[^@\s]*)@\S+\.\S|\bjavascript:|\p{Emoji_Presentation}|[\p{Cc}\p{Cf}]/iu;

export function wordJudge(signals: Signals, sources: GroundingSources, facts: readonly string[]): WordJudge {
  const { language } = signals.page;
  const support = pageSupport(signals, facts);
  const subjectStems = topicStems(signals);
  const topic = new Set([...subjectStems, ...signals.queries.flatMap(({ stems }) => [...stems])]);
  const subjects = new Set([...topic, ...signals.entities.all.flatMap(({ key }) => key.split(' '))]);
  const shares = (text: string, stems: ReadonlySet<string>): boolean =>
    [...contentStems(wordsOf(text, language))].some((stem) => stems.has(stem));
  const problemOf = (text: string): string | null => {
    if (NOT_PLAIN.test(text)) return 'not plain text';
    if (modelAddressIn(text) !== null) return 'addresses a language model';
    const [claim] = checkGrounding(text, sources);
    return claim === undefined ? null : `${quoted(claim.text)} is neither in the page nor in the facts`;
  };
  function supported(text: string): SupportedText {
    const kept: string[] = [];
    const grounding: Grounding[] = [];
    let problem: string | null = null;
    for (const sentence of sentencesIn(text, language)) {
      problem = problemOf(sentence);
      const found = problem === null ? support.supportOf(sentence) : null;
      if (problem === null && found === null) problem = 'neither the page nor the facts support a sentence';
      if (problem !== null || found === null) break;
      kept.push(sentence);
      grounding.push(...found);
    }
    return { text: kept.join(signals.language.grammar.isUnspaced ? '' : ' '), grounding, problem };
  }
  function supportedAnswer(question: string, answer: string): SupportedText {
    const polar = readPolarAnswer(answer, language);
    if (polar === null) return supported(answer);
    const rest = supported(withoutOpener(polar));
    const [first] = sentencesIn(rest.text, language);
    if (first === undefined) return rest;
    if (isBorneOut(polar, question, first, { topic: subjectStems, language }))
      return { ...rest, text: polar.opener + polar.rest.slice(0, 1) + rest.text.slice(1) };
    return {
      ...rest,
      problem: rest.problem ?? 'the first word of an answer does not follow from the rest of it',
    };
  }
  return {
    problemOf,
    supported,
    supportedAnswer,
    namesTopic: (text) => shares(text, topic),
    isAboutPage: (text) => shares(text, subjects),
  };
}
