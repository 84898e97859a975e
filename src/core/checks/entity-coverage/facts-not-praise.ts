import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { defineCheck, notApplicable, ramp } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';

/** Shares of such sentences for all points and for none: D. 66 % of the labelled pages that may sell have fewer. */
const SHARE_FULL = 0;
const SHARE_ZERO = 0.6;
const SENTENCES_MIN = 3;
const FIGURE = /\p{Nd}/u;

const voicesOf = perPack(({ writing, questions, grammar: { isUnspaced } }: LanguagePack) =>
  (writing?.quoting ?? null) === null || questions === null
    ? null
    : {
        owner: matcherOf(writing?.quoting?.ownVoice ?? null, { isUnspaced }),
        reader: matcherOf(questions.addresses, { isUnspaced }),
      },
);

export const factsNotPraise = defineCheck({
  id: 'facts-not-praise',
  category: 'entity_coverage',
  weakness: 'promotional',
  title: 'Sentences state facts rather than address the buyer',
  why: '“We help you succeed” could stand on any page: an assistant that looks for what the thing is, does or costs takes nothing from it.',
  source: {
    class: 'D',
    claim: 'A sentence without a subject of its own or a figure cannot be checked or cited.',
  },
  needs: ['prose', 'statements', 'language', 'page', 'pageType'],
  evaluate({ prose, statements, language, page, pageType }) {
    if (!pageTypeIs(pageType, 'describing'))
      return notApplicable(`On a ${pageType} page “you” is who reads or asks, not a buyer.`);
    const voices = voicesOf(language);
    if (voices === null)
      return notApplicable(
        `Words that address the reader are not known for this language (${page.language}).`,
      );
    const sentences = prose.sentences.filter(({ isComplete }) => isComplete);
    if (sentences.length < SENTENCES_MIN) return notApplicable('The text has too few sentences to judge.');
    const empty = sentences.filter(
      ({ text }) => !FIGURE.test(text) && (voices.owner.test(text) || voices.reader.test(text)),
    );
    const emptyAt = new Set(empty.map(({ start }) => start));
    // A sentence about something else makes up for none.
    const stated = statements.filter(({ isNew, start }) => isNew && !emptyAt.has(start));
    const all = empty.length + stated.length;
    if (all === 0) return notApplicable('No sentence is about the subject or the reader.');
    const share = 1 - ramp(empty.length / all, SHARE_FULL, SHARE_ZERO);
    return {
      kind: 'judged',
      share,
      explanation: `${String(empty.length)} of ${String(all)} sentences on the subject or to the reader address the reader or speak of the owner and give no figure.`,
      evidence: empty.slice(0, 3).map(({ text, start }) => quote(text, start)),
    };
  },
});
