/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export { detachPublications } from './statements/injection-publications.ts';
export { deleteExpiredInjections, findInjectedPages, findInjection } from './statements/injections.ts';
export { findPublishedInjection, type PublishedInjection } from './statements/published-injections.ts';
export { parseInjection } from './stored-injection.ts';
