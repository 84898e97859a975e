import type { Word } from '../../text/words.ts';
import { modelAddressIn } from '../../text/model-address.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';
import { withPlainAcronyms } from '../grounding/short-forms.ts';
import type { PageStems } from './page-stems.ts';

/** Possible support of a sentence: a sentence, row or heading of the page, or a fact of the caller. */
export interface Source {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** UTF-16 offsets in the page's text; null for a fact. */
  readonly start: number | null;
  readonly end: number | null;
  /** The sentence before it in the same block; null for the first. */
  readonly before: string | null;
}

const SOURCES_MAX = 3_000;

/** The facts, then what the page says in order, without sentences addressed to language models: they support nothing. */
export function supportSources(
  signals: Signals,
  facts: readonly string[],
  stems: PageStems,
): readonly Source[] {
  return [
    ...facts.map((text): Source => ({ text, stems: stems.of(text), start: null, end: null, before: null })),
    ...sourcesOf(signals, stems)
      .filter(({ text }) => modelAddressIn(text) !== 'open')
      .slice(0, SOURCES_MAX),
  ];
}

function sourcesOf({ prose }: Signals, stems: PageStems): Source[] {
  const stemsIn = (text: string, words: readonly Word[]): ReadonlySet<string> =>
    withPlainAcronyms(text) === text ? contentStems(words) : stems.of(text);
  return prose.units.flatMap(({ isProse, sentences, block, words }): Source[] =>
    isProse
      ? sentences.map((sentence, index) => ({
          text: sentence.text,
          stems: stemsIn(sentence.text, sentence.words),
          start: sentence.start,
          end: sentence.end,
          before: sentences[index - 1]?.text ?? null,
        }))
      : [
          {
            text: block.text,
            stems: stemsIn(block.text, words),
            start: block.start,
            end: block.end,
            before: null,
          },
        ],
  );
}
