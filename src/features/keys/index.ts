/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export { findLatestUse } from './statements/api-keys.ts';
export { dependsOnSecretKey, findSecretKeyCheck } from './statements/secret-key-check.ts';
