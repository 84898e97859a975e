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
      {copiedText(id, text)}
      <div class="row">
        <button type="button" data-copy={id} hidden>
          {label}
        </button>
        <span role="status" class="soft small" />
      </div>
    </div>
  );
}

interface CopyButtonProps {
  /** The id of a box on the same page, which may be folded. */
  readonly source: string;
  readonly label: string;
}

/** Copies a text from elsewhere on the page. */
export function CopyButton({ source, label }: CopyButtonProps): VNode {
  return (
    <span class="copy-button">
      <button type="button" data-copy={source} hidden>
        {label}
      </button>
      <span role="status" class="soft small" />
    </span>
  );
}

/** Markup for a `CopyButton`. Direction controls are character references: visible, and the same characters once pasted. */
export function PasteBox({ id, text }: { readonly id: string; readonly text: string }): VNode {
  const visible = text.replaceAll(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`,
  );
  return <div class="copy">{copiedText(id, visible)}</div>;
}

const copiedText = (id: string, text: string): VNode => (
  <pre id={id} tabindex={0}>
    {text}
  </pre>
);
