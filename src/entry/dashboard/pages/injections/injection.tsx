import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import { deleteInjection } from '../../../../features/injections/delete-injection.ts';
import {
  publishInjection,
  withdrawInjection,
  type PublicationOutcome,
} from '../../../../features/injections/publish-injection.ts';
import { readInjectionDetail, type InjectionDetail } from '../../../../features/injections/read-injection.ts';
import { content, done, unchanged, refuse, type Done, type Refusal } from '../../answers.ts';
import { cut, inertText } from '../../components/hostile-text.tsx';
import { defineAction, definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { injectionCitations } from '../citation-tests/injection-citations.tsx';
import { injectionBody } from './injection-body.tsx';
import { titleOf } from './injection-head.tsx';
import { injectionParams as params } from './injection-words.tsx';

/** Throws AppError `not_found`. */
export async function detailOf(
  { app, caller }: Pick<MemberPageCall, 'app' | 'caller'>,
  id: string,
): Promise<InjectionDetail> {
  const detail = await readInjectionDetail(app, caller, id);
  if (detail === null) throw new AppError('not_found');
  return detail;
}

export const injectionPage = definePage({
  path: '/injections/{id}',
  title: 'Injection',
  role: 'viewer',
  params,
  render: async (call) => {
    const detail = await detailOf(call, call.params.id);
    return content(
      <>
        <p class="small">
          <a href="/injections">Injections</a>
        </p>
        <p role="status" class="visually-hidden" data-announcer />
        {injectionBody(call, detail, await injectionCitations(call, detail.record))}
      </>,
      { title: inertText(cut(titleOf(detail) ?? detail.record.url ?? 'Pasted page', 80)) },
    );
  },
});

/** Polled while the injection is in progress; empty until something has changed, so that an open step stays open. */
export const injectionStatePage = definePage({
  path: '/injections/{id}/state',
  title: 'Injection',
  role: 'viewer',
  layout: 'none',
  params,
  query: z.object({ was: z.string().max(20).catch('') }),
  render: async (call) => {
    const detail = await detailOf(call, call.params.id);
    if (detail.record.status === call.query.was) return unchanged;
    return injectionBody(call, detail, await injectionCitations(call, detail.record));
  },
});

export const publishAction = defineAction({
  path: '/injections/{id}/publish',
  role: 'developer',
  audit: 'injection.published',
  page: injectionPage,
  params,
  perform: async ({ app, caller, params: { id }, requestId }) => {
    const outcome = await publishInjection(app, caller, id, requestId);
    const said =
      outcome.kind === 'queued'
        ? 'Publishing: the page is scored without the rejected items, then the injection goes live.'
        : 'Published. The injection is live on its page.';
    return publicationAnswer(id, outcome, said);
  },
});

export const withdrawAction = defineAction({
  path: '/injections/{id}/withdraw',
  role: 'developer',
  audit: 'injection.withdrawn',
  page: injectionPage,
  params,
  perform: async ({ app, caller, params: { id } }) =>
    publicationAnswer(
      id,
      await withdrawInjection(app, caller, id),
      'Withdrawn. The page has no live content.',
    ),
});

function publicationAnswer(id: string, outcome: PublicationOutcome, said: string): Done | Refusal {
  if (outcome.kind === 'not_found') throw new AppError('not_found');
  if (outcome.kind === 'invalid_state') return refuse({}, outcome.reason);
  return done(`/injections/${id}`, said, { target: id });
}

export const deleteAction = defineAction({
  path: '/injections/{id}/delete',
  role: 'developer',
  audit: 'injection.deleted',
  params,
  perform: async ({ app, caller, params: { id } }) => {
    if (!(await deleteInjection(app, caller, id))) throw new AppError('not_found');
    return done('/injections', 'The injection was deleted.', { target: id });
  },
});
