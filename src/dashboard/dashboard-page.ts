import type { VNode } from 'preact';
import type { z } from 'zod';
import { AppError } from '../platform/errors.ts';
import type { FieldError } from '../platform/errors.ts';
import { fieldErrorsOf } from '../server/field-errors.ts';
import type { HttpContext } from '../server/http-context.ts';
import type { Caller } from '../keys/authenticate.ts';
import type { Member, MemberSession } from '../members/read-session.ts';
import type { MemberRole } from '../members/roles.ts';
import type { App, Environment } from '../platform/app.ts';
import type { Content, Done, NothingNew, Redirect, Refusal, TextFile } from './answers.ts';
import { emptyForm, type FormState } from './form-state.ts';

/** Who may open a page: everybody, or members of at least this role. There is no default. */
export type PageRole = 'public' | MemberRole;

/** What every page and action is called with, whoever calls. */
export interface Visit {
  readonly context: HttpContext;
  readonly app: App;
  readonly requestId: string;
  /** The client's address, as `clientAddress` gives it. */
  readonly address: string;
  /** The world that the visit is in; of an action the one that its form was made in. */
  readonly environment: Environment;
  /** What a form of this visit must bring along; `postForm` puts it in. */
  readonly csrf: string;
  /** Path and query that were asked for. */
  readonly target: string;
  readonly session: MemberSession | undefined;
  /** What is said once, from the action before. */
  readonly flash: string | undefined;
  /** Aborted when the connection is closed or the server stops. */
  readonly signal: AbortSignal;
}

/** What is known of a member who is signed in; nothing on public pages. */
type SignedIn<Role extends PageRole> = Role extends MemberRole
  ? { readonly session: MemberSession; readonly member: Member; readonly caller: Caller }
  : unknown;

export type PageCall<Role extends PageRole, Params = unknown, Query = unknown> = Visit &
  SignedIn<Role> & {
    readonly params: Params;
    readonly query: Query;
    /** The form as it was sent, when an action was refused and its page is shown again. */
    readonly form: FormState;
  };

export type ActionCall<Role extends PageRole, Params = unknown, Body = unknown> = Visit &
  SignedIn<Role> & { readonly params: Params; readonly body: Body };

/** Any page of a member: what components ask for. */
export type MemberPageCall = PageCall<'viewer'>;

type PageAnswer = VNode | Content | Redirect | NothingNew | TextFile;

interface PageDefinition<Role extends PageRole, Params extends z.ZodType, Query extends z.ZodType> {
  /** With parameters in braces: `/keys/{id}`. */
  readonly path: string;
  readonly title: string;
  readonly role: Role;
  /** One that does not fit names nothing that exists: 404. */
  readonly params?: Params;
  /** What does not fit is an error page: give parameters defaults with `.catch()` where a link may be old. */
  readonly query?: Query;
  /** `none`: a part of a page, asked for by a script. */
  readonly layout?: 'none';
  readonly render: (
    call: PageCall<Role, z.output<Params>, z.output<Query>>,
  ) => Promise<PageAnswer> | PageAnswer;
}

interface ActionDefinition<Role extends PageRole, Params extends z.ZodType, Body extends z.ZodType> {
  readonly path: string;
  readonly role: Role;
  readonly params?: Params;
  /** Of the form's fields: see `read-form.ts` for how they arrive. */
  readonly body?: Body;
  /** The name of what was done, for the audit log: `key.created`. `itself`: it writes its entry, or changes nothing. */
  readonly audit: string | 'itself';
  /** The page that is shown again with what is wrong. Without one a refusal is an error page. */
  readonly page?: DashboardPage;
  readonly perform: (
    call: ActionCall<Role, z.output<Params>, z.output<Body>>,
  ) => Promise<Done | Refusal> | Done | Refusal;
}

/** What the binder gives. */
export interface RawPageCall extends Visit {
  readonly member: Member | undefined;
  readonly caller: Caller | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly form?: FormState;
}

export interface RawActionCall extends Omit<RawPageCall, 'query' | 'form'> {
  readonly body: unknown;
  /** Fields with texts that no database column can hold. */
  readonly bodyErrors: readonly FieldError[];
}

export interface DashboardPage {
  readonly method: 'GET';
  readonly path: string;
  readonly title: string;
  readonly role: PageRole;
  readonly layout?: 'none';
  readonly run: (raw: RawPageCall) => Promise<Content | Redirect | NothingNew | TextFile>;
}

export interface DashboardAction {
  readonly method: 'POST';
  readonly path: string;
  readonly role: PageRole;
  readonly audit: string;
  readonly page?: DashboardPage;
  readonly run: (raw: RawActionCall) => Promise<Done | Refusal>;
}

/** A page: validates what the address says, then renders. Throw AppError for what does not exist. */
export function definePage<const Role extends PageRole, Params extends z.ZodType, Query extends z.ZodType>(
  definition: PageDefinition<Role, Params, Query>,
): DashboardPage {
  const { path, title, role, layout } = definition;
  return {
    method: 'GET',
    path,
    title,
    role,
    ...(layout === undefined ? {} : { layout }),
    run: async (raw) => {
      const params = parsed(definition.params, raw.params, () => new AppError('not_found'));
      const query = parsed(definition.query, raw.query, () => new AppError('invalid_request'));
      const call = { ...raw, params, query, form: raw.form ?? emptyForm };
      // The binder lets nobody in whose role does not reach, so a member is there when the role asks for one.
      const answer = await definition.render(call as PageCall<Role, z.output<Params>, z.output<Query>>);
      return 'kind' in answer ? answer : { kind: 'content', main: answer };
    },
  };
}

/** What a form does. The binder has seen to session, role and CSRF before; it writes the audit log after. */
export function defineAction<const Role extends PageRole, Params extends z.ZodType, Body extends z.ZodType>(
  definition: ActionDefinition<Role, Params, Body>,
): DashboardAction {
  const { path, role, audit, page } = definition;
  return {
    method: 'POST',
    path,
    role,
    audit,
    ...(page === undefined ? {} : { page }),
    run: async (raw) => {
      const params = parsed(definition.params, raw.params, () => new AppError('not_found'));
      const body = definition.body?.safeParse(raw.body);
      const errors = [
        ...raw.bodyErrors,
        ...(body?.error === undefined ? [] : fieldErrorsOf(body.error, raw.body)),
      ];
      if (errors.length > 0) return refusalOf(errors);
      const call = { ...raw, params, body: body?.data };
      return await definition.perform(call as ActionCall<Role, z.output<Params>, z.output<Body>>);
    },
  };
}

/** Without a schema the call's type for the part is unknown, and it is never read. */
function parsed<Schema extends z.ZodType>(
  schema: Schema | undefined,
  given: unknown,
  refusal: () => AppError,
): z.output<Schema> {
  if (schema === undefined) return given as z.output<Schema>;
  const result = schema.safeParse(given);
  if (!result.success) throw refusal();
  return result.data;
}

/** The first word on each field; `scopes[2]` is a word on `scopes`. */
function refusalOf(errors: readonly FieldError[]): Refusal {
  const fields: Record<string, string> = {};
  for (const { param, message } of errors) fields[/^\w+/.exec(param)?.[0] ?? param] ??= message;
  return { kind: 'refusal', fields };
}
