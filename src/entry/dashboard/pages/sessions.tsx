import type { VNode } from 'preact';
import { z } from 'zod';
import { AppError } from '../../../service/platform/errors.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  signOutEverywhere,
  type SessionRecord,
} from '../../../features/members/sessions.ts';
import { done, redirect } from '../answers.ts';
import { Badge } from '../components/badge.tsx';
import { ConfirmStep } from '../components/confirm-step.tsx';
import { Ago, Moment } from '../components/moment.tsx';
import { PostButton } from '../components/post-form.tsx';
import { Table, type Column } from '../components/table.tsx';
import { dashboardCookies } from '../cookies.ts';
import { defineAction, type MemberPageCall } from '../dashboard-page.ts';

/** The member's sessions, for the account page. */
export async function sessionsPart(call: MemberPageCall): Promise<VNode> {
  const sessions = await listSessions(call.app, call.session);
  return (
    <>
      <h2>Your sessions</h2>
      <p class="soft">
        If you do not know one of them, end it and change your password. Device and address are those of the
        sign-in.
      </p>
      <Table rows={sessions} columns={columns(call)} caption="Your open sessions, newest first" />
      <div class="row">
        {sessions.length > 1 && (
          <PostButton visit={call} action="/account/sessions/end-others">
            End all other sessions
          </PostButton>
        )}
        <ConfirmStep
          visit={call}
          label="Sign out everywhere…"
          action="/account/signout-everywhere"
          confirm="Sign out everywhere"
        >
          All your sessions end immediately on every device, including this one.
        </ConfirmStep>
      </div>
    </>
  );
}

function columns(call: MemberPageCall): readonly Column<SessionRecord>[] {
  const now = call.app.now();
  return [
    {
      label: 'Device',
      kind: 'head',
      cell: ({ id, device }) => (
        <>
          {device ?? 'Unknown device'} {id === call.session.id && <Badge tone="accent">this session</Badge>}
        </>
      ),
    },
    { label: 'Address', kind: 'short', cell: ({ address }) => address ?? 'unknown' },
    { label: 'Started', kind: 'short', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { label: 'Last used', cell: ({ lastSeenAt }) => <Ago at={lastSeenAt} now={now} /> },
    {
      label: 'Actions',
      kind: 'bare',
      cell: ({ id, device, address }) =>
        id === call.session.id ? undefined : (
          <PostButton visit={call} action={`/account/sessions/${id}/end`}>
            End{' '}
            <span class="visually-hidden">
              the session of {device ?? 'an unknown device'} at {address ?? 'an unknown address'}
            </span>
          </PostButton>
        ),
    },
  ];
}

export const endSessionAction = defineAction({
  path: '/account/sessions/{id}/end',
  role: 'viewer',
  audit: 'session.ended',
  params: z.object({ id: z.string() }),
  perform: async ({ app, session, params: { id } }) => {
    if (!(await endSession(app, session, id))) throw new AppError('not_found');
    return done('/account', 'The session has ended.', { target: id });
  },
});

export const endOtherSessionsAction = defineAction({
  path: '/account/sessions/end-others',
  role: 'viewer',
  audit: 'sessions.ended',
  perform: async ({ app, session, member }) => {
    const count = await endOtherSessions(app, session);
    const said = count === 1 ? 'The other session has ended.' : 'All your other sessions have ended.';
    return done('/account', said, { target: member.id });
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
