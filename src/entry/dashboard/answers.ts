import type { VNode } from 'preact';
import type { SetCookie } from './cookies.ts';

/** A page's own part; the layout puts the rest around it. */
export interface Content {
  readonly kind: 'content';
  readonly main: VNode;
  /** Replaces the definition's title: the name of the resource. */
  readonly title?: string | undefined;
  readonly status?: 200 | 404 | 409 | 422 | undefined;
}

/** Text for a download, never shown in the browser: its content is untrusted. */
export interface TextFile {
  readonly kind: 'file';
  /** Letters, digits, dots, dashes and underscores. */
  readonly name: string;
  readonly text: string;
}

/** The response to a polling script: nothing has changed. */
export interface Unchanged {
  readonly kind: 'unchanged';
}

export const unchanged: Unchanged = { kind: 'unchanged' };

export interface Redirect {
  readonly kind: 'redirect';
  readonly to: string;
  /** Shown once, on the next page. */
  readonly flash?: string | undefined;
}

export type FieldProblems = Readonly<Record<string, string>>;

/** An action that was refused: its page is shown again with the sent values and their problems. */
export interface Refusal {
  readonly kind: 'refusal';
  /** By the name of the field. */
  readonly fields: FieldProblems;
  /** A problem of the form as a whole. */
  readonly problem?: string | undefined;
}

/** The entry of an action in the audit log: the id of its target, and the details that matter. */
export interface AuditDetails {
  readonly target?: string;
  /** Never a secret, never text of a page. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** An action that was performed. */
export interface Done {
  readonly kind: 'done';
  readonly next: Redirect | Content;
  readonly auditDetails: AuditDetails;
  /** Further cookies of the response, such as the session's. */
  readonly cookies?: readonly SetCookie[];
}

export const content = (main: VNode, more: Omit<Content, 'kind' | 'main'> = {}): Content => ({
  kind: 'content',
  main,
  ...more,
});

/** To a path of this dashboard. */
export const redirect = (to: string, flash?: string): Redirect => ({ kind: 'redirect', to, flash });

/** The action was performed; the browser goes to `to`, which shows `flash`. */
export const done = (to: string, flash?: string, auditDetails: AuditDetails = {}): Done => ({
  kind: 'done',
  next: redirect(to, flash),
  auditDetails,
});

/** The action was performed and its result is shown once, on this response: a secret, which no redirect may carry. */
export const shown = (
  main: VNode,
  more: Omit<Content, 'kind' | 'main'> = {},
  auditDetails: AuditDetails = {},
): Done => ({
  kind: 'done',
  next: content(main, more),
  auditDetails,
});

export const refuse = (fields: FieldProblems, problem?: string): Refusal => ({
  kind: 'refusal',
  fields,
  problem,
});
