import type { VNode } from 'preact';
import type { ReportAnswers, ReportModel, ReportQuery, ReportScore } from '../../../report/report-model.ts';
import { withoutActions } from '../../../report/action-words.ts';
import { lossList } from '../../../report/html/loss-list.tsx';
import { bandMeaning, bandNames } from '../../../report/band-words.ts';
import { answersSentence } from '../../../report/reading-words.ts';
import type { Anchors } from '../../../report/html/pointers.ts';
import { bar } from '../../../report/html/score-drawing.tsx';
import { toneOfScore } from '../../../report/html/pointers.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import { ScoreDial } from '../../components/score-dial.tsx';
import { actionList } from './action-list.tsx';

interface FirstScreen {
  readonly model: ReportModel;
  readonly anchors: Anchors;
  /** The difference from the analysis before; undefined without a comparable one. */
  readonly change: VNode | undefined;
  /** Beside the actions: leads to them as one task. */
  readonly task: VNode;
  readonly ask: VNode | undefined;
  /** Caps and factors that lower the score, and warnings. */
  readonly limits: VNode | undefined;
}

/** What a reader needs in ten seconds: the score with its meaning, what the page answers, what to do first. */
export function firstScreen({ model, anchors, change, task, ask, limits }: FirstScreen): VNode {
  return (
    <div class="first-screen">
      <section class="verdict-card card" aria-label="Score">
        {score(model.score, change)}
      </section>
      {answers(model.answers, anchors)}
      <section class="first-actions" aria-labelledby="actions-title" id="actions">
        {toDo(model, anchors, task)}
      </section>
      <div class="first-notes">
        {limits}
        {ask !== undefined && <p class="small">{ask}</p>}
      </div>
    </div>
  );
}

function score({ overall, band, categories }: ReportScore, change: VNode | undefined): VNode {
  return (
    <>
      <div class="verdict-row">
        <ScoreDial score={overall} label="Overall score" />
        <div>
          {band !== null && <p class={`band ${toneOfScore(overall)}`}>{bandNames[band]}</p>}
          {band !== null && <p class="soft small">{bandMeaning(band)}</p>}
          {change}
        </div>
      </div>
      <dl class="category-row">
        {categories.map(({ id, name, score: points }) => (
          <div>
            <dt>
              <a href={`#checks-${id}`}>{name}</a>
            </dt>
            <dd class="figure">{points.toFixed(1)}</dd>
            <dd class="drawing">{bar(points / 100, toneOfScore(points))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Questions named on the first screen; the section of the questions has all. */
const questionsShown = 5;

function answers(found: ReportAnswers, { page }: Anchors): VNode | undefined {
  const sentence = answersSentence(found);
  if (sentence === undefined) return undefined;
  const questions = [
    ...found.open.map((query) => question(query, page, '✗', 'bad', 'Leaves open: ')),
    ...found.partly.map((query) => question(query, page, '◐', 'mid', 'May answer, or in part: ')),
    ...found.answered.map((query) => question(query, page, '✓', 'good', 'Answers: ')),
  ];
  return (
    <section class="first-answers" aria-labelledby="answers-title">
      <h2 id="answers-title">{sentence}</h2>
      <ul>{questions.slice(0, questionsShown)}</ul>
      <p class="small all-questions">
        <a href="#queries" data-unfold={questions.length > questionsShown ? undefined : 'all'}>
          {questions.length > questionsShown
            ? `Show all ${String(questions.length)} questions`
            : found.answered.length + found.partly.length > 0
              ? 'Show the answers found'
              : 'Show the nearest passages'}
        </a>
      </p>
    </section>
  );
}

const question = (
  { query, number }: ReportQuery,
  page: string,
  sign: string,
  tone: string,
  name: string,
): VNode => (
  <li>
    <span class={tone} aria-hidden="true">
      {sign}
    </span>
    <span class="visually-hidden">{name}</span>
    <a class="words" href={`#${page}-q${String(number)}`} dir="auto">
      {shown(query)}
    </a>
  </li>
);

function toDo({ toDo: actions, more, losses, score }: ReportModel, anchors: Anchors, task: VNode): VNode {
  if (actions.length === 0) {
    return (
      <>
        <h2 id="actions-title">{withoutActions(score).title}</h2>
        <p>{withoutActions(score).sentence}</p>
        {lossList(losses)}
      </>
    );
  }
  const count = actions.length === 1 ? 'this' : `these ${String(actions.length)} things`;
  return (
    <>
      <div class="actions-head">
        <h2 id="actions-title">
          Do {count}
          {more.length > 0 && ' first'}
        </h2>
        <span class="small">{task}</span>
      </div>
      {actionList(actions, anchors)}
    </>
  );
}
