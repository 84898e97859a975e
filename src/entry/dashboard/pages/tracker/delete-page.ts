import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import { deleteTrackerPage } from '../../../../features/tracker/delete-tracker-page.ts';
import { done } from '../../answers.ts';
import { defineAction } from '../../dashboard-page.ts';

export const deleteTrackerPageAction = defineAction({
  path: '/tracker/delete',
  role: 'developer',
  // Without the address: the log is never deleted from.
  audit: 'tracker_page.deleted',
  body: z.object({ url: z.string().max(4_096) }),
  perform: async ({ app, caller, body: { url } }) => {
    if (!URL.canParse(url)) throw new AppError('not_found');
    const { isDeleted } = await deleteTrackerPage(app, caller, url);
    if (!isDeleted) throw new AppError('not_found');
    return done('/tracker', 'The figures of the page were deleted.');
  },
});
