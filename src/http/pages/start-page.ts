import { html } from '../html.ts';
import { layout } from './layout.ts';
import { quickStartCommand } from './quick-start.ts';

export function startPage(publicUrl: string): string {
  return layout({
    title: 'Content optimization API',
    description: 'Scores web pages for how ready they are to be found, understood and cited by assistants.',
    path: '/',
    main: html`<h1>Will an assistant quote your page?</h1>
      <p class="lead">
        This server scores web pages for how ready they are to be found, understood and cited by assistants,
        with evidence for every point, and says what to change first.
      </p>
      <p><a class="button" href="/docs">Read the API reference</a></p>
      <pre tabindex="0"><code>${quickStartCommand(publicUrl)}</code></pre>
      <ul>
        <li><a href="/docs/checks">What is checked, and why</a></li>
        <li><a href="/docs/errors">Error codes</a></li>
        <li><a href="/openapi.json">OpenAPI document</a></li>
        <li><a href="/llms.txt">llms.txt</a></li>
      </ul>`,
  });
}
