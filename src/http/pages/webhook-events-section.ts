import { html, type Html } from '../../html/html.ts';
import { webhookEvents } from '../../schema/events/index.ts';

/** Every type of event with an example; the OpenAPI document has their schemas. */
export const webhookEventsSection = (): Html =>
  html`<section>
    <h2 id="webhook-events">Webhook events</h2>
    <p>
      Sent to the endpoints of the environment that subscribe to the type. Verify the signature before you
      parse the body.
    </p>
    ${webhookEvents.map(
      ({ type, summary, example }) =>
        html`<h3><code>${type}</code></h3>
          <p>${summary}.</p>
          <details>
            <summary>Example</summary>
            <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>
          </details>`,
    )}
  </section>`;
