import { findItem, stringsOf, type StructuredData } from '../document/structured-data.ts';
import type { Form } from './forms.ts';
import type { Prose, ProseUnit } from '../signals/prose.ts';
import { PRICE } from '../text/price.ts';

/** The information for buyers: a price, and properties as label and value. */
export interface Offer {
  /** The block with a price; null without one. */
  readonly price: ProseUnit | null;
  /** Rows, items and terms that pair a label with a value. */
  readonly properties: readonly ProseUnit[];
}

/** "Weight: 1.4 kg"; with a longer label it is a sentence with a colon. */
const LABELLED = /^[^:：.!?]{2,40}[:：]\s*\S/u;
/** Characters of a label with its value. Decision: longer ones are sentences. */
const VALUE_CHARS_MAX = 120;
/** Columns of a table of properties: name, value, remark. Decision. */
const COLUMNS_MAX = 3;

export function measureOffer(prose: Prose, forms: readonly Form[], data: StructuredData): Offer {
  const shown = prose.units.find((unit) => PRICE.test(unit.block.text)) ?? null;
  return { price: shown ?? declaredPrice(prose, data), properties: propertiesIn(forms) };
}

/** The price of the structured data counts only if the page shows it. */
function declaredPrice(prose: Prose, data: StructuredData): ProseUnit | null {
  const offer = findItem(data, ['Offer', 'AggregateOffer']);
  const price = [
    ...stringsOf(offer?.properties['price']),
    ...stringsOf(offer?.properties['lowPrice']),
  ][0]?.replace(/[.,]00$/, '');
  if (price === undefined || !/^[1-9]/.test(price)) return null;
  return prose.units.find((unit) => unit.words.some((word) => word.text === price)) ?? null;
}

function propertiesIn(forms: readonly Form[]): ProseUnit[] {
  return forms.flatMap(({ kind, units, columns }) => {
    if (kind === 'terms') return [...units];
    if (kind === 'table') return columns > 1 && columns <= COLUMNS_MAX ? [...units] : [];
    return units.filter(({ block }) => block.text.length <= VALUE_CHARS_MAX && LABELLED.test(block.text));
  });
}
