import type { VNode } from 'preact';
import type { CategoryId } from '../../../core/schema/vocabulary.ts';
import type { Evidence } from '../../../core/schema/evidence.ts';
import { categoryNames, outcomeNames } from '../report-names.ts';
import type { Anchors, NumberedCheck } from './pointers.ts';
import { shown } from './shown-text.tsx';

/** Bounds the report: a check may have thousands of quotes. */
const quotesMax = 8;
/** The others unfold. */
const quotesShown = 2;

/** The checks of each category: those that failed are open. Inapplicable checks share one line. */
export function checkSections(
  anchors: Anchors,
  heading: (name: string, id: CategoryId) => VNode = (name) => <h4>{name}</h4>,
): VNode {
  return <>{categoryNames.map(([id, name]) => category(id, heading(name, id), anchors))}</>;
}

function category(id: CategoryId, heading: VNode, anchors: Anchors): VNode | undefined {
  const own = anchors.checks.filter(({ check }) => check.category === id);
  const passed = own.filter(({ check }) => check.outcome === 'pass');
  const open = own.filter(({ check }) => check.outcome !== 'pass' && check.outcome !== 'not_applicable');
  const others = own.filter(({ check }) => check.outcome === 'not_applicable');
  if (own.length === 0) return undefined;
  return (
    <>
      {heading}
      {open.map((numbered) => oneCheck(numbered, anchors))}
      {passed.length !== 0 && (
        <details class="passed">
          <summary>{passed.length} passed</summary>
          {passed.map((numbered) => oneCheck(numbered, anchors))}
        </details>
      )}
      {others.length !== 0 && (
        <p class="soft">
          Not applicable:{' '}
          {others.map(({ check, anchor }, index) => [
            index === 0 ? '' : ', ',
            <span id={anchor}>{shown(check.title)}</span>,
          ])}
          .
        </p>
      )}
    </>
  );
}

function oneCheck({ number, anchor, check }: NumberedCheck, anchors: Anchors): VNode {
  const points =
    check.points === null ? 'not scored' : `${figure(check.points)} of ${figure(check.max_points)}`;
  return (
    <details class={`check ${check.outcome}`} id={anchor} open={check.outcome === 'fail'}>
      <summary class="check-head">
        <span class="number">{number}</span> <strong>{shown(check.title)}</strong>{' '}
        <span class="verdict">{outcomeNames[check.outcome]}</span> <span class="points">{points}</span>{' '}
        {check.expected_gain !== null && <span class="points">+{figure(check.expected_gain)} to gain</span>}
      </summary>
      <p dir="auto">{shown(check.explanation)}</p>
      {quotes(check.evidence, anchors)}
      {check.recommendation !== null && (
        <p class="advice" dir="auto">
          {shown(check.recommendation)}
        </p>
      )}
    </details>
  );
}

/** Quotes of the page, linked to their place in the text if known. */
export function quotes(evidence: readonly Evidence[], anchors: Anchors): VNode | undefined {
  // A passage found for several queries is quoted once.
  const quoted = new Map(
    evidence
      .filter(({ text }) => text.trim() !== '')
      .map((one) => [`${String(one.start)} ${one.text}`, one] as const),
  );
  if (quoted.size === 0) return undefined;
  const all = [...quoted.values()];
  const folded = all.slice(quotesShown, quotesMax);
  const more = all.length - quotesMax;
  return (
    <>
      {quoteList(all.slice(0, quotesShown), anchors)}
      {folded.length > 0 && (
        <details class="more">
          <summary>{all.length - quotesShown} more</summary>
          {quoteList(folded, anchors)}
          {more > 0 && <p class="soft">and {more} more</p>}
        </details>
      )}
    </>
  );
}

function quoteList(evidence: readonly Evidence[], anchors: Anchors): VNode {
  return (
    <ul class="quotes">
      {evidence.map((one) => (
        <li>{quote(one, anchors)}</li>
      ))}
    </ul>
  );
}

export function quote(evidence: Evidence, anchors: Anchors): VNode {
  const pointer = anchors.pointerOf(evidence);
  const link =
    pointer === undefined ? undefined : (
      <>
        {' '}
        <a class="place" href={pointer.href}>
          in the text
        </a>
      </>
    );
  return (
    <>
      <q dir="auto">{shown(evidence.text)}</q>
      {link}
    </>
  );
}

/** At most two decimals, without trailing zeros. */
function figure(points: number): string {
  return String(Math.round(points * 100) / 100);
}
