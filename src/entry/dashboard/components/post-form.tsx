import type { ComponentChildren, VNode } from 'preact';
import type { Visit } from '../dashboard-page.ts';
import { csrfField, environmentField } from '../read-form.ts';

interface PostFormProps {
  readonly visit: Visit;
  readonly action: string;
  readonly class?: string;
  readonly label?: string;
  /** Attributes for htmx, which sends the form in place. */
  readonly more?: Readonly<Record<`hx-${string}`, string>>;
  readonly children: ComponentChildren;
}

/** A form that posts the session's CSRF token and the environment that the form was rendered in. */
export function PostForm({
  visit,
  action,
  class: className = 'stack',
  label,
  more = {},
  children,
}: PostFormProps): VNode {
  return (
    <form method="post" action={action} class={className} aria-label={label} {...more}>
      <HiddenField name={csrfField} value={visit.csrf} />
      <HiddenField name={environmentField} value={visit.environment} />
      {children}
    </form>
  );
}

interface PostButtonProps {
  readonly visit: Visit;
  readonly action: string;
  readonly class?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly children: ComponentChildren;
}

/** A form of one button. */
export function PostButton({
  visit,
  action,
  class: className,
  fields = {},
  children,
}: PostButtonProps): VNode {
  return (
    <PostForm visit={visit} action={action} class="inline">
      {Object.entries(fields).map(([name, value]) => (
        <HiddenField name={name} value={value} />
      ))}
      <button type="submit" class={className}>
        {children}
      </button>
    </PostForm>
  );
}

export function HiddenField({ name, value }: { readonly name: string; readonly value: string }): VNode {
  return <input type="hidden" name={name} value={value} />;
}
