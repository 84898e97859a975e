import { readerOf } from '../analysis/reading/model/reader.ts';
import type { Signals } from '../analysis/signals/signals.ts';
import type { AnalysisWarning } from '../schema/analysis-result.ts';

/** A warning where a language model was to read the page and nothing of its reading was used. */
export function readingWarnings(read: Signals, scored: Signals): readonly AnalysisWarning[] {
  const { reading } = read.options;
  if (reading === undefined) return [];
  if (reading.kind === 'unavailable') return [reading.warning];
  if (readerOf(read, scored) !== 'rules') return [];
  const problem =
    read.reading === null
      ? 'returned an answer that cannot be read'
      : 'returned nothing that the page bears out';
  return [
    { code: 'model_unavailable', message: `The language model ${problem}: the page was read by the rules.` },
  ];
}
