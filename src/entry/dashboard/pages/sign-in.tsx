import { z } from 'zod';
import { passwordLengthMax } from '../../../features/members/password.ts';
import { signIn, signOut, type SignedInTokens } from '../../../features/members/sign-in.ts';
import { redirect, refuse, type Done } from '../answers.ts';
import { TextField } from '../components/fields.tsx';
import { FormProblem } from '../components/form-problem.tsx';
import { HiddenField, PostForm } from '../components/post-form.tsx';
import { dashboardCookies } from '../cookies.ts';
import { definePage, defineAction, type Visit } from '../dashboard-page.ts';
import { valueOf } from '../form-state.ts';
import { localPath } from '../local-path.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';

export const signInPage = definePage({
  path: '/signin',
  title: 'Sign in',
  role: 'public',
  query: z.object({ next: z.string().max(4_096).optional().catch(undefined) }),
  render: (call) => {
    const { form, query, session } = call;
    if (session !== undefined) return redirect('/');
    return (
      <>
        <h1>Sign in</h1>
        <PostForm visit={call} action="/signin">
          <FormProblem form={form} />
          <HiddenField name="next" value={localPath(valueOf(form, 'next', query.next))} />
          <TextField name="email" label="Email" type="email" autocomplete="username" required form={form} />
          <TextField
            name="password"
            label="Password"
            type="password"
            autocomplete="current-password"
            required
            form={form}
          />
          <button type="submit" class="main">
            Sign in
          </button>
        </PostForm>
        <p class="soft small">
          Members without a password need an invitation from an owner. An owner who lost the password gets a
          new link with <code>npx citeworthy dashboard signup-link --further-owner</code>.
        </p>
      </>
    );
  },
});

export const signInAction = defineAction({
  path: '/signin',
  role: 'public',
  audit: 'itself',
  page: signInPage,
  body: z.object({
    email: z.string().max(320, 'The address is too long.'),
    password: z.string().max(passwordLengthMax, 'The password is too long.'),
    next: z.string().max(4_096).optional().catch(undefined),
  }),
  perform: async ({ app, address, userAgent, deviceToken, body }) => {
    const { email, password } = body;
    const client = { address, userAgent };
    const outcome = await signIn(app, { email, password, client, deviceToken });
    if (outcome.ok) return withSession({ app }, outcome, localPath(body.next));
    if (outcome.reason === 'wrong') return refuse({}, 'The email or the password is wrong.');
    throw tooManyAttempts(outcome.retryAfterSeconds);
  },
});

export const signOutAction = defineAction({
  path: '/signout',
  role: 'viewer',
  audit: 'session.ended',
  perform: async ({ app, session }) => {
    await signOut(app, session);
    const cookies = [dashboardCookies(app.config.publicUrl).endSession()];
    return { kind: 'done', next: redirect('/signin', 'You have signed out.'), auditDetails: {}, cookies };
  },
});

/** The response that begins a session: a redirect with the cookies of the session and of the device. */
export function withSession(
  { app }: Pick<Visit, 'app'>,
  { token, deviceToken }: SignedInTokens,
  to: string,
  flash?: string,
): Done {
  const names = dashboardCookies(app.config.publicUrl);
  const cookies = [names.session(token), names.device(deviceToken)];
  return { kind: 'done', next: redirect(to, flash), auditDetails: {}, cookies };
}
