/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export { deleteFullBuckets } from './statements/failed-authentications.ts';
export { deleteStaleHostSlots } from './statements/host-slots.ts';
