import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { html, type Html } from '../../html/html.ts';
import { isEmail } from '../../members/email.ts';
import { changeRole, listMembers, removeMember, type MemberRecord } from '../../members/members.ts';
import { memberRoles } from '../../schema/vocabulary.ts';
import {
  listSignupLinks,
  makeSignupLink,
  signupUrl,
  withdrawSignupLink,
  type SignupLink,
} from '../../members/signup-links.ts';
import { done, refuse, shown, type Done, type Refusal } from '../answers.ts';
import { confirmStep } from '../components/confirm.ts';
import { formProblem, postButton, postForm, radioField, textField } from '../components/forms.ts';
import { hostileText } from '../components/hostile-text.ts';
import { badge, copyBox, linkButton, moment, pageHead } from '../components/parts.ts';
import { table } from '../components/table.ts';
import { defineAction, definePage, type PageCall } from '../dashboard-page.ts';

type OwnerCall = PageCall<'owner'>;

const roleOptions = [
  { value: 'viewer', label: 'Viewer', hint: 'reads everything, changes nothing' },
  { value: 'developer', label: 'Developer', hint: 'analyses, publishes, makes and revokes keys' },
  { value: 'owner', label: 'Owner', hint: 'everything: members, plans and the audit log too' },
];

export const membersPage = definePage({
  path: '/members',
  title: 'Members',
  role: 'owner',
  render: async (call) => {
    const { app, form, member } = call;
    const members = await listMembers(app, member.accountId);
    const links = await listSignupLinks(app, member.accountId);
    return html`${pageHead('Members')} ${formProblem({ ...form, problems: {} })}
      ${table(members, memberColumns(call), { caption: 'Members of this account' })}
      <h2>Invite somebody</h2>
      ${postForm(
        call,
        { action: '/members/invite' },
        html`${textField({ name: 'email', label: 'Email', type: 'email', hint: 'No mail is sent: you get a link to pass on.', required: true, form })}
          ${radioField({ name: 'role', label: 'Role', options: roleOptions, value: 'viewer', form })}
          <button type="submit" class="main">Make an invitation link</button>`,
      )}
      ${links.length === 0 ? undefined : openLinks(call, links)}`;
  },
});

function memberColumns(call: OwnerCall): Parameters<typeof table<MemberRecord>>[1] {
  return [
    {
      label: 'Email',
      kind: 'head',
      cell: ({ id, email }) =>
        html`${hostileText(email)}${id === call.member.id ? html` ${badge('you')}` : undefined}`,
    },
    { label: 'Role', kind: 'short', cell: ({ role }) => role },
    { label: 'Joined', cell: ({ created_at }) => moment(created_at) },
    { label: 'Last signed in', cell: ({ last_signed_in_at }) => moment(last_signed_in_at) },
    { label: 'Actions', kind: 'bare', cell: (row) => memberActions(call, row) },
  ];
}

function memberActions(call: OwnerCall, { id, email, role }: MemberRecord): Html {
  const roles = memberRoles.filter((other) => other !== role);
  return html`<details class="confirm">
    <summary class="button">Change…<span class="visually-hidden"> ${email}</span></summary>
    <div class="card row">
      ${roles.map((other) => postButton(call, { action: `/members/${id}/role`, label: `Make ${other === 'owner' ? 'an' : 'a'} ${other}`, fields: { role: other } }))}
      ${confirmStep(call, { label: 'Remove…', consequences: html`${hostileText(email)} is signed out at once and cannot sign in any more. API keys keep working.`, action: `/members/${id}/remove`, confirm: 'Remove' })}
    </div>
  </details>`;
}

function openLinks(call: OwnerCall, links: readonly SignupLink[]): Html {
  return html`<h2>Open invitations</h2>
    ${table(
      links,
      [
        {
          label: 'For',
          kind: 'head',
          cell: ({ email }) => (email === null ? 'whoever has the link' : hostileText(email)),
        },
        { label: 'Role', cell: ({ role }) => role },
        { label: 'Works until', cell: ({ expiresAt }) => moment(expiresAt) },
        {
          label: 'Actions',
          kind: 'bare',
          cell: ({ id }) => postButton(call, { action: `/invitations/${id}/withdraw`, label: 'Withdraw' }),
        },
      ],
      { caption: 'Invitations that were not used yet' },
    )}`;
}

const roleSchema = z.enum(memberRoles, 'Choose a role.');
const params = z.object({ id: z.string() });

export const inviteAction = defineAction({
  path: '/members/invite',
  role: 'owner',
  audit: 'itself',
  page: membersPage,
  body: z.object({
    email: z.string().refine((text) => isEmail(text.trim()), 'This is not an email address.'),
    role: roleSchema,
  }),
  perform: async ({ app, member, body }) => {
    const token = await makeSignupLink(app, { accountId: member.accountId, actor: member, ...body });
    return shown(
      html`${pageHead('The invitation')}
        <p>
          Pass this link on to ${hostileText(body.email)}. It works once, for seven days, and is shown only
          now.
        </p>
        ${copyBox('link', signupUrl(app.config.publicUrl, token), 'Copy the link')}
        <p>${linkButton('/members', 'Done')}</p>`,
      { title: 'The invitation' },
    );
  },
});

const lastOwner = 'The last owner stays an owner: make somebody else one first.';

export const changeRoleAction = defineAction({
  path: '/members/{id}/role',
  role: 'owner',
  audit: 'itself',
  page: membersPage,
  params,
  body: z.object({ role: roleSchema }),
  perform: async ({ app, member, params: { id }, body }) => {
    const change = { accountId: member.accountId, memberId: id, actor: member };
    return answerOf(await changeRole(app, change, body.role), 'The role is changed.', id === member.id);
  },
});

export const removeMemberAction = defineAction({
  path: '/members/{id}/remove',
  role: 'owner',
  audit: 'itself',
  page: membersPage,
  params,
  perform: async ({ app, member, params: { id } }) => {
    const change = { accountId: member.accountId, memberId: id, actor: member };
    return answerOf(await removeMember(app, change), 'The member is removed.', id === member.id);
  },
});

/** Who has changed themselves may not see this page any more. */
function answerOf(
  outcome: 'done' | 'not_found' | 'last_owner',
  said: string,
  isSelf: boolean,
): Done | Refusal {
  if (outcome === 'not_found') throw new AppError('not_found');
  return outcome === 'last_owner' ? refuse({}, lastOwner) : done(isSelf ? '/' : '/members', said);
}

export const withdrawInvitationAction = defineAction({
  path: '/invitations/{id}/withdraw',
  role: 'owner',
  audit: 'signup_link.withdrawn',
  params,
  perform: async ({ app, member, params: { id } }) => {
    if (!(await withdrawSignupLink(app, member.accountId, id))) throw new AppError('not_found');
    return done('/members', 'The invitation is withdrawn.', { target: id });
  },
});
