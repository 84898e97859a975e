import { definesTerm } from '../../reading/entities/definitions.ts';
import { typedFactIn } from '../../reading/entities/typed-facts.ts';
import type { LanguagePack } from '../../../languages/pack.ts';
import type { Section } from '../../signals/sections.ts';
import { contentStems } from '../../signals/terms.ts';
import type { Word } from '../../language/words.ts';
import { defineCheck, notApplicable, quote, ramp, shorten } from '../check.ts';

/** Share of sentences on the topic with a typed fact for full marks. More facts, invented ones included, gain nothing. */
const SHARE_FULL = 0.75;
/** Minimum denominator: one figure does not make a short page specific. */
const SENTENCES_MIN = 6;
const WORDS_MIN = 4;
const PROSE_WORDS_MIN = 30;
const EXAMPLES = 4;

interface Passage {
  readonly text: string;
  readonly start: number;
  readonly words: readonly Word[];
}

export const specificity = defineCheck({
  id: 'specificity',
  category: 'entity_coverage',
  title: 'What is said of the subject is specific',
  why: 'A figure with its unit, a date, a price, a version or the name of a standard can be quoted and checked; “many” and “fast” cannot.',
  source: {
    class: 'B',
    claim:
      'In 5,916 rewrites of fixed pages only numbers moved the share of the answer (pairwise .60); contested: C-SEO Bench finds little. So a sentence counts once, and only on the topic.',
  },
  needs: ['sections', 'prose', 'queries', 'primaryEntity', 'page', 'language'],
  evaluate({ sections, prose, queries, primaryEntity, page, language }) {
    if (prose.wordCount < PROSE_WORDS_MIN) return notApplicable('There is too little text to judge.');
    const topic = new Set([
      ...queries.flatMap(({ stems }) => [...stems]),
      ...(primaryEntity === null ? [] : primaryEntity.key.split(' ')),
    ]);
    const seen = new Set<string>();
    const onTopic = sections.flatMap((section) => passagesOn(section, topic, seen));
    const judged = onTopic.map((passage) => ({
      passage,
      fact: typedFactIn(passage.text, passage.words, passage.start, page.language, topic),
    }));
    const specific = judged.filter(({ fact }) => fact !== null);
    const definitions = firstDefinitions(sections, topic, language);
    const asked = judged.filter(({ passage, fact }) => fact !== null || !definitions.has(passage.text));
    const share = ramp(specific.length / Math.max(SENTENCES_MIN, asked.length), 0, SHARE_FULL);
    const vague = asked.find(({ fact }) => fact === null)?.passage;
    return {
      kind: 'judged',
      share,
      explanation: `${String(specific.length)} of ${String(asked.length)} sentences on the topic hold a figure with its unit, a date, a price, a version or the name of a standard or an organisation.`,
      evidence: specific.slice(0, EXAMPLES).map(({ passage }) => quote(passage.text, passage.start)),
      advice:
        share >= 0.9
          ? null
          : `Say how much, how many, since when or by which standard, with the source${vague === undefined ? '' : `, in sentences such as “${shorten(vague.text, 100)}”`}: ${String(specific.length)} of ${String(asked.length)} sentences on the topic do.`,
    };
  },
});

/** Sentences and rows that name the topic or are under a heading that does; those in `seen` count no more. */
function passagesOn({ heading, units }: Section, topic: ReadonlySet<string>, seen: Set<string>): Passage[] {
  const isUnderTopic = heading !== null && [...contentStems(heading.words)].some((stem) => topic.has(stem));
  return units.flatMap(({ block, sentences, words }): Passage[] => {
    const passages: readonly Passage[] =
      sentences.length > 0 ? sentences : block.kind === 'table_row' ? [{ ...block, words }] : [];
    return passages.filter((passage) => {
      if (passage.words.length < WORDS_MIN || seen.has(passage.text)) return false;
      seen.add(passage.text);
      return isUnderTopic || passage.words.some((word) => topic.has(word.stem));
    });
  });
}

/** Number of opening words with a defined term. */
const DEFINED_WORDS = 4;

/** Definitions need no figure: the first sentence that defines a term of the topic is exempt. */
function firstDefinitions(
  sections: readonly Section[],
  topic: ReadonlySet<string>,
  language: LanguagePack,
): ReadonlySet<string> {
  const definitions = new Map<string, string>();
  for (const sentence of sections.flatMap(({ units }) => units.flatMap(({ sentences }) => sentences))) {
    for (const { stem } of sentence.words.slice(0, DEFINED_WORDS)) {
      if (!topic.has(stem) || definitions.has(stem)) continue;
      if (definesTerm(sentence, stem, language) === true) definitions.set(stem, sentence.text);
    }
  }
  return new Set(definitions.values());
}
