import type { ComponentChildren, VNode } from 'preact';
import type { Visit } from '../dashboard-page.ts';
import { PostButton } from './post-form.tsx';

interface ConfirmStepProps {
  readonly visit: Visit;
  /** On the button that opens the step. */
  readonly label: ComponentChildren;
  readonly action: string;
  /** On the button that performs the action. */
  readonly confirm: ComponentChildren;
  readonly fields?: Readonly<Record<string, string>>;
  /** For an action that is not dangerous: no red. */
  readonly isCalm?: boolean;
  /** The consequences. */
  readonly children: ComponentChildren;
}

/**
 * A step before an action that cannot be undone: the first button shows the consequences, the second performs it. A
 * `details` element needs no script and works with a keyboard.
 */
export function ConfirmStep(props: ConfirmStepProps): VNode {
  const tone = props.isCalm === true ? '' : ' danger';
  return (
    <details class="confirm">
      <summary class={`button${tone}`}>{props.label}</summary>
      <div class="card">
        <p>{props.children}</p>
        <PostButton visit={props.visit} action={props.action} class={`main${tone}`} fields={props.fields}>
          {props.confirm}
        </PostButton>
      </div>
    </details>
  );
}
