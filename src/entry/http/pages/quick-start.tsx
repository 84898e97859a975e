import type { VNode } from 'preact';

/** Run by the tests. */
export function quickStartCommand(publicUrl: string): string {
  return [
    `curl -X POST ${publicUrl}/v1/analysis`,
    '-H "Authorization: Bearer $CITEWORTHY_KEY"',
    '-H "Content-Type: application/json"',
    `-d '{"url": "https://example.com/", "queries": ["what is example.com for"]}'`,
  ].join(' \\\n  ');
}

export function quickStart(publicUrl: string): VNode {
  return (
    <>
      <h1>API reference</h1>
      <p class="lead">
        Submit a page’s address. The response scores how ready the page is to be found, understood and quoted
        by an assistant, with evidence for every point and recommendations in order of effect.
      </p>
      <h2 id="quick-start">Quick start</h2>
      <ol>
        <li>
          Create a key: <code>npx citeworthy keys create --type secret --environment live</code>. It is shown
          once.
        </li>
        <li>
          Put it into the environment as <code>CITEWORTHY_KEY</code>.
        </li>
        <li>Analyse a page:</li>
      </ol>
      <pre tabindex={0}>
        <code>{quickStartCommand(publicUrl)}</code>
      </pre>
      <p>
        A finished analysis returns status 200. One that takes longer returns 202: poll the address in{' '}
        <code>Location</code> until its <code>status</code> is <code>completed</code> or <code>failed</code>.
      </p>
      <h2 id="conventions">Conventions</h2>
      <ul>
        <li>
          Every request sends <code>Authorization: Bearer &lt;API_KEY&gt;</code> with a secret key. Keys of
          the environments <code>live</code> and <code>test</code> cannot access each other’s resources.
        </li>
        <li>
          Bodies are JSON in UTF-8, sent as <code>Content-Type: application/json</code>, at most 10 MiB.
          Unknown fields are errors, never ignored.
        </li>
        <li>
          Every response has <code>X-Request-Id</code>; errors repeat it in their body. Include it in problem
          reports.
        </li>
        <li>
          Errors have one shape, <a href="#schema-Error">Error</a>. <code>code</code> is stable and meant for
          programs; <code>errors</code> lists every invalid field. See <a href="/docs/errors">all codes</a>.
        </li>
        <li>
          Retry 429, 500 and 503 with exponential backoff and jitter, no earlier than <code>Retry-After</code>{' '}
          allows.
        </li>
        <li>Times are RFC 3339 in UTC with milliseconds. Scores are 0 to 100 with at most one decimal.</li>
      </ul>
    </>
  );
}
