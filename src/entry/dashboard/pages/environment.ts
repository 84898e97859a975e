import { z } from 'zod';
import { environments } from '../../../core/schema/vocabulary.ts';
import { setSessionEnvironment } from '../../../features/members/index.ts';
import { done } from '../answers.ts';
import { defineAction } from '../dashboard-page.ts';
import { localPath } from '../local-path.ts';

/** Live and test are separate environments: the session shows one of them. */
export const environmentAction = defineAction({
  path: '/environment',
  role: 'viewer',
  audit: 'itself',
  body: z.object({ environment: z.enum(environments), back: z.string().max(4_096).catch('/') }),
  perform: async ({ app, session, body }) => {
    await setSessionEnvironment(app.database.db, session.tokenHash, body.environment);
    // The current page may show an id of the other environment: go to its list, which both have.
    const section = /^\/[a-z-]*/.exec(localPath(body.back))?.[0] ?? '/';
    return done(section);
  },
});
