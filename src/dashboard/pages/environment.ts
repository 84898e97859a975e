import { z } from 'zod';
import { environments } from '../../schema/vocabulary.ts';
import { setSessionEnvironment } from '../../members/statements/member-sessions.ts';
import { done } from '../answers.ts';
import { defineAction } from '../dashboard-page.ts';
import { localPath } from '../local-path.ts';

/** Live and test are separate worlds: the session looks at one of them. */
export const environmentAction = defineAction({
  path: '/environment',
  role: 'viewer',
  audit: 'itself',
  body: z.object({ environment: z.enum(environments), back: z.string().max(4_096).catch('/') }),
  perform: async ({ app, session, body }) => {
    await setSessionEnvironment(app.database.db, session.tokenHash, body.environment);
    // What is shown has an id of the other world: its list is what both have.
    const section = /^\/[a-z-]*/.exec(localPath(body.back))?.[0] ?? '/';
    return done(section);
  },
});
