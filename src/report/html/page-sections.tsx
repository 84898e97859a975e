import type { ComponentChildren, VNode } from 'preact';
import type { AnalysisResult } from '../../schema/analysis-result.ts';
import type { CrawlerRole } from '../../schema/vocabulary.ts';
import { quote, quotes } from './check-sections.tsx';
import { answeredNames, answeredTones } from '../reading-words.ts';
import { toneOfScore, type Anchors } from './pointers.ts';
import { bar } from './score-drawing.tsx';
import { shown } from './shown-text.tsx';

const entitiesShown = 25;

/** A section with its heading; nothing without content. */
export function section(anchor: string, title: string, body: ComponentChildren): VNode | undefined {
  if (body === undefined) return undefined;
  return (
    <section class="part" id={anchor}>
      <h3>{title}</h3>
      {body}
    </section>
  );
}

export function recommendationList({ recommendations }: AnalysisResult): VNode | undefined {
  if (recommendations.length === 0) return undefined;
  return (
    <ol class="recommendations">
      {recommendations.map((text) => (
        <li dir="auto">{shown(text)}</li>
      ))}
    </ol>
  );
}

/** Caps and factors that lower the score, and warnings. */
export function limitNotes(
  { access, integrity, warnings }: AnalysisResult,
  anchors: Anchors,
): VNode | undefined {
  const notes = [
    ...access.reasons.map((reason) => (
      <li class="limit">
        <strong>Capped at {reason.cap}.</strong> {shown(reason.message)}{' '}
        {reason.quote !== null && <q dir="auto">{shown(reason.quote)}</q>}
      </li>
    )),
    ...integrity.flags.map((flag, index) => (
      <li class="limit" id={`${anchors.page}-f${index + 1}`}>
        <strong>
          F{index + 1} Multiplied by {flag.multiplier}.
        </strong>{' '}
        {shown(flag.message)}
        {quotes(flag.evidence, anchors)}
      </li>
    )),
    ...warnings.map((warning) => <li>{shown(warning.message)}</li>),
  ];
  return notes.length === 0 ? undefined : <ul class="limits">{notes}</ul>;
}

export function queryList({ queries }: AnalysisResult, anchors: Anchors): VNode | undefined {
  if (queries.length === 0) return undefined;
  return (
    <ol class="queries">
      {queries.map((query, index) => (
        <li id={`${anchors.page}-q${index + 1}`}>
          <p class="query">
            <span class={`score ${toneOfScore(query.score)}`}>{query.score.toFixed(0)}</span>{' '}
            <strong dir="auto">{shown(query.query)}</strong>{' '}
            {query.source === 'inferred' && <span class="soft">inferred from the page</span>}
          </p>
          {bar(query.score / 100, toneOfScore(query.score))}
          {query.answered !== null && (
            <p class={answeredTones[query.answered]}>{answeredNames[query.answered]}</p>
          )}
          {query.answers.length > 0 && (
            <ul class="quotes">
              {query.answers.map((answer) => (
                <li>{quote(answer, anchors)}</li>
              ))}
            </ul>
          )}
          {query.answers.length === 0 && query.best_passage !== null && (
            <p>Nearest passage: {quote(query.best_passage, anchors)}</p>
          )}
          {query.best_heading !== null && (
            <p>
              Best heading: <q dir="auto">{shown(query.best_heading)}</q>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

export function entityTable({ entities }: AnalysisResult): VNode | undefined {
  if (entities.length === 0) return undefined;
  const more = entities.length - entitiesShown;
  return (
    <>
      <div class="scroll" tabindex={0} role="region" aria-label="Entities">
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
            {entities.slice(0, entitiesShown).map((entity) => (
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
      {more > 0 && <p class="soft">and {more} more</p>}
    </>
  );
}

export function gapList({ entity_gaps: gaps }: AnalysisResult): VNode | undefined {
  if (gaps.length === 0) return undefined;
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

const roles: readonly (readonly [CrawlerRole, string])[] = [
  ['search', 'Search'],
  ['user', 'User request'],
  ['training', 'Training'],
];

export function crawlerTable({ access }: AnalysisResult): VNode | undefined {
  if (access.crawlers.length === 0) return undefined;
  const rows = roles.flatMap(([role, name]) =>
    access.crawlers.filter((crawler) => crawler.role === role).map((crawler) => ({ crawler, name })),
  );
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
          {rows.map(({ crawler, name }) => (
            <tr>
              <th scope="row">{shown(crawler.name)}</th>
              <td>{name}</td>
              <td class={crawler.allowed ? 'good' : 'bad'}>{crawler.allowed ? 'yes' : 'no'}</td>
              <td>{crawler.rule !== null && <code>{shown(crawler.rule)}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
