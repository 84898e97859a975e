/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export type { SiteRunRow } from './statements/sites.ts';
