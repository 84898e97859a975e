import type { VNode } from 'preact';
import { z } from 'zod';
import type { ApiKeyRecord } from '../../../../features/keys/api-key-record.ts';
import { createApiKey, rateLimitMax, type CreatedApiKey } from '../../../../features/keys/create-api-key.ts';
import { keyAuditDetail } from '../../../../features/keys/key-audit-detail.ts';
import { scopes } from '../../../../core/schema/vocabulary.ts';
import { refuse, shown, type AuditDetails, type FieldProblems } from '../../answers.ts';
import { CopyBox } from '../../components/copy-box.tsx';
import { CheckboxField, RadioField, TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { defineAction, definePage, type Visit } from '../../dashboard-page.ts';

const types = [
  { value: 'secret', label: 'Secret', hint: 'for your servers; must never reach a browser' },
  { value: 'publishable', label: 'Publishable', hint: 'for the tracker in your pages; reads only metadata' },
];
const environments = [
  { value: 'live', label: 'Live', hint: 'usage counts and is billed' },
  { value: 'test', label: 'Test', hint: 'a separate environment; never billed' },
];
const access = [
  { value: 'all', label: 'All scopes of this key type' },
  { value: 'chosen', label: 'Only the scopes selected here:' },
];

export const newKeyPage = definePage({
  path: '/keys/new',
  title: 'Create a key',
  role: 'developer',
  render: (call) => {
    const { form, environment } = call;
    const options = scopes.map((scope) => ({ value: scope, label: scope }));
    return (
      <>
        <PageHead title="Create a key" />
        <PostForm visit={call} action="/keys/new">
          <FormProblem form={form} />
          <TextField
            name="name"
            label="Name"
            hint="Its purpose. Visible only to you."
            maxLength={100}
            form={form}
          />
          <RadioField name="type" label="Type" options={types} value="secret" form={form} />
          <RadioField
            name="environment"
            label="Environment"
            options={environments}
            value={environment}
            form={form}
          />
          <RadioField name="access" label="Scopes" options={access} value="all" form={form} />
          <CheckboxField
            name="scopes"
            label="Chosen scopes"
            hint="A publishable key can have injection:read and tracker:read."
            options={options}
            form={form}
          />
          <TextField
            name="origins"
            label="Origins"
            hint={
              <>
                For publishable keys, one per line: <code>https://example.com</code>. If empty, every origin
                is allowed.
              </>
            }
            rows={3}
            form={form}
          />
          <TextField
            name="expires_on"
            label="Expires on"
            type="date"
            hint="At midnight UTC. If empty, never."
            form={form}
          />
          <TextField
            name="rate_limit"
            label="Requests a minute"
            type="number"
            min={1}
            max={rateLimitMax}
            hint="If empty, 600 for live secret keys, 60 for test secret keys, 3,000 for publishable keys."
            form={form}
          />
          <div class="row">
            <button type="submit" class="main">
              Create the key
            </button>
            <a class="button" href="/keys">
              Cancel
            </a>
          </div>
        </PostForm>
      </>
    );
  },
});

export const newKeyAction = defineAction({
  path: '/keys/new',
  role: 'developer',
  audit: 'key.created',
  needsPassword: true,
  page: newKeyPage,
  body: z.object({
    name: z.string().optional(),
    type: z.enum(['secret', 'publishable'], 'Choose a type.'),
    environment: z.enum(['live', 'test'], 'Choose an environment.'),
    access: z.enum(['all', 'chosen']).default('all'),
    scopes: z.array(z.string()).default([]),
    origins: z.string().optional(),
    expires_on: z.iso.date('Not a valid date.').optional(),
    rate_limit: z
      .string()
      .regex(/^[0-9]{1,7}$/, 'Enter a whole number above 0.')
      .transform(Number)
      .optional(),
  }),
  perform: async (call) => {
    const { access: chosen, scopes: chosenScopes, origins, expires_on: expiresOn, ...rest } = call.body;
    if (chosen === 'chosen' && chosenScopes.length === 0) return refuse({ scopes: 'Choose at least one.' });
    const originList = (origins ?? '').split(/\s+/).filter((origin) => origin !== '');
    const input = {
      ...rest,
      ...(chosen === 'chosen' ? { scopes: chosenScopes } : {}),
      ...(originList.length === 0 ? {} : { origins: originList }),
      ...(expiresOn === undefined ? {} : { expires_at: `${expiresOn}T00:00:00Z` }),
    };
    const outcome = await createApiKey(call.app, call.member.accountId, input, call.member);
    if (!outcome.ok) return refuse(fieldsOf(outcome.problems));
    const { created } = outcome;
    return shown(createdKey(call, created), { title: 'The new key' }, auditDetailsOf(created));
  },
});

/** The entry of a key in the audit log. */
export function auditDetailsOf(key: ApiKeyRecord, more: Readonly<Record<string, string>> = {}): AuditDetails {
  return { target: key.id, detail: keyAuditDetail(key, more) };
}

/** `scopes.0: is not a scope` → the problem of the form's field. */
function fieldsOf(problems: readonly string[]): FieldProblems {
  const fields: Record<string, string> = {};
  for (const problem of problems) {
    const [path = '', ...words] = problem.split(': ');
    const name = path.split('.', 1)[0] === 'expires_at' ? 'expires_on' : (path.split('.', 1)[0] ?? '');
    const text = words.join(': ');
    fields[name] ??= `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  }
  return fields;
}

function createdKey({ app }: Visit, created: CreatedApiKey): VNode {
  return (
    <>
      <PageHead title="The new key" />
      {shownOnce(created)}
      {firstUse(app.config.publicUrl, created)}
      <p class="row">
        <LinkButton href={`/keys/${created.id}`} kind="main">
          I have saved the key
        </LinkButton>
      </p>
    </>
  );
}

/** The key itself, with the warning that it is shown once. */
export function shownOnce(created: CreatedApiKey): VNode {
  return (
    <>
      <Notice tone="warn">
        <p>This key is shown only once. Copy it to the program that uses it.</p>
      </Notice>
      <CopyBox id="key" text={created.key} label="Copy the key" />
    </>
  );
}

/** The first use of a key, ready to paste. */
export function firstUse(publicUrl: string, { key, type }: CreatedApiKey): VNode {
  if (type === 'publishable') {
    const tag = `<script src="${publicUrl}/tracker.js" data-key="${key}" async></script>`;
    return (
      <>
        <h2>In your pages</h2>
        <CopyBox id="use" text={tag} label="Copy the tag" />
      </>
    );
  }
  const curl = `curl ${publicUrl}/v1/analysis -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '{"url":"https://example.com/"}'`;
  return (
    <>
      <h2>A first request</h2>
      <CopyBox id="use" text={curl} label="Copy the command" />
    </>
  );
}
