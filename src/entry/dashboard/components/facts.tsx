import type { ComponentChildren, VNode } from 'preact';

/** Names and values. */
export function Facts(props: {
  readonly rows: readonly (readonly [name: string, value: ComponentChildren])[];
}): VNode {
  return (
    <dl class="facts">
      {props.rows.map(([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </>
      ))}
    </dl>
  );
}
