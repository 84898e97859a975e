import type { VNode } from 'preact';
import type { Entity, EntityGap } from '../../../core/schema/entity.ts';
import { answeredNames, answeredTones, answersSentence } from '../reading-words.ts';
import type { CrawlerGroup, ReportAnswers, ReportLimit, ReportModel, ReportQuery } from '../report-model.ts';
import { quote, quotes } from './check-sections.tsx';
import { toneOfScore, type Anchors } from './pointers.ts';
import { bar } from './score-drawing.tsx';
import { shown } from './shown-text.tsx';

/** Caps and factors that lower the score, and warnings. */
export function limitNotes(limits: readonly ReportLimit[], anchors: Anchors): VNode | undefined {
  return limits.length === 0 ? undefined : (
    <ul class="limits">{limits.map((limit) => limitNote(limit, anchors))}</ul>
  );
}

function limitNote(limit: ReportLimit, anchors: Anchors): VNode {
  switch (limit.kind) {
    case 'cap':
      return (
        <li class="limit">
          <strong>Capped at {limit.cap}.</strong> {shown(limit.message)}{' '}
          {limit.quote !== null && <q dir="auto">{shown(limit.quote)}</q>}
        </li>
      );
    case 'flag':
      return (
        <li class="limit" id={`${anchors.page}-f${limit.number}`}>
          <strong>
            F{limit.number} Multiplied by {limit.multiplier}.
          </strong>{' '}
          {shown(limit.message)}
          {quotes(limit.evidence, anchors)}
        </li>
      );
    case 'warning':
      return <li>{shown(limit.message)}</li>;
  }
}

const queryAnchor = (page: string, number: number): string => `${page}-q${String(number)}`;

/** What the page answers and what it leaves open, a line each. */
export function answerOverview(answers: ReportAnswers, page: string): VNode | undefined {
  const sentence = answersSentence(answers);
  if (sentence === undefined) return undefined;
  return (
    <div class="answers">
      <p>
        <strong>{sentence}</strong>
      </p>
      <ul>
        {[...answers.answered, ...answers.partly, ...answers.open].map(({ query, answered, number }) => (
          <li class={answered === null ? '' : answeredTones[answered]}>
            <a href={`#${queryAnchor(page, number)}`} dir="auto">
              {shown(query)}
            </a>{' '}
            {answered !== null && <span class="soft">{answeredNames[answered].toLowerCase()}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each query with its verdict; the words that answer it, or come nearest, unfold. */
export function queryList(answers: ReportAnswers, anchors: Anchors): VNode {
  const { answered, partly, open, unjudged } = answers;
  return <>{[...answered, ...partly, ...open, ...unjudged].map((query) => oneQuery(query, anchors))}</>;
}

function oneQuery(query: ReportQuery, anchors: Anchors): VNode {
  const { answered, answers, best_passage: passage, best_heading: heading } = query;
  return (
    <details class="item query" id={queryAnchor(anchors.page, query.number)}>
      <summary>
        <span class={`score ${toneOfScore(query.score)}`}>{query.score.toFixed(0)}</span>{' '}
        <strong dir="auto">{shown(query.query)}</strong>{' '}
        {query.source === 'inferred' && <span class="soft">inferred from the page</span>}{' '}
        {answered !== null && <span class={answeredTones[answered]}>{answeredNames[answered]}</span>}
      </summary>
      {answers.length > 0 && (
        <ul class="quotes">
          {answers.map((answer) => (
            <li>{quote(answer, anchors)}</li>
          ))}
        </ul>
      )}
      {answers.length === 0 && passage !== null && <p>Nearest passage: {quote(passage, anchors)}</p>}
      {answers.length === 0 && passage === null && <p class="soft">No passage of the page comes near.</p>}
      {heading !== null && (
        <p>
          Best heading: <q dir="auto">{shown(heading)}</q>
        </p>
      )}
    </details>
  );
}

export function entityTable({ first, others }: ReportModel['entities']): VNode {
  return (
    <>
      {entityRows(first, 'Entities')}
      {others.length > 0 && (
        <details class="more">
          <summary>{others.length} more</summary>
          {entityRows(others, 'More entities')}
        </details>
      )}
    </>
  );
}

function entityRows(entities: readonly Entity[], name: string): VNode {
  return (
    <div class="scroll" tabindex={0} role="region" aria-label={name}>
      <table>
        <thead>
          <tr>
            <th scope="col">Entity</th>
            <th scope="col">Salience</th>
            <th scope="col">Kind</th>
            <th scope="col">Mentions</th>
            <th scope="col">Defined</th>
          </tr>
        </thead>
        <tbody>
          {entities.map((entity) => (
            <tr>
              <th scope="row" dir="auto">
                {shown(entity.name)}
              </th>
              <td class="salience">
                <span>{entity.salience.toFixed(2)}</span> {bar(entity.salience, 'neutral', 90)}
              </td>
              <td>{shown(entity.type)}</td>
              <td class="number">{entity.mentions}</td>
              <td>{entity.defined ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function gapList(gaps: readonly EntityGap[]): VNode {
  return (
    <ul class="gaps">
      {gaps.map((gap) => (
        <li>
          <p>
            <strong dir="auto">{shown(gap.entity)}</strong>{' '}
            <span class="soft">
              {shown(gap.type)}, importance {gap.importance.toFixed(2)}
            </span>
          </p>
          <p dir="auto">{shown(gap.reason)}</p>
          {gap.suggested_section !== null && (
            <p>
              Suggested section: <q dir="auto">{shown(gap.suggested_section)}</q>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function crawlerTable(groups: readonly CrawlerGroup[]): VNode {
  return (
    <div class="scroll" tabindex={0} role="region" aria-label="Crawlers">
      <table>
        <thead>
          <tr>
            <th scope="col">Crawler</th>
            <th scope="col">Purpose</th>
            <th scope="col">May read the page</th>
            <th scope="col">Rule</th>
          </tr>
        </thead>
        <tbody>
          {groups.flatMap(({ name, crawlers }) =>
            crawlers.map((crawler) => (
              <tr>
                <th scope="row">{shown(crawler.name)}</th>
                <td>{name}</td>
                <td class={crawler.allowed ? 'good' : 'bad'}>{crawler.allowed ? 'yes' : 'no'}</td>
                <td>{crawler.rule !== null && <code>{shown(crawler.rule)}</code>}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}
