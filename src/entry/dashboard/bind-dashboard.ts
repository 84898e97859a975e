import fastifyCookie from '@fastify/cookie';
import { renderMarkup } from '../html/render.tsx';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../service/platform/errors.ts';
import { formBodyBytesMax, publicBodyBytesMax } from '../server/body-limits.ts';
import type { ErrorCode } from '../../core/schema/error-registry.ts';
import type { HttpContext } from '../server/http-context.ts';
import type { Waits } from '../server/waits.ts';
import { clientAddress } from '../../features/limits/client-address.ts';
import { memberCaller } from '../../features/members/member-caller.ts';
import { newToken, readSession } from '../../features/members/read-session.ts';
import type { Content, Done, Unchanged, Redirect, Refusal, TextFile } from './answers.ts';
import { redirect, refuse } from './answers.ts';
import { bindAssets } from './assets/bind-assets.ts';
import { dashboardCookies, type CookieValues, type DashboardCookies, type SetCookie } from './cookies.ts';
import { csrfToken, isCsrfToken, isForeign } from './csrf.ts';
import type { DashboardAction, DashboardPage, RawPageCall } from './dashboard-page.ts';
import type { FormState } from './form-state.ts';
import { asVisitor, judgeAgain, mayEnter, RightEndedError } from './judge-again.ts';
import { layout } from './layout.tsx';
import { passwordStep } from './password-step.tsx';
import { readForm } from './read-form.ts';
import { runAudited } from './run-audited.ts';
import { sendErrorPage, sendText, withHeaders } from './send-page.tsx';

export type DashboardEntry = DashboardPage | DashboardAction;

interface Binding {
  readonly context: HttpContext;
  readonly waits: Waits;
  readonly cookies: DashboardCookies;
}

/** A request in progress: its visitor, and the cookies of its response. */
interface Call {
  readonly raw: RawPageCall;
  readonly cookies: CookieValues;
  /** The secret of form tokens: the session's, or else the visitor's. */
  readonly seed: string;
  readonly setCookies: SetCookie[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read, on the routes of the dashboard. */
    dashboardCall: Call | undefined;
  }
}

/** Nothing waits until the handler runs, which has the request's own signal. */
const noWait = AbortSignal.abort();

/**
 * Serves the dashboard. Order of a request: session, role and origin of a form, then its body and token, session and
 * role again, password, validation, existence.
 */
export function bindDashboard(
  server: FastifyInstance,
  entries: readonly DashboardEntry[],
  context: HttpContext,
  waits: Waits,
): void {
  const binding = { context, waits, cookies: dashboardCookies(context.app.config.publicUrl) };
  bindAssets(server);
  // In a plugin of their own: the API reads no cookies.
  server.register(async (pages) => {
    await pages.register(fastifyCookie);
    pages.decorateRequest('dashboardCall', undefined);
    for (const entry of entries) bindEntry(pages, entry, binding);
  });
}

function bindEntry(server: FastifyInstance, entry: DashboardEntry, binding: Binding): void {
  server.route({
    method: entry.method,
    url: entry.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: { hide: true },
    config: { bodyBytesMax: entry.role === 'public' ? publicBodyBytesMax : formBodyBytesMax },
    // Before the body is read, so that no form of a stranger is kept.
    onRequest: (request, reply) => admit(binding, entry, request, reply),
    handler: (request, reply) =>
      binding.waits.during(reply, (signal) => serve(binding, entry, request, reply, signal)),
    errorHandler: (error, request, reply) => {
      const call = request.dashboardCall;
      // When the error page itself fails, the handler of the server answers.
      sendErrorPage(call?.raw, call?.setCookies ?? [], error, request, reply).catch((broken: unknown) =>
        reply.send(broken),
      );
    },
  });
}

/** Reads the session; answers who may not enter. */
async function admit(
  binding: Binding,
  entry: DashboardEntry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const call = await receive(binding, request);
  request.dashboardCall = call;
  if (!mayEnter(entry.role, call.raw.session)) return await refuseEntry(binding, entry, call, request, reply);
  if (entry.method === 'POST' && isForeign(request.headers, binding.context.app.config.publicUrl)) {
    throw new AppError('form_expired');
  }
  return undefined;
}

async function serve(
  binding: Binding,
  entry: DashboardEntry,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<FastifyReply> {
  const admitted = request.dashboardCall;
  if (admitted === undefined) throw new Error(`${entry.path} ran without its session`);
  const call = { ...admitted, raw: { ...admitted.raw, signal } };
  if (entry.method === 'GET') {
    return await send(binding, call, entry, await entry.run(call.raw), request, reply);
  }
  try {
    return await perform(binding, entry, call, request, reply);
  } catch (error) {
    if (!(error instanceof RightEndedError)) throw error;
    const former = { ...call, raw: asVisitor(call.raw, error.session) };
    request.dashboardCall = former;
    return await refuseEntry(binding, entry, former, request, reply);
  }
}

async function receive({ context, cookies: names }: Binding, request: FastifyRequest): Promise<Call> {
  const { app } = context;
  const cookies = names.read(request.cookies);
  const session = cookies.session === undefined ? undefined : await readSession(app, cookies.session);
  const setCookies: SetCookie[] = [];
  let seed = session === undefined ? cookies.visit : cookies.session;
  if (seed === undefined) {
    seed = newToken();
    setCookies.push(names.visit(seed));
  }
  if (cookies.flash !== undefined && request.method === 'GET') setCookies.push(names.endFlash());
  const environment = session?.environment ?? 'live';
  const raw: RawPageCall = {
    context,
    app,
    requestId: request.id,
    address: clientAddress(request.ip),
    userAgent: request.headers['user-agent'],
    deviceToken: cookies.device,
    environment,
    csrf: csrfToken(app, seed),
    target: request.url,
    session,
    member: session?.member,
    caller: session === undefined ? undefined : memberCaller(session, environment),
    flash: request.method === 'GET' ? cookies.flash : undefined,
    signal: noWait,
    params: request.params,
    query: request.query,
  };
  return { raw, cookies, seed, setCookies };
}

/** Redirects visitors to sign in; refuses members whose role is too low. */
async function refuseEntry(
  binding: Binding,
  entry: DashboardEntry,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (call.raw.session !== undefined) throw new AppError('role_not_allowed');
  const next =
    entry.method === 'GET' && request.url !== '/' ? `?next=${encodeURIComponent(request.url)}` : '';
  // A script would follow the redirect and insert the sign-in form as a part: navigate the whole page instead.
  if (request.headers['hx-request'] !== undefined) {
    return withHeaders(reply, call.setCookies).header('hx-redirect', `/signin${next}`).send('');
  }
  return await send(binding, call, entry, redirect(`/signin${next}`), request, reply);
}

async function perform(
  binding: Binding,
  action: DashboardAction,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { app } = binding.context;
  const bytes = Buffer.isBuffer(request.body) ? request.body : undefined;
  const form = readForm(bytes, request.headers['content-type']);
  if (!isCsrfToken(app, call.seed, form.csrf)) throw new AppError('form_expired');
  const environment = form.environment ?? call.raw.environment;
  // The client chose how long the body took.
  const raw = await judgeAgain(action.role, asVisitor({ ...call.raw, environment }, call.raw.session));
  const question = action.needsPassword ? await passwordStep(raw, form) : undefined;
  if (question !== undefined) return await send(binding, { ...call, raw }, action, question, request, reply);
  const submitted = { ...raw, body: form.body, bodyErrors: form.errors };
  const answer = await withinLimits(runAudited(action, submitted));
  // What is shown of an action that was done was decided with it; the rest is read for this response.
  const isDecided = answer.kind === 'done' && (action.audit !== 'itself' || answer.next.kind !== 'content');
  const reader = isDecided ? raw : await judgeAgain(action.role, raw);
  if (answer.kind === 'done') {
    call.setCookies.push(...(answer.cookies ?? []));
    return await send(binding, { ...call, raw }, action, answer.next, request, reply);
  }
  if (action.page === undefined) {
    const [first] = Object.values(answer.fields);
    throw new AppError('invalid_request', { message: answer.problem ?? first ?? 'The form is not valid.' });
  }
  const state: FormState = { values: form.values, problems: answer.fields, problem: answer.problem };
  const again = await action.page.run({ ...reader, query: {}, form: state });
  const next = again.kind !== 'content' ? again : { ...again, status: 422 as const };
  return await send(binding, { ...call, raw: reader }, action.page, next, request, reply);
}

/** The form of a submission that exceeds a limit is shown again with the reason, and keeps what was typed. */
async function withinLimits(running: Promise<Done | Refusal>): Promise<Done | Refusal> {
  try {
    return await running;
  } catch (error) {
    if (error instanceof AppError && limitCodes.includes(error.code)) return refuse({}, error.message);
    throw error;
  }
}

const limitCodes: readonly ErrorCode[] = ['quota_exceeded', 'queue_full'];

async function send(
  { cookies }: Binding,
  call: Call,
  entry: DashboardEntry,
  answer: Content | Redirect | Unchanged | TextFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (answer.kind === 'redirect') {
    if (answer.flash !== undefined) call.setCookies.push(cookies.flash(answer.flash));
    return withHeaders(reply, call.setCookies).code(303).header('location', answer.to).send();
  }
  const sent = withHeaders(reply, call.setCookies);
  if (answer.kind === 'unchanged') return sent.code(204).send();
  if (answer.kind === 'file') {
    sent
      .type('text/plain; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="${answer.name}"`);
    return await sendText(sent, answer.text, request);
  }
  const isPart = entry.method === 'GET' && entry.layout === 'none';
  const title = answer.title ?? (entry.method === 'GET' ? entry.title : '');
  const text = isPart ? renderMarkup(answer.main) : layout(call.raw, title, answer.main);
  return await sendText(sent.code(answer.status ?? 200), text, request);
}
