import { adviseTo } from '../../advice/advice.ts';
import { defineCheck, notApplicable, quote, saturating } from '../check.ts';

/** Entities from which more add nothing: D. 98 % of the labelled pages have fewer. */
const ENTITIES_FULL = 40;
/** One more name must not matter much. */
const ENTITIES_EVEN = 10;
/** Mentions from which a phrase is a term of the text in every language. */
const MENTIONS_COUNTED = 3;
const PROSE_WORDS_MIN = 30;
const EXAMPLES = 5;

export const supportingEntities = defineCheck({
  id: 'supporting-entities',
  category: 'entity_coverage',
  weakness: 'vague_no_facts',
  title: 'The subject stands among the things it belongs with',
  why: 'Related names and concepts tell a model what the page covers, and let it match questions that name them instead of the subject.',
  source: {
    class: 'C',
    claim:
      'Sub-topic coverage helps up to a point: pages that cover 26-50 % of the sub-topics do better than those that cover all.',
  },
  needs: ['entities', 'primaryEntity', 'prose', 'statements'],
  evaluate({ entities, primaryEntity, prose, statements }) {
    if (prose.wordCount < PROSE_WORDS_MIN) return notApplicable('There is too little text to judge.');
    const said = statements
      .filter(({ isNew }) => isNew)
      .map(({ words }) => ` ${words.map(({ stem }) => stem).join(' ')} `)
      .join('|');
    const supporting = entities.all.filter(
      ({ key, isName, mentions }) =>
        key !== primaryEntity?.key &&
        // What is no name supports the subject where statements on it come back to it; a mention elsewhere adds nothing.
        occurrencesOf(` ${key} `, said) >= (isName ? 1 : Math.max(2, Math.min(MENTIONS_COUNTED, mentions))),
    );
    const share = saturating(supporting.length, ENTITIES_FULL, ENTITIES_EVEN);
    const examples = supporting.slice(0, EXAMPLES);
    return {
      kind: 'judged',
      share,
      explanation: `The statements on the topic name ${String(supporting.length)} other things.`,
      evidence: examples.flatMap(({ first }) =>
        first.start === null ? [] : [quote(first.text, first.start)],
      ),
    };
  },
  advise({ gaps }) {
    const expected = gaps.filter(({ source }) => source === 'competitor').slice(0, EXAMPLES);
    if (expected.length === 0) return null;
    return adviseTo('add-expected', { names: expected.map(({ entity }) => entity) });
  },
});

/** At most `MENTIONS_COUNTED`. */
function occurrencesOf(key: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(key); at >= 0 && count < MENTIONS_COUNTED; at = text.indexOf(key, at + 1))
    count++;
  return count;
}
