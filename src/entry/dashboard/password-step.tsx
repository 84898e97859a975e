import type { VNode } from 'preact';
import {
  confirmPassword,
  isPasswordStale,
  passwordFreshMs,
} from '../../features/members/confirm-password.ts';
import { content, type Content } from './answers.ts';
import { TextField } from './components/fields.tsx';
import { FormProblem } from './components/form-problem.tsx';
import { HiddenField, PostForm } from './components/post-form.tsx';
import type { RawPageCall } from './dashboard-page.ts';
import { emptyForm } from './form-state.ts';
import { localPath } from './local-path.ts';
import type { ReadForm } from './read-form.ts';
import { tooManyAttempts } from './too-many-attempts.ts';

/** The fields of an action are never called so, and `readForm` repeats no password. */
const passwordField = '_password';
const passwordLengthMax = 1_000;

/**
 * The page that asks for the password before an action; undefined when it was given lately, or with this form. The page
 * sends the same form again, so that nothing that was typed is lost and nothing is stored.
 */
export async function passwordStep(raw: RawPageCall, form: ReadForm): Promise<Content | undefined> {
  const { app, session, address } = raw;
  if (session === undefined || !isPasswordStale(session, app.now())) return undefined;
  const password = form.body[passwordField];
  if (typeof password !== 'string') return question(raw, form);
  if (password.length > passwordLengthMax) return question(raw, form, 'The password is too long.');
  const outcome = await confirmPassword(app, session, { password, address });
  if (outcome.ok) return undefined;
  if (outcome.reason === 'too_many') throw tooManyAttempts(outcome.retryAfterSeconds);
  return question(raw, form, 'The password is wrong.');
}

function question(raw: RawPageCall, form: ReadForm, problem?: string): Content {
  const state = { ...emptyForm, problems: problem === undefined ? {} : { [passwordField]: problem } };
  const main = (
    <>
      <h1>Confirm your password</h1>
      <p>
        This action creates or changes access to the account, and you entered your password more than{' '}
        {passwordFreshMs / 60_000} minutes ago. The form that you sent is kept.
      </p>
      <PostForm visit={raw} action={localPath(raw.target)}>
        <FormProblem form={state} />
        {sentFields(form)}
        <TextField
          name={passwordField}
          label="Password"
          type="password"
          autocomplete="current-password"
          required
          autofocus
          form={state}
        />
        <button type="submit" class="main">
          Confirm and continue
        </button>
      </PostForm>
    </>
  );
  return content(main, {
    title: 'Confirm your password',
    status: problem === undefined ? undefined : 422,
  });
}

function sentFields({ body, values }: ReadForm): readonly VNode[] {
  return Object.entries(values).flatMap(([name, sent]) => {
    // Of a field with one value, the last one sent counts.
    const isList = Array.isArray(body[name]);
    const kept = isList ? sent : sent.slice(-1);
    return kept.map((value) => <HiddenField name={isList ? `${name}[]` : name} value={value} />);
  });
}
