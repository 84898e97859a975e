import { renderPrompt } from '../../../report/prompt.ts';
import { AppError } from '../../../platform/errors.ts';
import { resultOf } from '../../../schema/analysis.ts';
import { CopyBox } from '../../components/copy-box.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { definePage } from '../../dashboard-page.ts';
import { analysisId, pathOf, trail } from './analysis-parts.tsx';
import { recordOf } from './read-record.ts';

export const promptPath = (id: string): string => `${pathOf(id)}/prompt`;

/** The actions as one task, to paste into a coding agent or to send to a writer. */
export const promptPage = definePage({
  path: '/analyses/{id}/prompt',
  title: 'Copy as a task',
  role: 'viewer',
  params: analysisId,
  render: async (call) => {
    const { id } = call.params;
    const record = await recordOf(call, id);
    const result = resultOf(record);
    if (result === undefined) throw new AppError('not_found');
    return (
      <>
        {trail(pathOf(id), 'The analysis')}
        <PageHead title="Copy as a task" />
        <p>Paste this into a coding agent, or send it to the person who writes the page.</p>
        <div class="task">
          <CopyBox id="prompt" text={renderPrompt(result, { url: record.url })} label="Copy task" />
        </div>
      </>
    );
  },
});
