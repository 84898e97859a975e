import type { VNode } from 'preact';
import { z } from 'zod';
import { markKey } from '../../../report/html/marked-text.tsx';
import type { Anchors } from '../../../report/html/pointers.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import type { AnalysisResult } from '../../../../core/schema/analysis-result.ts';
import type { PageContent } from '../../../../core/schema/analysis-content.ts';
import { resultOf } from '../../../../core/schema/analysis.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { analysisId, pathOf, trail } from './analysis-parts.tsx';
import { dashboardAnchors, moreText, partPath, partStarts, textPart } from './page-text.tsx';
import { contentOf, recordOf } from './read-record.ts';

const query = z.object({ part: z.coerce.number().int().min(1).max(1_000_000).catch(1) });

/** The page's text in parts: the target of an analysis's links when its text is long. */
export const analysisTextPage = definePage({
  path: '/analyses/{id}/text',
  title: 'Text of the page',
  role: 'viewer',
  params: analysisId,
  query,
  render: async (call) => {
    const { id } = call.params;
    const part = call.query.part - 1;
    const { result, content, anchors } = await readText(call, id);
    const count = partStarts(content.text).length;
    const text = textPart(content, anchors.pointers, part);
    if (text === undefined) throw new AppError('not_found');
    const pages = (
      <nav class="pages" aria-label="Parts of the text">
        {part > 0 && <LinkButton href={partPath(id, part - 1)}>Previous part</LinkButton>}{' '}
        {part + 1 < count && <LinkButton href={partPath(id, part + 1)}>Next part</LinkButton>}{' '}
        <span class="soft small">
          Part {part + 1} of {count}
        </span>
      </nav>
    );
    return (
      <>
        {trail(pathOf(id), 'The analysis')}
        <PageHead
          title={<span dir="auto">{shown(result.page.title ?? 'The page as a crawler reads it')}</span>}
        />
        <div class="report">
          {markKey()}
          {pages}
          {text}
        </div>
        {pages}
      </>
    );
  },
});

/** The same part, loaded into an open analysis. */
export const analysisTextPartPage = definePage({
  path: '/analyses/{id}/text-part',
  title: 'Text of the page',
  role: 'viewer',
  layout: 'none',
  params: analysisId,
  query,
  render: async (call) => {
    const { id } = call.params;
    const part = call.query.part - 1;
    const { content, anchors } = await readText(call, id);
    const text = textPart(content, anchors.pointers, part);
    if (text === undefined) throw new AppError('not_found');
    return (
      <>
        {text}
        {moreText(id, content, part)}
      </>
    );
  },
});

async function readText(
  call: MemberPageCall,
  id: string,
): Promise<{ readonly result: AnalysisResult; readonly content: PageContent; readonly anchors: Anchors }> {
  const [record, content] = await Promise.all([recordOf(call, id), contentOf(call, id)]);
  const result = resultOf(record);
  if (result === undefined) throw new AppError('not_found');
  return { result, content, anchors: dashboardAnchors(id, result, content) };
}

/** The first part, in the analysis. */
export function textSection(id: string, content: PageContent, anchors: Anchors): VNode | undefined {
  const text = textPart(content, anchors.pointers, 0);
  if (text === undefined) return undefined;
  return (
    <>
      {markKey()}
      <p class="soft small">Each number links to its check; “in the text” links back.</p>
      {text}
      {moreText(id, content, 0)}
    </>
  );
}
