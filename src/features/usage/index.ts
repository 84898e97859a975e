/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export type { TokenFigures } from './statements/model-tokens.ts';
export type { UsageSum } from './statements/usage-records.ts';
