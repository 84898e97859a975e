/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export {
  deleteAnswersAbout,
  deleteExpiredIdempotencyKeys,
  rewriteAnswersAbout,
} from './statements/idempotency-keys.ts';
