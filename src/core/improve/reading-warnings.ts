import { readerOf } from '../page-signals/reader.ts';
import type { Signals } from '../page-signals/page-signals.ts';
import type { AnalysisWarning } from '../schema/analysis-result.ts';

/** A warning where a language model was to read the page and nothing of its reading was used. */
export function readingWarnings(read: Signals, scored: Signals): readonly AnalysisWarning[] {
  const { reading } = read.options;
  if (reading === undefined) return [];
  if (reading.kind === 'unavailable') return [reading.warning];
  if (readerOf(read, scored) !== 'rules') return droppedWarnings(scored);
  const problem =
    read.reading === null
      ? 'returned an answer that cannot be read'
      : 'returned nothing that the page bears out';
  return [
    { code: 'model_unavailable', message: `The language model ${problem}: the page was read by the rules.` },
  ];
}

/** What the page does not bear out is left out, and the caller learns of it. */
function droppedWarnings({ reading }: Signals): readonly AnalysisWarning[] {
  const dropped = reading?.judgement?.dropped ?? [];
  if (dropped.length === 0) return [];
  const message = `The page does not contain what the language model quoted for ${listOf(dropped)}: left out.`;
  return [{ code: 'low_confidence', message }];
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
