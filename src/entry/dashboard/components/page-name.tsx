import type { VNode } from 'preact';
import { HostileText } from './hostile-text.tsx';

interface PageNameProps {
  /** Where the name links to. */
  readonly href: string;
  readonly url: string;
  /** Undefined: unknown. */
  readonly title: string | undefined;
}

const shownMax = 90;

/** A page in a list: its title with the address beneath, so that a title cannot pass for another page; else the address. */
export function PageName({ href, url, title }: PageNameProps): VNode {
  const address = <HostileText text={url.replace(/^https?:\/\//i, '')} max={shownMax} />;
  return (
    <>
      <a class="address" href={href}>
        {title === undefined ? address : <HostileText text={title} max={shownMax} />}
      </a>
      {title !== undefined && <div class="address soft small plain-weight">{address}</div>}
    </>
  );
}
