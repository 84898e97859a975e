import { z } from 'zod';
import { changePassword, countSessions, signOutEverywhere } from '../../members/change-password.ts';
import { passwordLengthMin } from '../../members/password.ts';
import { done, redirect, refuse } from '../answers.ts';
import { ConfirmStep } from '../components/confirm-step.tsx';
import { Facts } from '../components/facts.tsx';
import { TextField } from '../components/fields.tsx';
import { FormProblem } from '../components/form-problem.tsx';
import { HostileText } from '../components/hostile-text.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PostForm } from '../components/post-form.tsx';
import { dashboardCookies } from '../cookies.ts';
import { defineAction, definePage } from '../dashboard-page.ts';
import { tooManyAttempts } from './sign-in.tsx';

export const accountPage = definePage({
  path: '/account',
  title: 'Password and sessions',
  role: 'viewer',
  render: async (call) => {
    const { app, form, member, session } = call;
    const sessions = await countSessions(app, session);
    return (
      <>
        <PageHead title="Password and sessions" />
        <Facts
          rows={[
            ['Email', <HostileText text={member.email} />],
            ['Role', member.role],
            ['Open sessions', sessions],
          ]}
        />
        <h2>Change your password</h2>
        <p class="soft">This ends all your other sessions.</p>
        <PostForm visit={call} action="/account/password">
          <FormProblem form={form} />
          <TextField
            name="current_password"
            label="Current password"
            type="password"
            autocomplete="current-password"
            required
            form={form}
          />
          <TextField
            name="new_password"
            label="New password"
            type="password"
            autocomplete="new-password"
            hint={`At least ${String(passwordLengthMin)} characters.`}
            required
            form={form}
          />
          <button type="submit" class="main">
            Change password
          </button>
        </PostForm>
        <h2>Sign out everywhere</h2>
        <ConfirmStep
          visit={call}
          label="Sign out everywhere…"
          action="/account/signout-everywhere"
          confirm="Sign out everywhere"
        >
          All your sessions end immediately on every device, including this one.
        </ConfirmStep>
      </>
    );
  },
});

const password = z.string().max(1_000, 'The password is too long.');

export const changePasswordAction = defineAction({
  path: '/account/password',
  role: 'viewer',
  audit: 'itself',
  page: accountPage,
  body: z.object({ current_password: password, new_password: password }),
  perform: async ({ app, session, address, body }) => {
    const outcome = await changePassword(app, session, {
      current: body.current_password,
      next: body.new_password,
      address,
    });
    if (outcome.ok) return done('/account', 'Your password was changed. All your other sessions have ended.');
    if (outcome.reason === 'refused') return refuse(outcome.problems);
    throw tooManyAttempts(outcome.retryAfterSeconds);
  },
});

export const signOutEverywhereAction = defineAction({
  path: '/account/signout-everywhere',
  role: 'viewer',
  audit: 'sessions.ended',
  perform: async ({ app, session, member }) => {
    await signOutEverywhere(app, session);
    return {
      kind: 'done',
      next: redirect('/signin', 'You are signed out everywhere.'),
      auditDetails: { target: member.id },
      cookies: [dashboardCookies(app.config.publicUrl).endSession()],
    };
  },
});
