/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export {
  findFirstAccount,
  insertAccount,
  markFirstStart,
  setAccountRateLimit,
  useAccountBucket,
} from './statements/accounts.ts';
export { setSessionEnvironment } from './statements/member-sessions.ts';
export { findMember, listMemberRows } from './statements/members.ts';
