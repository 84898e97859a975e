import type { Html, HtmlValue } from '../../html/html.ts';
import { html } from '../../html/html.ts';
import type { Visit } from '../dashboard-page.ts';
import { postButton } from './forms.ts';

/**
 * A step before what cannot be undone: the first button opens what will happen, the second does it. A `details` element:
 * it needs no script and works with a keyboard.
 */
export function confirmStep(
  call: Visit,
  step: {
    /** On the button that opens the step. */
    readonly label: HtmlValue;
    /** What will happen. */
    readonly consequences: HtmlValue;
    readonly action: string;
    /** On the button that does it. */
    readonly confirm: HtmlValue;
    readonly fields?: Readonly<Record<string, string>>;
    /** Not dangerous: no red. */
    readonly isCalm?: boolean;
  },
): Html {
  const tone = step.isCalm === true ? '' : ' danger';
  return html`<details class="confirm">
    <summary class="button${tone}">${step.label}</summary>
    <div class="card">
      <p>${step.consequences}</p>
      ${postButton(call, {
        action: step.action,
        label: step.confirm,
        class: `main${tone}`,
        ...(step.fields === undefined ? {} : { fields: step.fields }),
      })}
    </div>
  </details>`;
}
