import { ratedParts } from '../schema/vocabulary.ts';
import type { Signals } from './page-signals.ts';

/**
 * Who read the page: `rules`, a model by its name, or `mixed` where some of what the model was asked for was left to the
 * rules. Names of a list that were left out do not count while others of it stand. Takes the page as it was read and as it
 * was scored.
 */
export function readerOf(
  { reading, queries }: Pick<Signals, 'reading' | 'queries'>,
  { answers }: Pick<Signals, 'answers'>,
): string {
  if (reading === null) return 'rules';
  const hasInferred = queries.some(({ source }) => source === 'inferred');
  const isModels = [
    reading.subject !== null,
    (reading.subject?.type ?? null) !== null,
    reading.pageType !== null,
    reading.entities !== null,
    reading.missing !== null,
    ...(hasInferred ? [reading.queries.length > 0] : []),
    ...answers.map((one) => one.isModels === true),
    ...(reading.judgement === null
      ? []
      : ratedParts.map((part) => reading.judgement?.ratings[part] !== undefined)),
  ];
  if (!isModels.includes(true)) return 'rules';
  return isModels.includes(false) ? 'mixed' : reading.reader;
}
