import { version } from '../../platform/version.ts';
import { layout } from './layout.tsx';

/** For the owners of pages that were fetched: the User-Agent header leads here. */
export function botPage(publicUrl: string): string {
  const userAgent = `Citeworthy/${version} (+${publicUrl}/docs/bot)`;
  return layout({
    title: 'Our fetcher',
    description: 'What the Citeworthy fetcher is, what it asks for, and how to refuse it.',
    path: '/docs/bot',
    main: (
      <>
        <h1>Our fetcher</h1>
        <p class="lead">You found this address in the log of your web server. This is what called.</p>
        <h2>What it is</h2>
        <p>
          Somebody asked this server to analyse a page of your site: how well it can be found, understood and
          quoted by assistants. The fetcher reads that one page and your <code>robots.txt</code>. It follows
          redirects, runs no scripts, follows no links, sends no cookies and fills in no forms.
        </p>
        <h2>How to recognise it</h2>
        <pre tabindex={0}>
          <code>
            {'User-Agent: '}
            {userAgent}
          </code>
        </pre>
        <p>
          The version changes; the word <code>Citeworthy</code> at the beginning does not.
        </p>
        <h2>How it behaves</h2>
        <ul>
          <li>At most four requests at once to a host.</li>
          <li>
            Status 429 and 503 are obeyed, and so is <code>Retry-After</code>.
          </li>
          <li>A request that fails on the way is tried once more, not again and again.</li>
          <li>
            <code>robots.txt</code> is asked for at most once an hour.
          </li>
        </ul>
        <h2>How to refuse it</h2>
        <p>
          Answer with status 403 to every request whose <code>User-Agent</code> begins with{' '}
          <code>Citeworthy/</code>. The analysis then fails and nothing of your page is kept.
        </p>
        <p>
          A page is fetched because a person asked for that page, usually its owner; so the rules in{' '}
          <code>robots.txt</code>, which are made for crawlers, do not stop the fetch. They are read and
          reported, because they decide what assistants’ own crawlers may read.
        </p>
      </>
    ),
  });
}
