import { adviseTo } from '../../advice/advice.ts';
import type { StatementOnTopic } from '../../topic/statements-on-topic.ts';
import { defineCheck, notApplicable, saturating } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';

/** Entities from which more add nothing: D. 98 % of the labelled pages have fewer. */
const ENTITIES_FULL = 40;
/** One more name must not matter much. */
const ENTITIES_EVEN = 10;
/** Names that one statement adds at most: decision, a single invented list of names must not matter much. */
const NAMES_PER_STATEMENT = 2;
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
  needs: ['entities', 'primaryEntity', 'prose', 'statements', 'claims'],
  evaluate({ entities, primaryEntity, prose, statements, claims }) {
    if (prose.wordCount < PROSE_WORDS_MIN) return notApplicable('There is too little text to judge.');
    // Who is said to have found or said something, and cannot be looked up, may be invented.
    const hearsay = new Set(
      (claims ?? [])
        .filter(({ source }) => source?.isCheckable === false)
        .map(({ sentence }) => sentence.start),
    );
    const said = saidIn(statements.filter(({ isNew, start }) => isNew && !hearsay.has(start)));
    const named = new Map<number, number>();
    const supporting = entities.all.filter(({ key, isName, mentions }) => {
      if (key === primaryEntity?.key) return false;
      const places = placesOf(` ${key} `, said);
      // What is no name supports the subject where statements on it come back to it; a mention elsewhere adds nothing.
      if (!isName) return places.length >= Math.max(2, Math.min(MENTIONS_COUNTED, mentions));
      const free = places.find((place) => (named.get(place) ?? 0) < NAMES_PER_STATEMENT);
      if (free !== undefined) named.set(free, (named.get(free) ?? 0) + 1);
      return free !== undefined;
    });
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

/** The stems of statements, each between spaces, and where each statement begins. */
interface Said {
  readonly text: string;
  readonly starts: readonly number[];
}

function saidIn(statements: readonly StatementOnTopic[]): Said {
  const starts: number[] = [];
  let length = 0;
  const parts = statements.map(({ words }) => {
    const part = ` ${words.map(({ stem }) => stem).join(' ')} `;
    starts.push(length);
    length += part.length + 1;
    return part;
  });
  return { text: parts.join('|'), starts };
}

/** The first `MENTIONS_COUNTED` statements with these stems, by their number; one that says them twice comes twice. */
function placesOf(key: string, { text, starts }: Said): readonly number[] {
  const places: number[] = [];
  let place = 0;
  for (
    let at = text.indexOf(key);
    at >= 0 && places.length < MENTIONS_COUNTED;
    at = text.indexOf(key, at + 1)
  ) {
    while ((starts[place + 1] ?? Infinity) <= at) place++;
    places.push(place);
  }
  return places;
}
