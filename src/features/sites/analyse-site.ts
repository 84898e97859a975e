import { submitBatch } from '../batches/submit-batch.ts';
import type { Caller } from '../keys/authenticate.ts';
import type { App } from '../../service/platform/app.ts';
import { AppError } from '../../service/platform/errors.ts';
import { newId } from '../../service/platform/ids.ts';
import { findSitePages } from './find-site-pages.ts';
import { deleteSiteRow, findSite, insertSite, setRun } from './statements/sites.ts';

/** The most pages of a site. */
export const sitePagesMax = 500;
/** The most that a batch accepts. */
const batchPagesMax = 100;

export type SiteOutcome =
  | { readonly kind: 'submitted'; readonly id: string; readonly pages: number }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'not_found' };

/** Adds a site and analyses its pages, as batches. Reads the sitemap first: nothing is stored when that fails. */
export async function addSite(
  app: App,
  caller: Caller,
  { address, pagesMax }: { readonly address: string; readonly pagesMax: number },
  requestId: string,
): Promise<SiteOutcome> {
  const found = await findSitePages(app.web, address, pagesMax);
  if (!found.ok) return { kind: 'refused', problem: found.problem };
  const at = app.now();
  const id = newId('site', at);
  const { accountId, environment } = caller;
  await insertSite(app.database.db, {
    ...{ id, account_id: accountId, environment, address, pages_max: pagesMax, run: 1 },
    ...{ notes: JSON.stringify(found.notes), created_at: at, run_at: at },
  });
  try {
    const { accepted, notes } = await submitRun(app, caller, { id, run: 1, ...found }, requestId);
    await setRun(app.database.db, caller, id, { run: 1, notes: JSON.stringify(notes), at });
    return { kind: 'submitted', id, pages: accepted };
  } catch (error) {
    await deleteSiteRow(app.database.db, caller, id);
    throw error;
  }
}

/** Reads the sitemap of a site again and analyses its pages. */
export async function analyseSiteAgain(
  app: App,
  caller: Caller,
  id: string,
  requestId: string,
): Promise<SiteOutcome> {
  const site = await findSite(app.database.db, caller, id);
  if (site === undefined) return { kind: 'not_found' };
  const found = await findSitePages(app.web, site.address, site.pages_max);
  if (!found.ok) return { kind: 'refused', problem: found.problem };
  const at = app.now();
  const run = site.run + 1;
  const { accepted, notes } = await submitRun(app, caller, { id, run, ...found }, requestId);
  // Last: a run of which nothing is accepted must not hide the one before.
  await setRun(app.database.db, caller, id, { run, notes: JSON.stringify(notes), at });
  return { kind: 'submitted', id, pages: accepted };
}

/** Analyses one page of a site again. */
export async function analysePageAgain(
  app: App,
  caller: Caller,
  { id, url }: { readonly id: string; readonly url: string },
  requestId: string,
): Promise<SiteOutcome> {
  const site = await findSite(app.database.db, caller, id);
  if (site === undefined) return { kind: 'not_found' };
  await submitBatch(app, caller, { items: [{ url }], site: { id, run: null } }, requestId);
  return { kind: 'submitted', id, pages: 1 };
}

interface Run {
  readonly id: string;
  readonly run: number;
  readonly urls: readonly string[];
  readonly notes: readonly string[];
}

/** Returns the number of accepted pages, and what the run leaves out. Throws when not even the first batch is accepted. */
async function submitRun(
  app: App,
  caller: Caller,
  { id, run, urls, notes }: Run,
  requestId: string,
): Promise<{ readonly accepted: number; readonly notes: readonly string[] }> {
  for (let at = 0; at < urls.length; at += batchPagesMax) {
    const items = urls.slice(at, at + batchPagesMax).map((url) => ({ url }));
    try {
      await submitBatch(app, caller, { items, site: { id, run } }, requestId);
    } catch (error) {
      if (at === 0 || !(error instanceof AppError)) throw error;
      const left = `${String(urls.length - at)} pages were not accepted: ${error.message}`;
      return { accepted: at, notes: [left, ...notes] };
    }
  }
  return { accepted: urls.length, notes };
}
