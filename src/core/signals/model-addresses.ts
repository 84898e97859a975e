import type { HiddenText } from '../document/visible-text.ts';
import type { PageDocument } from '../document/page-document.ts';
import { mayAddressModel, modelAddressIn } from '../text/model-address.ts';
import { keptBySentence, type Prose, type Sentence } from './prose.ts';

/** What a page says to a language model instead of to a reader. */
export interface ModelAddresses {
  readonly sentences: readonly Sentence[];
  readonly hidden: readonly HiddenText[];
  /** The description; null where it addresses a reader. */
  readonly description: string | null;
}

/** Characters of each hidden text that are read. Decision: bounds the work. */
const HIDDEN_CHARS_READ = 5_000;

/** Whether it is quoted, or follows a greeting, depends on the text before it and is decided later. */
const mayAddress = keptBySentence(({ text }) => mayAddressModel(text));

/** A page may quote such a sentence, and code may contain it; only sentences of the running text count. */
export function modelAddressesOf(
  { hidden, metadata }: Pick<PageDocument, 'hidden' | 'metadata'>,
  prose: Prose,
): ModelAddresses {
  const sentences = prose.units
    .filter(({ isProse, block }) => isProse && block.kind !== 'quote')
    .flatMap(({ block, sentences }) =>
      sentences.filter(
        (sentence) =>
          mayAddress(sentence) &&
          modelAddressIn(sentence.text, block.text.slice(0, sentence.start - block.start)) === 'open',
      ),
    );
  const description = metadata.description ?? '';
  return {
    sentences,
    hidden: hidden.filter(({ text }) => modelAddressIn(text.slice(0, HIDDEN_CHARS_READ)) !== null),
    description: modelAddressIn(description) === 'open' ? description : null,
  };
}

/** True where a page addresses a language model anywhere. */
export function addressesModels({ sentences, hidden, description }: ModelAddresses): boolean {
  return sentences.length > 0 || hidden.length > 0 || description !== null;
}
