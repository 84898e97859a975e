/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export type { VisitSum } from './statements/tracker-views.ts';
