import type { VNode } from 'preact';
import type { InjectionDetail } from '../../../../features/injections/read-injection.ts';
import { HostileText } from '../../components/hostile-text.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { pageName, recordBadge } from './injection-words.tsx';

/** The page's own title, before a block replaces it; undefined until it is read, and for a page without one. */
export function titleOf({ changes }: Pick<InjectionDetail, 'changes'>): string | undefined {
  const text = changes?.before.find(({ kind }) => kind === 'title')?.text.trim() ?? '';
  return text === '' ? undefined : text;
}

/** Which page the blocks are for, and the state of the injection. */
export function injectionHead(detail: InjectionDetail): VNode {
  const { record } = detail;
  const title = titleOf(detail);
  const subject =
    title === undefined ? (
      pageName(record.url, 90)
    ) : (
      <>
        “<HostileText text={title} max={90} />”
      </>
    );
  return (
    <>
      <PageHead title={<>Blocks for {subject}</>} class="long-title">
        {recordBadge(record)}
      </PageHead>
      {title !== undefined && record.url !== null && (
        <p class="address small soft">
          <HostileText text={record.url} />
        </p>
      )}
    </>
  );
}
