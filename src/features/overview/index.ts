/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export { countedMax, type LatestEvent, type LatestInjection } from './statements/overview.ts';
