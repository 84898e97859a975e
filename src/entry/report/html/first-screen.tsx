import type { VNode } from 'preact';
import type { PageFacts } from '../../../core/schema/analysis-result.ts';
import { withoutActions } from '../action-words.ts';
import { lossList } from './loss-list.tsx';
import { bandMeaning, bandNames } from '../band-words.ts';
import { pageFactWords, titleBeside } from '../reading-words.ts';
import { isAddress, type AnalysedPage } from '../analysed-page.ts';
import type { ReportModel } from '../report-model.ts';
import { actionList } from './action-list.tsx';
import { answerOverview, limitNotes } from './page-sections.tsx';
import type { Anchors } from './pointers.ts';
import { categoryBars, scoreRing } from './score-drawing.tsx';
import { shown } from './shown-text.tsx';

/** Only a plain http or https address becomes a link; a file or any other URL is text. */
export function addressOf(source: string): VNode {
  if (source === '-') return <>standard input</>;
  const url = /^https?:\/\//i.test(source) && URL.canParse(source) ? new URL(source) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return shown(source);
  return (
    <a href={url.href} rel="noopener noreferrer nofollow">
      {shown(source)}
    </a>
  );
}

export function titleOf({ title }: PageFacts): string {
  return title === null || title.trim() === '' ? '(no title)' : title;
}

/** What a reader needs to see without scrolling: the subject, the score, what the page answers, what to do first. */
export function firstScreen(
  model: ReportModel,
  { source, url }: Pick<AnalysedPage, 'source' | 'url'>,
  anchors: Anchors,
): VNode {
  const { about, score, answers, toDo, losses, limits } = model;
  const lowering = limits.filter(({ kind }) => kind !== 'warning');
  const warnings = limits.filter(({ kind }) => kind === 'warning');
  return (
    <>
      {heading(about)}
      <p class="address" dir="auto">
        {addressOf(source)}
        {!isAddress(source) && source !== url && <> ({url === null ? 'no address' : addressOf(url)})</>}
        {movedTo(about, source)}
      </p>
      <p class="facts" dir="auto">
        {shown(pageFactWords(about).join(' · '))}
      </p>
      <div class="first">
        <div class="scores">
          {scoreRing(score)}
          {score.band !== null && (
            <p class="band">
              <strong>{bandNames[score.band]}</strong> {bandMeaning(score.band)}
            </p>
          )}
          {categoryBars(score)}
        </div>
        {answerOverview(answers, anchors.page)}
        <div class="to-do">
          {limitNotes(lowering, anchors)}
          <h3>{toDo.length === 0 ? withoutActions(score).title : 'What to do first'}</h3>
          {toDo.length === 0 && <p>{withoutActions(score).sentence}</p>}
          {lossList(losses)}
          {toDo.length > 0 && actionList(toDo, anchors)}
          {limitNotes(warnings, anchors)}
        </div>
      </div>
    </>
  );
}

/** The subject with the title below it, or the title alone. */
function heading(about: PageFacts): VNode {
  const { subject } = about;
  if (subject === null) return <h2 dir="auto">{shown(titleOf(about))}</h2>;
  const title = titleBeside(about);
  return (
    <>
      <h2 dir="auto">
        {shown(subject.name)} {subject.type !== 'topic' && <span class="kind">{shown(subject.type)}</span>}
      </h2>
      {title !== undefined && (
        <p class="title" dir="auto">
          {shown(title)}
        </p>
      )}
    </>
  );
}

function movedTo(page: PageFacts, source: string): VNode | undefined {
  if (page.http_status === null || page.final_url === source) return undefined;
  return <> → {addressOf(page.final_url)}</>;
}
