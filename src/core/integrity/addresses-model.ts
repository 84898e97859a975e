import { quote, quoteElsewhere } from '../evidence/evidence.ts';
import { addressesModels, modelAddressesOf } from '../signals/model-addresses.ts';
import { flag, type Sign } from './flag.ts';

/** Factor of the score. Decision: as for other text that readers are not meant to see. */
const MULTIPLIER = 0.3;

export const addressesModel: Sign = ({ page, prose }) => {
  const addresses = modelAddressesOf(page, prose);
  if (!addressesModels(addresses)) return null;
  const { sentences, hidden, description } = addresses;
  return flag('addresses_model', MULTIPLIER, 'The page addresses a language model instead of a reader.', [
    ...sentences.map((sentence) => quote(sentence.text, sentence.start)),
    ...hidden.map(({ text }) => quoteElsewhere(text)),
    ...(description === null ? [] : [quoteElsewhere(description)]),
  ]);
};
