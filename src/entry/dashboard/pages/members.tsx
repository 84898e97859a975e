import type { VNode } from 'preact';
import { z } from 'zod';
import { AppError } from '../../../service/platform/errors.ts';
import { isEmail } from '../../../features/members/email.ts';
import {
  changeRole,
  listMembers,
  removeMember,
  type MemberChange,
  type MemberRecord,
} from '../../../features/members/members.ts';
import { memberRoles } from '../../../core/schema/vocabulary.ts';
import {
  listSignupLinks,
  createSignupLink,
  signupUrl,
  withdrawSignupLink,
  type SignupLink,
} from '../../../features/members/signup-links.ts';
import { done, refuse, shown, type Done, type Refusal } from '../answers.ts';
import { Badge } from '../components/badge.tsx';
import { ConfirmStep } from '../components/confirm-step.tsx';
import { CopyBox } from '../components/copy-box.tsx';
import { RadioField, TextField } from '../components/fields.tsx';
import { FormProblem } from '../components/form-problem.tsx';
import { HostileText } from '../components/hostile-text.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Moment } from '../components/moment.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PostButton, PostForm } from '../components/post-form.tsx';
import { Table, type Column } from '../components/table.tsx';
import { defineAction, definePage, type PageCall } from '../dashboard-page.ts';

type OwnerCall = PageCall<'owner'>;

const roleOptions = [
  { value: 'viewer', label: 'Viewer', hint: 'read-only access' },
  { value: 'developer', label: 'Developer', hint: 'runs analyses, publishes, creates and revokes keys' },
  { value: 'owner', label: 'Owner', hint: 'full access, including members, plans and the audit log' },
];

export const membersPage = definePage({
  path: '/members',
  title: 'Members',
  role: 'owner',
  render: async (call) => {
    const { app, form, member } = call;
    const members = await listMembers(app, member.accountId);
    const links = await listSignupLinks(app, member.accountId);
    return (
      <>
        <PageHead title="Members" />
        <FormProblem form={{ ...form, problems: {} }} />
        <Table rows={members} columns={memberColumns(call)} caption="Members of this account" />
        <h2>Invite a member</h2>
        <PostForm visit={call} action="/members/invite">
          <TextField
            name="email"
            label="Email"
            type="email"
            hint="No mail is sent: you receive a link to share."
            required
            form={form}
          />
          <RadioField name="role" label="Role" options={roleOptions} value="viewer" form={form} />
          <button type="submit" class="main">
            Create an invitation link
          </button>
        </PostForm>
        {links.length !== 0 && openLinks(call, links)}
      </>
    );
  },
});

function memberColumns(call: OwnerCall): readonly Column<MemberRecord>[] {
  return [
    {
      label: 'Email',
      kind: 'head',
      cell: ({ id, email }) => (
        <>
          <HostileText text={email} /> {id === call.member.id && <Badge>you</Badge>}
        </>
      ),
    },
    { label: 'Role', kind: 'short', cell: ({ role }) => role },
    { label: 'Joined', cell: ({ created_at }) => <Moment at={created_at} /> },
    { label: 'Last signed in', cell: ({ last_signed_in_at }) => <Moment at={last_signed_in_at} /> },
    { label: 'Actions', kind: 'bare', cell: (row) => memberActions(call, row) },
  ];
}

function memberActions(call: OwnerCall, { id, email, role }: MemberRecord): VNode {
  const roles = memberRoles.filter((other) => other !== role);
  return (
    <details class="confirm">
      <summary class="button">
        Change… <span class="visually-hidden">{email}</span>
      </summary>
      <div class="card row">
        {roles.map((other) => (
          <PostButton
            visit={call}
            action={`/members/${id}/role`}
            fields={{ role: other }}
          >{`Make ${other === 'owner' ? 'an' : 'a'} ${other}`}</PostButton>
        ))}
        <ConfirmStep visit={call} label="Remove…" action={`/members/${id}/remove`} confirm="Remove">
          <HostileText text={email} /> is signed out immediately and can no longer sign in. Their open
          invitations end. API keys and webhook endpoints belong to the account and keep working: Keys lists
          those that a removed member made.
        </ConfirmStep>
      </div>
    </details>
  );
}

function openLinks(call: OwnerCall, links: readonly SignupLink[]): VNode {
  return (
    <>
      <h2>Open invitations</h2>
      <Table
        rows={links}
        columns={[
          {
            label: 'For',
            kind: 'head',
            cell: ({ email }) => (email === null ? 'anyone with the link' : <HostileText text={email} />),
          },
          { label: 'Role', cell: ({ role }) => role },
          { label: 'Expires', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
          {
            label: 'Actions',
            kind: 'bare',
            cell: ({ id }) => (
              <PostButton visit={call} action={`/invitations/${id}/withdraw`}>
                Withdraw
              </PostButton>
            ),
          },
        ]}
        caption="Unused invitations"
      />
    </>
  );
}

const roleSchema = z.enum(memberRoles, 'Choose a role.');
const params = z.object({ id: z.string() });

export const inviteAction = defineAction({
  path: '/members/invite',
  role: 'owner',
  audit: 'itself',
  needsPassword: true,
  page: membersPage,
  body: z.object({
    email: z.string().refine((text) => isEmail(text.trim()), 'This is not an email address.'),
    role: roleSchema,
  }),
  perform: async ({ app, member, body }) => {
    const token = await createSignupLink(app, { accountId: member.accountId, actor: member, ...body });
    return shown(
      <>
        <PageHead title="The invitation" />
        <p>
          Share this link with <HostileText text={body.email} />. It works once, expires after seven days and
          is shown only now.
        </p>
        <CopyBox id="link" text={signupUrl(app.config.publicUrl, token)} label="Copy the link" />
        <p>
          <LinkButton href="/members">Done</LinkButton>
        </p>
      </>,
      { title: 'The invitation' },
    );
  },
});

const lastOwner = 'The last owner must stay an owner: make another member an owner first.';

export const changeRoleAction = defineAction({
  path: '/members/{id}/role',
  role: 'owner',
  audit: 'itself',
  needsPassword: true,
  page: membersPage,
  params,
  body: z.object({ role: roleSchema }),
  perform: async ({ app, member, params: { id }, body }) => {
    const change = { accountId: member.accountId, memberId: id, actor: member };
    return answerOf(await changeRole(app, change, body.role), 'The role was changed.', id === member.id);
  },
});

export const removeMemberAction = defineAction({
  path: '/members/{id}/remove',
  role: 'owner',
  audit: 'itself',
  needsPassword: true,
  page: membersPage,
  params,
  perform: async ({ app, member, params: { id } }) => {
    const change = { accountId: member.accountId, memberId: id, actor: member };
    return answerOf(await removeMember(app, change), 'The member was removed.', id === member.id);
  },
});

/** Members who changed their own role may no longer see this page. */
function answerOf(outcome: MemberChange, said: string, isSelf: boolean): Done | Refusal {
  if (outcome === 'not_found') throw new AppError('not_found');
  if (outcome === 'not_allowed') throw new AppError('role_not_allowed');
  return outcome === 'last_owner' ? refuse({}, lastOwner) : done(isSelf ? '/' : '/members', said);
}

export const withdrawInvitationAction = defineAction({
  path: '/invitations/{id}/withdraw',
  role: 'owner',
  audit: 'signup_link.withdrawn',
  params,
  perform: async ({ app, member, params: { id } }) => {
    if (!(await withdrawSignupLink(app, member.accountId, id))) throw new AppError('not_found');
    return done('/members', 'The invitation was withdrawn.', { target: id });
  },
});
