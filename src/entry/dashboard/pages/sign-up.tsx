import { z } from 'zod';
import { passwordLengthMin } from '../../../features/members/password.ts';
import { readSignupLink } from '../../../features/members/signup-links.ts';
import { signUp } from '../../../features/members/sign-up.ts';
import { content, refuse, type Content } from '../answers.ts';
import { TextField } from '../components/fields.tsx';
import { FormProblem } from '../components/form-problem.tsx';
import { HostileText } from '../components/hostile-text.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { HiddenField, PostForm } from '../components/post-form.tsx';
import { defineAction, definePage } from '../dashboard-page.ts';
import { valueOf } from '../form-state.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { withSession } from './sign-in.tsx';

const tokenLengthMax = 200;

export const signUpPage = definePage({
  path: '/signup',
  title: 'Sign up',
  role: 'public',
  query: z.object({ token: z.string().max(tokenLengthMax).optional().catch(undefined) }),
  render: async (call) => {
    const { app, form, query } = call;
    const token = valueOf(form, 'token', query.token);
    const link = token === '' ? undefined : await readSignupLink(app, token);
    if (link === undefined) return deadLink();
    const email =
      link.email === null ? (
        <TextField name="email" label="Email" type="email" autocomplete="username" required form={form} />
      ) : (
        <>
          <p>
            For <HostileText text={link.email} />
          </p>
          <input type="hidden" name="email" value={link.email} autocomplete="username" />
        </>
      );
    return (
      <>
        <h1>Sign up</h1>
        <p>
          You will be{' '}
          {link.role === 'viewer' ? 'a viewer' : link.role === 'owner' ? 'an owner' : 'a developer'} of this
          account. The link works once.
        </p>
        <PostForm visit={call} action="/signup">
          <FormProblem form={form} />
          <HiddenField name="token" value={token} />
          {email}
          <TextField
            name="password"
            label="Password"
            type="password"
            autocomplete="new-password"
            hint={`At least ${String(passwordLengthMin)} characters. A short sentence works well.`}
            required
            form={form}
          />
          <button type="submit" class="main">
            Sign up
          </button>
        </PostForm>
      </>
    );
  },
});

function deadLink(): Content {
  return content(
    <>
      <h1>This link does not work</h1>
      <p>
        A sign-up link works once and expires after seven days. This one was used, was withdrawn or has
        expired, or the person who made it may no longer invite members.
      </p>
      <p>
        Ask an owner of the account for a new invitation. Without an owner, the server’s operator creates a
        link with <code>npx citeworthy dashboard signup-link</code>.
      </p>
      <p>
        <LinkButton href="/signin">Sign in instead</LinkButton>
      </p>
    </>,
    { status: 404, title: 'This link does not work' },
  );
}

export const signUpAction = defineAction({
  path: '/signup',
  role: 'public',
  audit: 'itself',
  page: signUpPage,
  body: z.object({
    token: z.string().max(tokenLengthMax),
    email: z.string().max(320, 'The address is too long.'),
    password: z.string().max(1_000, 'The password is too long.'),
  }),
  perform: async ({ app, address, userAgent, body }) => {
    const { token: linkToken, email, password } = body;
    const client = { address, userAgent };
    const outcome = await signUp(app, { linkToken, email, password, client });
    if (outcome.ok) return withSession({ app }, outcome, '/', 'Welcome. You are signed in.');
    if (outcome.reason === 'too_many') throw tooManyAttempts(outcome.retryAfterSeconds);
    // The page is shown again, finds no link and reports it.
    return refuse(outcome.reason === 'refused' ? outcome.problems : {});
  },
});
