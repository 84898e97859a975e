import type { VNode } from 'preact';
import type { z } from 'zod';
import { AppError } from '../../service/platform/errors.ts';
import type { FieldError } from '../../core/schema/error.ts';
import type { MemberRole, Environment } from '../../core/schema/vocabulary.ts';
import { fieldErrorsOf } from '../server/field-errors.ts';
import type { HttpContext } from '../server/http-context.ts';
import type { Caller } from '../../features/keys/authenticate.ts';
import { ownsInstallation } from '../../features/members/installation.ts';
import type { Member, MemberSession } from '../../features/members/read-session.ts';
import type { App } from '../../service/platform/app.ts';
import type { Content, Done, Unchanged, Redirect, Refusal, TextFile } from './answers.ts';
import { emptyForm, type FormState } from './form-state.ts';

/** The access to a page: public, or members of at least this role. There is no default. */
export type PageRole = 'public' | MemberRole;

/** The input of every page and action, with or without a session. */
export interface Visit {
  readonly context: HttpContext;
  readonly app: App;
  readonly requestId: string;
  /** The client's address, as `clientAddress` gives it. */
  readonly address: string;
  /** The header: hostile text. */
  readonly userAgent: string | undefined;
  /** The value of the known device's cookie. */
  readonly deviceToken: string | undefined;
  /** The environment of the visit; for an action, the one that its form was rendered in. */
  readonly environment: Environment;
  /** The token that a form of this visit must contain; `PostForm` adds it. */
  readonly csrf: string;
  /** The requested path and query. */
  readonly target: string;
  readonly session: MemberSession | undefined;
  /** The message of the previous action, shown once. */
  readonly flash: string | undefined;
  /** Aborted when the connection is closed or the server stops. */
  readonly signal: AbortSignal;
}

/** The signed-in member; absent on public pages. */
type SignedIn<Role extends PageRole> = Role extends MemberRole
  ? { readonly session: MemberSession; readonly member: Member; readonly caller: Caller }
  : unknown;

export type PageCall<Role extends PageRole, Params = unknown, Query = unknown> = Visit &
  SignedIn<Role> & {
    readonly params: Params;
    readonly query: Query;
    /** The form as sent, when an action was refused and its page is shown again. */
    readonly form: FormState;
  };

export type ActionCall<Role extends PageRole, Params = unknown, Body = unknown> = Visit &
  SignedIn<Role> & { readonly params: Params; readonly body: Body };

/** Any page of a member, as components require it. */
export type MemberPageCall = PageCall<'viewer'>;

type PageAnswer = VNode | Content | Redirect | Unchanged | TextFile;

interface PageDefinition<Role extends PageRole, Params extends z.ZodType, Query extends z.ZodType> {
  /** With parameters in braces: `/keys/{id}`. */
  readonly path: string;
  readonly title: string;
  readonly role: Role;
  /** For owners of the first account alone: the page is about what all accounts share. */
  readonly isOfInstallation?: true;
  /** Invalid parameters name nothing that exists: 404. */
  readonly params?: Params;
  /** Invalid values give an error page: add defaults with `.catch()` where a link may be old. */
  readonly query?: Query;
  /** `none`: a part of a page, requested by a script. */
  readonly layout?: 'none';
  readonly render: (
    call: PageCall<Role, z.output<Params>, z.output<Query>>,
  ) => Promise<PageAnswer> | PageAnswer;
}

interface ActionDefinition<Role extends PageRole, Params extends z.ZodType, Body extends z.ZodType> {
  readonly path: string;
  readonly role: Role;
  /** For owners of the first account alone: the action changes what all accounts share. */
  readonly isOfInstallation?: true;
  readonly params?: Params;
  /** Of the form's fields: see `read-form.ts` for how they arrive. */
  readonly body?: Body;
  /**
   * The action's name in the audit log: `key.created`. The action then runs in one transaction with its entry, and
   * waits for the database only. `itself`: the action writes its own entry, or changes nothing.
   */
  readonly audit: string | 'itself';
  /** For actions that leave access behind, such as creating a key: asks for the password unless it was given lately. */
  readonly needsPassword?: true;
  /** The page that is shown again with the problems. Without one a refusal is an error page. */
  readonly page?: DashboardPage;
  readonly perform: (
    call: ActionCall<Role, z.output<Params>, z.output<Body>>,
  ) => Promise<Done | Refusal> | Done | Refusal;
}

/** The binder's input. */
export interface RawPageCall extends Visit {
  readonly member: Member | undefined;
  readonly caller: Caller | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly form?: FormState;
}

export interface RawActionCall extends Omit<RawPageCall, 'query' | 'form'> {
  readonly body: unknown;
  /** Fields with text that no database column can store. */
  readonly bodyErrors: readonly FieldError[];
}

export interface DashboardPage {
  readonly method: 'GET';
  readonly path: string;
  readonly title: string;
  readonly role: PageRole;
  readonly layout?: 'none';
  readonly run: (raw: RawPageCall) => Promise<Content | Redirect | Unchanged | TextFile>;
}

export interface DashboardAction {
  readonly method: 'POST';
  readonly path: string;
  readonly role: PageRole;
  readonly audit: string;
  readonly needsPassword: boolean;
  readonly page?: DashboardPage;
  readonly run: (raw: RawActionCall) => Promise<Done | Refusal>;
}

/** A page: validates the address, then renders. Throw AppError for a resource that does not exist. */
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
      if (definition.isOfInstallation === true) await requireInstallation(raw);
      const params = parsed(definition.params, raw.params, () => new AppError('not_found'));
      const query = parsed(definition.query, raw.query, () => new AppError('invalid_request'));
      const call = { ...raw, params, query, form: raw.form ?? emptyForm };
      // The binder checks the role first, so a member exists when the role requires one.
      const answer = await definition.render(call as PageCall<Role, z.output<Params>, z.output<Query>>);
      return 'kind' in answer ? answer : { kind: 'content', main: answer };
    },
  };
}

/** The action of a form. The binder checks session, role and CSRF before, and writes the audit log with it. */
export function defineAction<const Role extends PageRole, Params extends z.ZodType, Body extends z.ZodType>(
  definition: ActionDefinition<Role, Params, Body>,
): DashboardAction {
  const { path, role, audit, needsPassword = false, page } = definition;
  return {
    method: 'POST',
    path,
    role,
    audit,
    needsPassword,
    ...(page === undefined ? {} : { page }),
    run: async (raw) => {
      if (definition.isOfInstallation === true) await requireInstallation(raw);
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

async function requireInstallation({ app, member }: Pick<RawPageCall, 'app' | 'member'>): Promise<void> {
  if (member === undefined || !(await ownsInstallation(app, member))) {
    throw new AppError('role_not_allowed', {
      message: 'Only an owner of the first account of this installation may do this.',
    });
  }
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

/** The first problem of each field; `scopes[2]` belongs to `scopes`. */
function refusalOf(errors: readonly FieldError[]): Refusal {
  const fields: Record<string, string> = {};
  for (const { param, message } of errors) fields[/^\w+/.exec(param)?.[0] ?? param] ??= message;
  return { kind: 'refusal', fields };
}
