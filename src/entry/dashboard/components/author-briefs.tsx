import type { VNode } from 'preact';
import type { ReportBrief } from '../../report/report-model.ts';
import { answerKindNames } from '../../report/report-names.ts';
import { shown } from '../../report/html/shown-text.tsx';

export const briefAnchor = (number: number): string => `brief-${String(number)}`;

/** What only the author can supply, question by question. */
export function authorBriefs(briefs: readonly ReportBrief[]): VNode | undefined {
  if (briefs.length === 0) return undefined;
  return (
    <ol class="briefs">
      {briefs.map((brief) => (
        <li id={briefAnchor(brief.number)}>
          <p>
            <strong dir="auto">{shown(brief.question)}</strong>
          </p>
          <p class="small">
            <span class="soft">Answer with</span> {answerKindNames[brief.answer_kind]}{' '}
            <span class="soft">under</span> <q dir="auto">{shown(brief.place)}</q>
          </p>
          {brief.facts_needed.length > 0 && (
            <ul class="small">
              {brief.facts_needed.map((fact) => (
                <li dir="auto">{shown(fact)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
