import type { ComponentChildren, VNode } from 'preact';

/** The page's heading; its children are the actions beside it. */
export function PageHead(props: {
  readonly title: ComponentChildren;
  readonly class?: string;
  readonly children?: ComponentChildren;
}): VNode {
  return (
    <div class={props.class === undefined ? 'page-head' : `page-head ${props.class}`}>
      <h1>{props.title}</h1>
      {props.children !== undefined && <div class="row">{props.children}</div>}
    </div>
  );
}
