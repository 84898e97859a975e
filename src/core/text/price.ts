import { expressionOf } from '../languages/compile.ts';
import { international } from '../languages/international.ts';

/** An amount of money. */
export const PRICE = expressionOf(
  String.raw`(?:@symbols|\b@codes)\s?\p{N}|\p{N}\s?(?:@symbols|@currencies(?!\p{L}))`,
  {
    symbols: international.currencySymbols,
    codes: international.currencyCodesBefore,
    currencies: international.currenciesAfter,
  },
);
