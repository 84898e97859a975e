import { z } from 'zod';
import { recordAudit } from '../../../../features/members/audit.ts';
import { addSite, sitePagesMax } from '../../../../features/sites/analyse-site.ts';
import { done, refuse } from '../../answers.ts';
import { TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { defineAction, definePage } from '../../dashboard-page.ts';
import { trail } from '../analyses/analysis-parts.tsx';
import { readAddresses } from '../analyses/read-addresses.ts';
import { siteHref } from './site-parts.ts';

const pagesDefault = 100;

export const newSitePage = definePage({
  path: '/sites/new',
  title: 'Add a site',
  role: 'developer',
  render: (call) => {
    const { form, environment } = call;
    return (
      <>
        {trail('/sites', 'Sites')}
        <PageHead title="Add a site" />
        <p class="soft">The pages of its sitemap are analysed, and shown with what to fix first.</p>
        <PostForm visit={call} action="/sites/new">
          <FormProblem form={form} />
          <TextField
            name="address"
            label="Sitemap or site"
            required
            autofocus
            placeholder="https://example.com/sitemap.xml"
            hint="For the address of a page, the sitemaps that the site’s robots.txt names are read, or /sitemap.xml."
            form={form}
          />
          <TextField
            name="pages"
            label="Pages at most"
            type="number"
            min={1}
            max={sitePagesMax}
            required
            value={String(pagesDefault)}
            hint={`In the order of the sitemap, up to ${String(sitePagesMax)}. Each page counts as one analysis.`}
            form={form}
          />
          <div class="row">
            <button type="submit" class="main">
              Analyse
            </button>
            <a class="button" href="/sites">
              Cancel
            </a>
          </div>
          {environment === 'test' && <p class="soft small">Test environment: nothing is billed.</p>}
        </PostForm>
      </>
    );
  },
});

const pagesProblem = `Enter a number from 1 to ${String(sitePagesMax)}.`;

export const newSiteAction = defineAction({
  path: '/sites/new',
  role: 'developer',
  // Waits for the sitemap, so that no transaction may be open: it writes its entry at its end.
  audit: 'itself',
  page: newSitePage,
  body: z.object({
    address: z.string('Enter an address.').max(2_048, 'Too long.'),
    pages: z.coerce
      .number(pagesProblem)
      .int(pagesProblem)
      .min(1, pagesProblem)
      .max(sitePagesMax, pagesProblem),
  }),
  perform: async ({ app, caller, member, context, requestId, body }) => {
    const reading = readAddresses(body.address, context.isBlockedHost);
    if (!reading.ok) return refuse({ address: reading.problem });
    const [address = '', another] = reading.urls;
    if (another !== undefined) return refuse({ address: 'Enter one address.' });
    const outcome = await addSite(app, caller, { address, pagesMax: body.pages }, requestId);
    if (outcome.kind !== 'submitted') {
      return refuse({ address: outcome.kind === 'refused' ? outcome.problem : 'Not found.' });
    }
    const { id, pages } = outcome;
    const entry = { accountId: caller.accountId, actor: member, action: 'site.created' };
    const details = { target: id, detail: { pages: String(pages) } };
    await recordAudit(app.database.db, { ...entry, ...details }, app.now());
    return done(siteHref(id));
  },
});
