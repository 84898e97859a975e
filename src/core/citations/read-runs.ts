import type { CitationReceipt } from '../schema/citation-test.ts';
import type { CitationVersion } from '../schema/citation-vocabulary.ts';
import { wordsOf } from '../text/words.ts';
import { readCitedAnswer } from './cited-answer.ts';
import type { CitationAnswer, CitationPlan, CitationPrompt, RetrievedPassage } from './citation-plan.ts';
import { shownSource } from './compose-prompt.ts';
import { answerShares } from './figures/answer-share.ts';
import { restJudge, type RestJudge } from './rests-on.ts';
import type { TestPages } from './test-pages.ts';
import { languageOf } from './test-language.ts';

export interface ReadSentence {
  readonly text: string;
  /** Labels that it cites, and those that it rests on. */
  readonly cites: readonly number[];
  readonly supported: readonly number[];
}

/** One answer as it was read. */
export interface ReadRun {
  readonly question: number;
  readonly version: CitationVersion;
  readonly run: number;
  readonly answer: CitationAnswer;
  /** Label 1 first. */
  readonly sources: readonly RetrievedPassage[];
  readonly sentences: readonly ReadSentence[];
  /** The pages that it cites with a sentence that rests on them. */
  readonly cited: ReadonlySet<number>;
  readonly first: number | null;
  readonly shares: ReadonlyMap<number, number>;
  /** Citations of pages by sentences that do not rest on them. */
  readonly unsupported: ReadonlyMap<number, number>;
}

/** The answered runs of a plan, in its order. */
export function readRuns(
  pages: TestPages,
  plan: CitationPlan,
  answers: readonly CitationAnswer[],
): readonly ReadRun[] {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]));
  const language = languageOf(pages);
  const judges = plan.questions.map(({ question }) => restJudge(question, language));
  return plan.prompts.flatMap((prompt): ReadRun[] => {
    const answer = byKey.get(prompt.key);
    const judge = judges[prompt.question];
    return answer === undefined || judge === undefined
      ? []
      : [readRun(prompt, answer, { plan, judge, language })];
  });
}

function readRun(
  { question, version, run, order }: CitationPrompt,
  answer: CitationAnswer,
  {
    plan,
    judge,
    language,
  }: { readonly plan: CitationPlan; readonly judge: RestJudge; readonly language: string },
): ReadRun {
  const retrieval = plan.questions[question]?.retrievals.find((one) => one.version === version);
  const sources = order.flatMap((at) => retrieval?.sources[at] ?? []);
  const texts = sources.map(shownSource);
  const sentences = readCitedAnswer(answer.answer, sources.length, language).sentences.map(
    ({ text, cites }): ReadSentence => ({
      ...{ text, cites },
      supported: judge.supported(text, cites, (label) => texts[label - 1] ?? ''),
    }),
  );
  const pagesOf = (labels: readonly number[]): readonly number[] => [
    ...new Set(labels.flatMap((label) => sources[label - 1]?.page ?? [])),
  ];
  const unsupported = new Map<number, number>();
  for (const { cites, supported } of sentences)
    for (const page of pagesOf(cites.filter((label) => !supported.includes(label))))
      unsupported.set(page, (unsupported.get(page) ?? 0) + 1);
  const first = sentences.find(({ supported }) => supported.length > 0)?.supported ?? [];
  return {
    ...{ question, version, run, answer, sources, sentences, unsupported },
    cited: new Set(sentences.flatMap(({ supported }) => pagesOf(supported))),
    first: pagesOf(first)[0] ?? null,
    shares: answerShares(
      sentences.map(({ text, supported }) => ({
        words: wordsOf(text, language).length,
        pages: pagesOf(supported),
      })),
    ),
  };
}

export function receiptOf(run: ReadRun, plan: CitationPlan): CitationReceipt {
  return {
    object: 'citation_receipt',
    question: plan.questions[run.question]?.question ?? '',
    version: run.version,
    run: run.run,
    assistant: plan.assistant ?? '',
    prompt_version: plan.promptVersion,
    asked_at: run.answer.askedAt,
    sources: run.sources.map((source, index) => ({
      source: index + 1,
      page: source.page,
      text: shownSource(source),
    })),
    answer: run.answer.answer,
    sentences: run.sentences,
  };
}
