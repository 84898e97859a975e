import { z } from 'zod';
import { html } from '../../html/html.ts';
import { changePassword, countSessions, signOutEverywhere } from '../../members/change-password.ts';
import { passwordLengthMin } from '../../members/password.ts';
import { done, redirect, refuse } from '../answers.ts';
import { confirmStep } from '../components/confirm.ts';
import { formProblem, postForm, textField } from '../components/forms.ts';
import { hostileText } from '../components/hostile-text.ts';
import { facts, pageHead } from '../components/parts.ts';
import { dashboardCookies } from '../cookies.ts';
import { defineAction, definePage } from '../dashboard-page.ts';
import { tooManyAttempts } from './sign-in.ts';

export const accountPage = definePage({
  path: '/account',
  title: 'Password and sessions',
  role: 'viewer',
  render: async (call) => {
    const { app, form, member, session } = call;
    const sessions = await countSessions(app, session);
    return html`${pageHead('Password and sessions')}
      ${facts([
        ['Email', hostileText(member.email)],
        ['Role', member.role],
        ['Open sessions', sessions],
      ])}
      <h2>Change your password</h2>
      <p class="soft">Every other session of yours ends with it.</p>
      ${postForm(
        call,
        { action: '/account/password' },
        html`${formProblem(form)}
          ${textField({ name: 'current_password', label: 'Present password', type: 'password', autocomplete: 'current-password', required: true, form })}
          ${textField({ name: 'new_password', label: 'New password', type: 'password', autocomplete: 'new-password', hint: `At least ${String(passwordLengthMin)} characters.`, required: true, form })}
          <button type="submit" class="main">Change password</button>`,
      )}
      <h2>Sign out everywhere</h2>
      ${confirmStep(call, {
        label: 'Sign out everywhere…',
        consequences: 'Every session of yours ends at once, on every device, this one too.',
        action: '/account/signout-everywhere',
        confirm: 'Sign out everywhere',
      })}`;
  },
});

const password = z.string().max(1_000, 'This is longer than a password may be.');

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
    if (outcome.ok) return done('/account', 'Your password is changed. Every other session has ended.');
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
      deed: { target: member.id },
      cookies: [dashboardCookies(app.config.publicUrl).endSession()],
    };
  },
});
