/** The parts of a citation test in HTML, for the HTML report and the dashboard. Text of pages and models is escaped. */
import type { VNode } from 'preact';
import type { CitationRate } from '../../../core/schema/citation-test.ts';
import { actionList, briefList } from '../html/action-list.tsx';
import type { Anchors } from '../html/pointers.ts';
import { addressOf } from '../html/first-screen.tsx';
import { shown } from '../html/shown-text.tsx';
import type { CitationReport, CitedPage, ReportCause, ReportQuestion } from './citation-report.ts';
import { passageList, receiptList } from './citation-receipt-parts.tsx';
import { citedWords, counted, differenceWords, outcomeNames, rateWords } from './citation-words.ts';
import { intervalDrawing } from './interval-drawing.tsx';

/** A number stays with its sign on a narrow screen. */
const figures = (words: string): string => words.replaceAll(' %', '\u00a0%');

/** Everything below the head: the rate, before and after, each question, and the pages. */
export function citationSections(report: CitationReport): VNode {
  const { headline, power, warnings, questions } = report;
  return (
    <div class="citations">
      <p class="headline">{figures(headline)}</p>
      {power !== null && <p class="soft">{shown(power)}</p>}
      {warnings.length > 0 && (
        <ul class="limits">
          {warnings.map((warning) => (
            <li>{shown(warning)}</li>
          ))}
        </ul>
      )}
      {comparisonPart(report)}
      {questions.map((question) => questionPart(question, report))}
      {pagesPart(report)}
    </div>
  );
}

const outcomeTones = { better: 'good', worse: 'bad', no_difference_shown: 'soft' } as const;

function comparisonPart({ comparison }: CitationReport): VNode | undefined {
  if (comparison === null) return undefined;
  const { outcome, before, after, difference } = comparison;
  return (
    <section aria-label="Before and after">
      <h3>
        Before and after: <span class={outcomeTones[outcome]}>{outcomeNames[outcome].toLowerCase()}</span>
      </h3>
      <ul class="cited">
        {rateRow('Before', before)}
        {rateRow('After', after)}
      </ul>
      <p>
        Difference: <strong>{figures(differenceWords(difference))}</strong>.
      </p>
    </section>
  );
}

const rateRow = (name: string, rate: CitationRate): VNode => (
  <li>
    <span class="name">{name}</span> {intervalDrawing(rate)}{' '}
    <span class="figures">{figures(`${citedWords(rate)} (${rateWords(rate)})`)}</span>
  </li>
);

function questionPart(question: ReportQuestion, { hasModel }: CitationReport): VNode {
  const { number, actions, briefs, passages, receipts, runs } = question;
  const id = `q${String(number)}`;
  return (
    <section class="question" aria-labelledby={id}>
      <h3 id={id} dir="auto">
        {shown(question.question)}
      </h3>
      <ul class="cited">{question.cited.map(citedRow)}</ul>
      {runs.failed > 0 && (
        <p class="mid">
          {runs.failed} of {counted(runs.asked, 'run')} had no answer.
        </p>
      )}
      {whyPart(question.why)}
      {actions.length > 0 && (
        <>
          <h4>What to add</h4>
          {actionList(actions, anchorsOf(id))}
        </>
      )}
      {briefs.length > 0 && (
        <>
          <h4>Ask the author</h4>
          {briefList(briefs, id)}
        </>
      )}
      {passageList(passages, id)}
      {hasModel && receiptList(receipts, id)}
    </section>
  );
}

/** Places of the page are quoted: the text of the page is not part of the report. */
const anchorsOf = (page: string): Anchors => ({
  page,
  checks: [],
  pointers: [],
  pointerOf: () => undefined,
});

function citedRow({ label, url, title, isOwn, rate, words, details }: CitedPage): VNode {
  return (
    <li class={isOwn ? 'own' : undefined}>
      <span class="name">
        {label}{' '}
        <span class="soft page-name" dir="auto">
          {shown(title ?? url ?? '')}
        </span>
      </span>{' '}
      {rate === null ? undefined : intervalDrawing(rate)} <span class="figures">{figures(words)}</span>{' '}
      {details.length > 0 && <span class="soft details">{shown(details.join(' · '))}</span>}
    </li>
  );
}

function whyPart({ name, explanation, rule, own, winner }: ReportCause): VNode {
  if (name === null) return <p class="soft">{shown(explanation)}</p>;
  return (
    <>
      <h4>Why not your page</h4>
      <p>
        <strong>{name}.</strong> <span dir="auto">{shown(explanation)}</span>{' '}
        {rule !== null && <code>{shown(rule)}</code>}
      </p>
      {(winner !== null || own !== null) && (
        <div class="two-quotes">
          {winner !== null && quotePart(`${winner.label} says`, winner.text, 'winner')}
          {own !== null && quotePart('Your page says', own.text, 'own')}
        </div>
      )}
    </>
  );
}

const quotePart = (head: string, words: string, kind: string): VNode => (
  <figure class={kind}>
    <figcaption>{head}</figcaption>
    <blockquote dir="auto">{shown(words)}</blockquote>
  </figure>
);

function pagesPart({ pages }: CitationReport): VNode {
  return (
    <details class="more">
      <summary>Pages of this test ({pages.length})</summary>
      <ul class="pages-read">
        {pages.map(({ label, url, title, status, reason, overall_score: score }) => (
          <li>
            <strong>{label}</strong> <span dir="auto">{shown(title ?? '')}</span>{' '}
            {url === null ? <span class="soft">no address</span> : addressOf(url)}{' '}
            {score !== null && <span class="soft">score {score.toFixed(1)}</span>}{' '}
            {status === 'unreachable' && (
              <span class="bad">unreachable: {shown(reason ?? 'no reason known')}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
