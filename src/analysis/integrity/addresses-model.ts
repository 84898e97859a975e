import { quote, quoteElsewhere } from '../checks/check.ts';
import { modelAddressIn } from '../model-address.ts';
import { keptBySentence } from '../signals/prose.ts';
import { flag, ownSentences, type Sign } from './flag.ts';

const MULTIPLIER = 0.3;
const HIDDEN_CHARS_READ = 5_000;

/** Whether it is quoted depends on the text before it and is decided later. */
const isAddress = keptBySentence(({ text }) => modelAddressIn(text) !== null);

/** A page may quote such a sentence, and code may contain it; only sentences of the running text count. */
export const addressesModel: Sign = ({ page, prose }) => {
  const visible = ownSentences(prose).filter((sentence) => {
    if (!isAddress(sentence)) return false;
    const block = prose.units[sentence.unit]?.block;
    return modelAddressIn(sentence.text, block?.text.slice(0, sentence.start - block.start)) === 'open';
  });
  const hidden = page.hidden.filter(({ text }) => modelAddressIn(text.slice(0, HIDDEN_CHARS_READ)) !== null);
  const description = page.metadata.description ?? '';
  const isDescribed = modelAddressIn(description) === 'open';
  if (visible.length === 0 && hidden.length === 0 && !isDescribed) return null;
  return flag('addresses_model', MULTIPLIER, 'The page addresses a language model instead of a reader.', [
    ...visible.map((sentence) => quote(sentence.text, sentence.start)),
    ...hidden.map(({ text }) => quoteElsewhere(text)),
    ...(isDescribed ? [quoteElsewhere(description)] : []),
  ]);
};
