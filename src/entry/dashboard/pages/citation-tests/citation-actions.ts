import { cancelCitationTest } from '../../../../features/citation-tests/cancel-citation-test.ts';
import { deleteCitationTest } from '../../../../features/citation-tests/delete-citation-test.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import { done, refuse } from '../../answers.ts';
import { defineAction } from '../../dashboard-page.ts';
import { citationTestId, citationTestsPath, pathOf } from './citation-parts.tsx';
import { citationTestPage } from './citation-test.tsx';

export const cancelCitationTestAction = defineAction({
  path: `${citationTestsPath}/{id}/cancel`,
  role: 'developer',
  audit: 'citation_test.canceled',
  page: citationTestPage,
  params: citationTestId,
  perform: async ({ app, caller, params: { id } }) => {
    const outcome = await cancelCitationTest(app, caller, id);
    if (outcome.kind === 'not_found') throw new AppError('not_found');
    if (outcome.kind === 'ended') return refuse({}, 'The citation test had already ended.');
    return done(pathOf(id), 'Citation test canceled.', { target: id });
  },
});

export const deleteCitationTestAction = defineAction({
  path: `${citationTestsPath}/{id}/delete`,
  role: 'developer',
  audit: 'citation_test.deleted',
  params: citationTestId,
  perform: async ({ app, caller, params: { id } }) => {
    if (!(await deleteCitationTest(app, caller, id))) throw new AppError('not_found');
    return done(citationTestsPath, 'Citation test deleted.', { target: id });
  },
});
