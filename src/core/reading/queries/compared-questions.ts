import { entriesOf, matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { FoundEntity } from '../entities/found-entity.ts';
import type { QuestionCandidate, QuestionContext } from './candidate.ts';
import { bareHeading } from './question-text.ts';

/** Questions about the goods and firms that a page ranks, each under a heading of its own: "Mondly vs Babbel". */

const ENTITIES_READ = 40;
const HEADINGS_MAX = 150;
const NAME_WORDS_MAX = 4;
/** Two headings alone may be sections about makers. */
const RANKED_MIN = 3;

const rankingOf = perPack(({ subjects, grammar: { isUnspaced } }: LanguagePack) =>
  matcherOf(subjects?.themes ?? null, { isUnspaced }),
);

export function askedOfCompared(
  entities: readonly FoundEntity[],
  { blocks, pageType, pack, subject }: QuestionContext,
): QuestionCandidate[] {
  const [versus] = entriesOf(pack.questions?.versus ?? null);
  if (versus === undefined || pageType !== 'article' || !rankingOf(pack).test(subject.name)) return [];
  const rated = new Set(
    entities
      .slice(0, ENTITIES_READ)
      .filter(({ type, isName }) => isName && (type === 'product' || type === 'organization'))
      .map(({ name }) => name.toLowerCase()),
  );
  const ranked = blocks
    .filter(({ kind }) => kind === 'heading')
    .slice(0, HEADINGS_MAX)
    .map(({ text }) => bareHeading(text).replace(/[.:\s]+$/u, ''))
    .filter((name) => name.split(' ').length <= NAME_WORDS_MAX && rated.has(name.toLowerCase()));
  const [first, second] = [...new Set(ranked)];
  const reviews = pack.questions?.sides.reviews?.question.search ?? null;
  return first === undefined || second === undefined || new Set(ranked).size < RANKED_MIN
    ? []
    : [
        { text: `${first} ${versus} ${second}`, kind: 'comparison', source: 'text', isHeading: false },
        ...(reviews === null
          ? []
          : [
              {
                text: reviews.template.replace('{subject}', () => first),
                kind: 'explanation',
                source: 'text',
                isHeading: false,
              } as const,
            ]),
      ];
}
