import { version } from '../../../service/platform/version.ts';
import { generatedPages } from '../docs-site/contents.ts';
import { layout } from '../docs-site/layout.tsx';

/** For owners of fetched pages: the User-Agent header links here. */
export function botPage(publicUrl: string): string {
  const userAgent = `Citeworthy/${version} (+${publicUrl}/docs/bot)`;
  return layout({
    ...generatedPages.bot,
    main: (
      <>
        <h1>Fetcher</h1>
        <p class="lead">This page describes the client that left this address in your web server’s log.</p>
        <h2>Purpose</h2>
        <p>
          A user of this server requested an analysis of a page of your site: how well assistants can find,
          understand and quote it. The fetcher reads that one page and your <code>robots.txt</code>. It
          follows redirects, runs no scripts, follows no links, sends no cookies and fills in no forms.
        </p>
        <h2>User-Agent</h2>
        <pre tabindex={0}>
          <code>
            {'User-Agent: '}
            {userAgent}
          </code>
        </pre>
        <p>
          The version changes; the word <code>Citeworthy</code> at the beginning does not.
        </p>
        <h2>Behaviour</h2>
        <ul>
          <li>At most four concurrent requests per host name, and per IP address.</li>
          <li>
            Respects status 429 and 503 and <code>Retry-After</code>.
          </li>
          <li>A failed connection is retried once.</li>
          <li>
            <code>robots.txt</code> is requested at most once an hour.
          </li>
        </ul>
        <h2>How to block it</h2>
        <p>
          Answer with status 403 to every request whose <code>User-Agent</code> begins with{' '}
          <code>Citeworthy/</code>. The analysis then fails and nothing of your page is stored.
        </p>
        <p>
          Pages are fetched because a person, usually the owner, requested exactly that page. So the rules in{' '}
          <code>robots.txt</code>, which address crawlers, do not stop the fetch. They are read and reported
          because they decide which pages assistants’ crawlers may read.
        </p>
      </>
    ),
  });
}
