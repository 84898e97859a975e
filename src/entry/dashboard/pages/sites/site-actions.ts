import { z } from 'zod';
import { recordAudit } from '../../../../features/members/audit.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import { analysePageAgain, analyseSiteAgain } from '../../../../features/sites/analyse-site.ts';
import { deleteSite } from '../../../../features/sites/delete-site.ts';
import { readSite } from '../../../../features/sites/read-site.ts';
import { done, refuse } from '../../answers.ts';
import { defineAction } from '../../dashboard-page.ts';
import { sitePage } from './site.tsx';
import { siteHref, siteId } from './site-parts.ts';

export const siteAgainAction = defineAction({
  path: '/sites/{id}/again',
  role: 'developer',
  // Waits for the sitemap, so that no transaction may be open: it writes its entry at its end.
  audit: 'itself',
  page: sitePage,
  params: siteId,
  perform: async ({ app, caller, member, requestId, params: { id } }) => {
    const outcome = await analyseSiteAgain(app, caller, id, requestId);
    if (outcome.kind === 'not_found') throw new AppError('not_found');
    if (outcome.kind === 'refused') return refuse({}, outcome.problem);
    const entry = { accountId: caller.accountId, actor: member, action: 'site.analysed' };
    const details = { target: id, detail: { pages: String(outcome.pages) } };
    await recordAudit(app.database.db, { ...entry, ...details }, app.now());
    return done(siteHref(id));
  },
});

export const pageAgainAction = defineAction({
  path: '/sites/{id}/page',
  role: 'developer',
  audit: 'analyses.submitted',
  params: siteId,
  body: z.object({ url: z.string().max(4_096) }),
  perform: async ({ app, caller, requestId, params: { id }, body: { url } }) => {
    const site = await readSite(app, caller, id);
    // Only pages that the sitemap listed: other addresses have their own form.
    if (site === null || !site.pages.some((page) => page.url === url)) throw new AppError('not_found');
    await analysePageAgain(app, caller, { id, url }, requestId);
    return done(siteHref(id), 'The page is analysed again.', { target: id, detail: { pages: '1' } });
  },
});

export const deleteSiteAction = defineAction({
  path: '/sites/{id}/delete',
  role: 'developer',
  audit: 'site.deleted',
  params: siteId,
  perform: async ({ app, caller, params: { id } }) => {
    if (!(await deleteSite(app, caller, id))) throw new AppError('not_found');
    return done('/sites', 'Site deleted.', { target: id });
  },
});
