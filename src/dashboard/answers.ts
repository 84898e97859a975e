import type { VNode } from 'preact';

/** A page's own part; the layout puts the rest around it. */
export interface Content {
  readonly kind: 'content';
  readonly main: VNode;
  /** Instead of the definition's title: the name of what is shown. */
  readonly title?: string | undefined;
  readonly status?: 200 | 404 | 409 | 422 | undefined;
}

/** Text to be saved as a file, never shown: what is in it may come from anywhere. */
export interface TextFile {
  readonly kind: 'file';
  /** Letters, digits, dots, dashes and underscores. */
  readonly name: string;
  readonly text: string;
}

/** To a script that asks again and again: nothing has changed since. */
export interface NothingNew {
  readonly kind: 'nothing';
}

export const nothingNew: NothingNew = { kind: 'nothing' };

export interface Redirect {
  readonly kind: 'redirect';
  readonly to: string;
  /** Said once, on the page that follows. */
  readonly flash?: string | undefined;
}

export type FieldProblems = Readonly<Record<string, string>>;

/** An action that did not happen: its page is shown again, with what was sent and what is wrong with it. */
export interface Refusal {
  readonly kind: 'refusal';
  /** By the name of the field. */
  readonly fields: FieldProblems;
  /** What is wrong with no field in particular. */
  readonly problem?: string | undefined;
}

/** What an action did, for the audit log: the id of what it was done to, and what of it matters. */
export interface Deed {
  readonly target?: string;
  /** Never a secret, never the words of a page. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** An action that happened. */
export interface Done {
  readonly kind: 'done';
  readonly next: Redirect | Content;
  readonly deed: Deed;
  /** What the answer sets besides, such as the session's cookie. */
  readonly cookies?: readonly string[];
}

export const content = (main: VNode, more: Omit<Content, 'kind' | 'main'> = {}): Content => ({
  kind: 'content',
  main,
  ...more,
});

/** To a path of this dashboard. */
export const redirect = (to: string, flash?: string): Redirect => ({ kind: 'redirect', to, flash });

/** The action happened; the browser goes to `to` and reads `flash` there. */
export const done = (to: string, flash?: string, deed: Deed = {}): Done => ({
  kind: 'done',
  next: redirect(to, flash),
  deed,
});

/** The action happened, and what it answers is shown once and now: a secret, which no redirect may carry. */
export const shown = (main: VNode, more: Omit<Content, 'kind' | 'main'> = {}, deed: Deed = {}): Done => ({
  kind: 'done',
  next: content(main, more),
  deed,
});

export const refuse = (fields: FieldProblems, problem?: string): Refusal => ({
  kind: 'refusal',
  fields,
  problem,
});
