import { judgeSession } from '../../features/members/judge-session.ts';
import { memberCaller } from '../../features/members/member-caller.ts';
import type { MemberSession } from '../../features/members/read-session.ts';
import { reaches } from '../../features/members/roles.ts';
import type { PageRole, RawPageCall } from './dashboard-page.ts';

/** A request's right ended after it was admitted. Thrown, so that the transaction of its action is rolled back. */
export class RightEndedError extends Error {
  /** As it is now; undefined when it has ended. */
  readonly session: MemberSession | undefined;

  constructor(session: MemberSession | undefined) {
    super('the right to this page ended after the request was admitted');
    this.session = session;
  }
}

export function mayEnter(role: PageRole, session: MemberSession | undefined): boolean {
  return role === 'public' || (session !== undefined && reaches(session.member.role, role));
}

type Visitor = Pick<RawPageCall, 'session' | 'member' | 'caller' | 'environment'>;

/** The visit of this session, or of a visitor without one. */
export function asVisitor<Call extends Visitor>(call: Call, session: MemberSession | undefined): Call {
  return {
    ...call,
    session,
    member: session?.member,
    caller: session === undefined ? undefined : memberCaller(session, call.environment),
  };
}

/**
 * The visit with the rights of now. Called after whatever lets time pass, such as the body and the password. Throws
 * RightEndedError when a new request would not be admitted.
 */
export async function judgeAgain<Call extends Visitor & Pick<RawPageCall, 'app'>>(
  role: PageRole,
  call: Call,
): Promise<Call> {
  if (role === 'public' || call.session === undefined) return call;
  return admittedAs(role, call, await judgeSession(call.app, call.session));
}

/** The visit of a session that was judged again. Throws RightEndedError when it may not enter. */
export function admittedAs<Call extends Visitor>(
  role: PageRole,
  call: Call,
  session: MemberSession | undefined,
): Call {
  if (!mayEnter(role, session)) throw new RightEndedError(session);
  return asVisitor(call, session);
}
