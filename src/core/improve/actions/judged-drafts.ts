/**
 * What to do about a page that a language model judged: its weaknesses, then verdicts. What the model misses stays a gap of
 * the result: of such actions editors would do 15 % (132 verdicts on 30 pages), because a name without a place helps nobody.
 */
import { adviseTo } from '../../advice/advice.ts';
import { answeredQueries } from '../../checks/intent-alignment/answered-queries.ts';
import { readerEntities } from '../../checks/entity-coverage/reader-entities.ts';
import { readerIntent } from '../../checks/intent-alignment/reader-intent.ts';
import { readerStructure } from '../../checks/structure-quality/reader-structure.ts';
import { quote, quoteElsewhere, shorten } from '../../evidence/evidence.ts';
import { wordsOf } from '../../text/words.ts';
import { askedKindOf } from '../../reading/answers/answer-kind.ts';
import type { JudgedWeakness } from '../../reading/model/judgement.ts';
import { contentStems } from '../../signals/terms.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Weakness } from '../../schema/vocabulary.ts';
import type { Draft } from './draft.ts';
import type { QuestionDraft } from './question-drafts.ts';

/** The check whose rating a weakness lowers. */
const CHECK_OF: Readonly<Record<Weakness, string>> = {
  no_direct_answer: readerIntent.id,
  answer_late: readerIntent.id,
  thin: readerIntent.id,
  off_topic_mix: readerIntent.id,
  outdated: readerIntent.id,
  bad_title: readerStructure.id,
  bad_or_missing_description: readerStructure.id,
  poor_headings: readerStructure.id,
  wall_of_text: readerStructure.id,
  needs_context: readerStructure.id,
  boilerplate_heavy: readerStructure.id,
  vague_no_facts: readerEntities.id,
  no_sources: readerEntities.id,
  promotional: readerEntities.id,
  unclear_subject: readerEntities.id,
};

/** A draft with the words of what it asks for. */
interface AskingDraft {
  readonly draft: Draft;
  readonly asksFor: string;
}

/**
 * The drafts of a judged page, in the order in which they are taken; empty where no model judged. On a forum there are none
 * in our own words: the place is most often a visitor's post, which nobody can rewrite.
 */
export function judgedDrafts(signals: Signals, questions: readonly QuestionDraft[]): Draft[] {
  const judgement = signals.reading?.judgement ?? null;
  if (judgement === null) return [];
  const all = [
    ...judgement.weaknesses
      .filter(({ advice }) => advice !== null || signals.pageType !== 'forum')
      .map(weaknessDraft)
      .map((draft) => ({ draft, asksFor: draft.advice.text })),
    ...questions.map((draft) => ({ draft, asksFor: draft.brief.question })),
    ...partialDrafts(signals),
  ];
  return withoutRepeats(all, signals.page.language);
}

function weaknessDraft({ code, quote: place, advice }: JudgedWeakness): Draft {
  return {
    check: CHECK_OF[code],
    weakness: code,
    advice: adviseTo('fix-weakness', { code, advice, words: place?.text ?? null }, { where: place }),
    brief: null,
  };
}

/** Questions that the page answers in part, with the words that do: none in a thread, where these are a visitor's. */
function partialDrafts({ answers, page, pageType }: Signals): AskingDraft[] {
  if (pageType === 'forum') return [];
  return answers
    .filter(({ answered, isModels }) => answered === 'partial' && isModels === true)
    .flatMap(({ query, answers: [best], inHead }): AskingDraft[] => {
      const where =
        inHead !== undefined
          ? quoteElsewhere(inHead)
          : best === undefined
            ? null
            : quote(best.text, best.start);
      if (where === null) return [];
      const kind = query.kind ?? askedKindOf(query.text, page.language) ?? 'explanation';
      const values = { asked: shorten(query.text, 120), kind, words: shorten(where.text) };
      const draft = {
        check: answeredQueries.id,
        weakness: answeredQueries.weakness,
        advice: adviseTo('complete-answer', values, { where }),
        brief: null,
      };
      return [{ draft, asksFor: query.text }];
    });
}

/** Decision: from this share of its content words on, a draft asks for what an earlier text asks for. */
const SAME_SHARE = 0.6;

/** Advice of a model and questions often ask for the same thing. */
function withoutRepeats(all: readonly AskingDraft[], language: string): Draft[] {
  const stemsOf = (text: string): ReadonlySet<string> => contentStems(wordsOf(text, language));
  const said: ReadonlySet<string>[] = [];
  return all.flatMap(({ draft, asksFor }) => {
    const stems = [...stemsOf(asksFor)];
    const isSaid = said.some(
      (other) => stems.filter((stem) => other.has(stem)).length >= SAME_SHARE * stems.length,
    );
    if (isSaid) return [];
    said.push(stemsOf(draft.advice.text));
    return [draft];
  });
}
