import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { wordsOf } from '../../text/words.ts';
import type { FoundEntity } from '../entities/found-entity.ts';
import { sharedStems, type QuestionCandidate, type QuestionContext } from './candidate.ts';
import { opensQuestion, questionIn, standsAlone } from './question-text.ts';

/** Questions that the page itself asks: in its headings, its lists of questions and, in a thread, its posts. */

/** Later headings and questions are not read. */
const READ_MAX = 150;
const QUESTION_CHARS_MAX = 140;
/** A question that does not name the subject is clear with this many words of content. */
const CLEAR_STEMS_MIN = 4;
const SENTENCES_MAX = 300;
/** What a page is about besides its subject: its few strongest entities. */
const CENTRAL_SALIENCE_MIN = 0.5;
const CENTRAL_MAX = 5;

export function askedOnPage(context: QuestionContext, entities: readonly FoundEntity[]): QuestionCandidate[] {
  const central = new Set(
    entities
      .filter(
        ({ salience, isName, key }) => salience >= CENTRAL_SALIENCE_MIN && (isName || key.includes(' ')),
      )
      .slice(0, CENTRAL_MAX)
      .flatMap(({ key, aliases }) => [key, ...aliases]),
  );
  const { blocks, pageType, pack } = context;
  if (pageType === 'listing' || pageType === 'forum') return [];
  return blocks
    .filter(
      ({ kind, text }) =>
        kind === 'heading' ||
        ((kind === 'term' || kind === 'paragraph') &&
          text.length < QUESTION_CHARS_MAX &&
          /[?？]\s*$/u.test(text)),
    )
    .slice(0, READ_MAX)
    .flatMap(({ text }): QuestionCandidate[] => {
      const question = questionIn(text, pack);
      if (question === null || !standsAlone(question, pack, pageTypeIs(pageType, 'informing'))) return [];
      return concerns(question, central, context)
        ? [{ text: question, kind: null, source: 'asked', isHeading: true }]
        : [];
    });
}

const definiteOf = perPack(({ questions, grammar: { isUnspaced } }: LanguagePack) =>
  matcherOf(questions?.definite ?? null, { isUnspaced }),
);

function concerns(question: string, central: ReadonlySet<string>, context: QuestionContext): boolean {
  const { shared, all } = sharedStems(question, context);
  if (shared > 0) return true;
  const stems = wordsOf(question, context.pack.code).map(({ stem }) => stem);
  if (stems.some((stem, index) => central.has(stem) || central.has(`${stem} ${stems[index + 1] ?? ''}`)))
    return true;
  // "the app" was named before.
  return (
    pageTypeIs(context.pageType, 'focused') &&
    all >= CLEAR_STEMS_MIN &&
    !definiteOf(context.pack).test(question)
  );
}

/** Questions in the text of a thread or an article that name what it is about. */
export function askedInText(context: QuestionContext): QuestionCandidate[] {
  const { blocks, pageType, pack, subject } = context;
  if (pageType !== 'forum' && pageType !== 'article') return [];
  const needed = Math.min(2, subject.stems.size);
  return blocks
    .filter(({ kind, text }) => kind === 'paragraph' && text.includes('?'))
    .slice(0, READ_MAX)
    .flatMap(({ text }) => text.slice(0, 2_000).split(/(?<=[.!?…])\s+/u))
    .slice(0, SENTENCES_MAX)
    .filter(
      (sentence) =>
        sentence.endsWith('?') && opensQuestion(sentence, pack) && standsAlone(sentence, pack, false),
    )
    .filter((sentence) => sharedStems(sentence, context).shared >= needed)
    .map((text): QuestionCandidate => ({ text, kind: null, source: 'text', isHeading: false }));
}
