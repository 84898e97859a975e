import { wordsOf } from '../../analysis/language/words.ts';
import { modelAddressIn } from '../../analysis/model-address.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import type { Grounding } from '../content-block.ts';
import { checkGrounding, type GroundingSources } from '../grounding.ts';
import { pageSupport, sentencesIn, topicStems } from './page-support.ts';

/** Judges the words of a language model: whoever wrote the page may have told it what to write. */
export interface WordJudge {
  /** What keeps words that state nothing by themselves (a question, a heading, a title) out of a block; null when nothing does. */
  problemOf(text: string): string | null;
  /**
   * The first sentences of a text, up to one that neither the page nor the facts support: what follows may lean on it.
   * `problem` tells of that one; null when all of the text is kept.
   */
  supported(text: string): SupportedText;
  /** True when the words share one with the page's title, its subject or a query. */
  namesTopic(text: string): boolean;
  /** The same, or with anything else that the page writes about. */
  isAboutPage(text: string): boolean;
}

export interface SupportedText {
  readonly text: string;
  readonly grounding: readonly Grounding[];
  readonly problem: string | null;
}

/** Markup, Markdown, templates, addresses to click on, pictures: a block is plain words, and its HTML is made here. */
const NOT_PLAIN =
  /<\/?[a-z!?]|&(?:#?\w{2,8});|[{}`\\]|\]\(|\*\*|^#|\bhttps?:|\bwww\.|\S@\S+\.\S|\bjavascript:|\p{Emoji_Presentation}|[\p{Cc}\p{Cf}]/iu;

export function wordJudge(signals: Signals, sources: GroundingSources, facts: readonly string[]): WordJudge {
  const { language } = signals.page;
  const support = pageSupport(signals, facts);
  const topic = new Set([...topicStems(signals), ...signals.queries.flatMap(({ stems }) => [...stems])]);
  const subjects = new Set([...topic, ...signals.entities.all.flatMap(({ key }) => key.split(' '))]);
  const shares = (text: string, stems: ReadonlySet<string>): boolean =>
    [...contentStems(wordsOf(text, language))].some((stem) => stems.has(stem));
  const problemOf = (text: string): string | null => {
    if (NOT_PLAIN.test(text)) return 'it is not plain text';
    if (modelAddressIn(text) !== null) return 'it speaks to a language model';
    const [claim] = checkGrounding(text, sources);
    return claim === undefined ? null : `neither the page nor the facts say “${claim.text}”`;
  };
  return {
    problemOf,
    supported(text) {
      const kept: string[] = [];
      const grounding: Grounding[] = [];
      let problem: string | null = null;
      for (const sentence of sentencesIn(text, language)) {
        problem = problemOf(sentence);
        const found = problem === null ? support.supportOf(sentence) : null;
        if (problem === null && found === null) problem = 'neither the page nor the facts support it';
        if (problem !== null || found === null) break;
        kept.push(sentence);
        grounding.push(found);
      }
      return { text: kept.join(signals.language.grammar.isUnspaced ? '' : ' '), grounding, problem };
    },
    namesTopic: (text) => shares(text, topic),
    isAboutPage: (text) => shares(text, subjects),
  };
}
