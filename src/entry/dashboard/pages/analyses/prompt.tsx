import type { VNode } from 'preact';
import { renderPrompt } from '../../../report/prompt.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import type { AnalysisResult } from '../../../../core/schema/analysis-result.ts';
import { resultOf, type AnalysisRecord } from '../../../../core/schema/analysis.ts';
import { CopyBox, CopyButton } from '../../components/copy-box.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { definePage } from '../../dashboard-page.ts';
import { analysisId, pathOf, trail } from './analysis-parts.tsx';
import { recordOf } from './read-record.ts';

const promptPath = (id: string): string => `${pathOf(id)}/prompt`;

const taskText = 'task-text';

/** Copies the task. Its text is hidden until a browser without a clipboard needs to select it. */
export function taskParts({ id, url }: Pick<AnalysisRecord, 'id' | 'url'>, result: AnalysisResult): VNode {
  return (
    <>
      <CopyButton source={taskText} label="Copy as a task" /> <a href={promptPath(id)}>Show the task</a>
      <pre id={taskText} hidden>
        {renderPrompt(result, { url })}
      </pre>
    </>
  );
}

/** The actions as one task, to paste into a coding agent or to send to a writer. */
export const promptPage = definePage({
  path: '/analyses/{id}/prompt',
  title: 'Task',
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
        <PageHead title="The analysis as a task" />
        <p>Paste this into a coding agent, or send it to the person who writes the page.</p>
        <div class="task">
          <CopyBox id="prompt" text={renderPrompt(result, { url: record.url })} label="Copy task" />
        </div>
      </>
    );
  },
});
