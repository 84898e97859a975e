import type { VNode } from 'preact';
import { shown } from '../html/shown-text.tsx';
import type { ReportPassage, ReportReceipt } from './citation-receipts.ts';
import { counted, supportWords } from './citation-words.ts';

/** The passages that retrieval gave, folded: the receipts refer to them by number. */
export function passageList(passages: readonly ReportPassage[], id: string): VNode | undefined {
  if (passages.length === 0) return undefined;
  return (
    <details class="more">
      <summary>{counted(passages.length, 'passage')} given as sources</summary>
      <ol class="passages">
        {passages.map(({ number, label, headings, text }) => (
          <li id={passageAnchor(id, number)}>
            <p class="soft">
              {label} {headings.length > 0 && <span dir="auto">· {shown(headings.join(' › '))}</span>}
            </p>
            <blockquote dir="auto">{shown(text)}</blockquote>
          </li>
        ))}
      </ol>
    </details>
  );
}

const passageAnchor = (id: string, number: number): string => `${id}-passage${String(number)}`;

/** Each answer, folded in the list of answers. */
export function receiptList(receipts: readonly ReportReceipt[], id: string): VNode | undefined {
  if (receipts.length === 0) return undefined;
  return (
    <details class="more">
      <summary>{counted(receipts.length, 'receipt')}: every answer with its sources</summary>
      {receipts.map((receipt) => oneReceipt(receipt, id))}
    </details>
  );
}

function oneReceipt(receipt: ReportReceipt, id: string): VNode {
  const { version, run, assistant, askedAt, answer, unsupported } = receipt;
  return (
    <details class="receipt">
      <summary>
        Answer {run}
        {version === 'before' && ', before'} <span class="soft">{shown(citesWords(receipt))}</span>
      </summary>
      <blockquote dir="auto">
        {answer.split(/\r\n?|\n/).map((line) => (
          <p>{shown(line)}</p>
        ))}
      </blockquote>
      {sourceTable(receipt, id)}
      {unsupported.length > 0 && (
        <>
          <p class="soft">Sentences that a cited source does not support:</p>
          <ul>
            {unsupported.map(({ text, labels }) => (
              <li>
                <q dir="auto">{shown(text)}</q> {labels.map((label) => `[${String(label)}]`).join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="soft">
        {shown(assistant)}, {askedAt.slice(0, 16).replace('T', ' ')} UTC
      </p>
    </details>
  );
}

/** "cites Rival 1, Your page": the pages that count as cited. */
function citesWords({ sources }: ReportReceipt): string {
  const names = [
    ...new Set(sources.filter(({ supported }) => supported > 0).map(({ pageLabel }) => pageLabel)),
  ];
  return names.length === 0 ? 'cites no page' : `cites ${names.join(', ')}`;
}

function sourceTable({ sources }: ReportReceipt, id: string): VNode {
  return (
    <ul class="receipt-sources">
      {sources.map(({ label, pageLabel, passage, cited, supported }) => (
        <li>
          [{label}] {pageLabel}
          {passage !== null && (
            <>
              , <a href={`#${passageAnchor(id, passage)}`}>passage {passage}</a>
            </>
          )}{' '}
          <span class={cited === 0 ? 'soft' : supported === 0 ? 'bad' : 'good'}>
            {supportWords(cited, supported)}
          </span>
        </li>
      ))}
    </ul>
  );
}
