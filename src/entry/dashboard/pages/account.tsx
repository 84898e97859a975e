import type { VNode } from 'preact';
import { z } from 'zod';
import { changePassword } from '../../../features/members/change-password.ts';
import { passwordLengthMin } from '../../../features/members/password.ts';
import { done, refuse } from '../answers.ts';
import { Facts } from '../components/facts.tsx';
import { TextField } from '../components/fields.tsx';
import { FormProblem } from '../components/form-problem.tsx';
import { HostileText } from '../components/hostile-text.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PostForm } from '../components/post-form.tsx';
import { dashboardCookies } from '../cookies.ts';
import { defineAction, definePage, type MemberPageCall } from '../dashboard-page.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { sessionsPart } from './sessions.tsx';

export const accountPage = definePage({
  path: '/account',
  title: 'Password and sessions',
  role: 'viewer',
  render: async (call) => {
    const { member } = call;
    return (
      <>
        <PageHead title="Password and sessions" />
        <Facts
          rows={[
            ['Email', <HostileText text={member.email} />],
            ['Role', member.role],
          ]}
        />
        {passwordPart(call)}
        {await sessionsPart(call)}
      </>
    );
  },
});

function passwordPart(call: MemberPageCall): VNode {
  const { form } = call;
  return (
    <>
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
    </>
  );
}

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
    if (outcome.ok) {
      const said = 'Your password was changed. All your other sessions have ended.';
      const cookies = [dashboardCookies(app.config.publicUrl).device(outcome.deviceToken)];
      return { ...done('/account', said), cookies };
    }
    if (outcome.reason === 'refused') return refuse(outcome.problems);
    throw tooManyAttempts(outcome.retryAfterSeconds);
  },
});
