/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export { endLateAnswerLeases, freeAnswers, purgeUnusedAnswers } from './statements/citation-answers.ts';
export { deleteCitationTestsMadeFrom } from './statements/citation-deletion.ts';
export { deleteExpiredCitationTests } from './statements/citation-tests.ts';
