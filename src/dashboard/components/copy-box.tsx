import type { VNode } from 'preact';

interface CopyBoxProps {
  readonly id: string;
  readonly text: string;
  readonly label?: string;
}

/** Text with a copy button. Without scripts the button stays hidden, and one click selects the whole text. */
export function CopyBox({ id, text, label = 'Copy' }: CopyBoxProps): VNode {
  return (
    <div class="copy">
      <pre id={id} tabindex={0}>
        {text}
      </pre>
      <div class="row">
        <button type="button" data-copy={id} hidden>
          {label}
        </button>
        <span role="status" class="soft small" />
      </div>
    </div>
  );
}
