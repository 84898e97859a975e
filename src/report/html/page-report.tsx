import type { VNode } from 'preact';
import type { AnalysisResult } from '../../schema/analysis-result.ts';
import type { PageContent } from '../../schema/analysis-content.ts';
import type { AnalysedPage } from '../analysed-page.ts';
import { bandSentence } from '../band-words.ts';
import { blockList } from './block-list.tsx';
import { checkSections } from './check-sections.tsx';
import { markedText, markKey, shownTextMax } from './marked-text.tsx';
import {
  crawlerTable,
  entityTable,
  gapList,
  limitNotes,
  queryList,
  recommendationList,
  section,
} from './page-sections.tsx';
import { describeSubject } from '../reading-words.ts';
import { anchorsOf } from './pointers.ts';
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

export function titleOf({ page }: AnalysisResult): string {
  return page.title === null || page.title.trim() === '' ? '(no title)' : page.title;
}

/** One page's section of the report. `number` makes its anchors unique. */
export function pageReport(analysed: AnalysedPage, number: number): VNode {
  const { outcome, source } = analysed;
  if (outcome.status === 'completed') return completedPage(outcome.result, outcome.content, source, number);
  const { error } = outcome;
  return (
    <article class="page" id={`p${number}`}>
      <h2 dir="auto">{shown(source === '-' ? 'standard input' : source)}</h2>
      <div class="failure">
        <p>
          <strong>The analysis of this page failed.</strong>
        </p>
        <p>
          {shown(error.message)} {error.retryable && 'A later retry may succeed.'}
        </p>
        {error.code !== 'internal' && <p class="soft">{shown(error.code)}</p>}
      </div>
    </article>
  );
}

function completedPage(result: AnalysisResult, content: PageContent, source: string, number: number): VNode {
  const anchors = anchorsOf(result, content, number, shownTextMax);
  const { page } = anchors;
  const parts: readonly (readonly [id: string, title: string, body: VNode | undefined])[] = [
    ['advice', 'Recommendations, highest expected gain first', recommendationList(result)],
    ['blocks', 'Content blocks, ready to paste', blockList(result)],
    ['queries', 'Queries', queryList(result, anchors)],
    ['checks', 'Checks', result.checks.length === 0 ? undefined : checkSections(anchors)],
    ['text', 'The page as a crawler reads it', textPart(content, anchors)],
    ['entities', 'Entities', entityTable(result)],
    ['gaps', 'What the page lacks', gapList(result)],
    ['crawlers', 'Crawlers, by robots.txt', crawlerTable(result)],
  ];
  const filled = parts.filter(([, , body]) => body !== undefined);
  return (
    <article class="page" id={page}>
      <h2 dir="auto">{shown(titleOf(result))}</h2>
      <p class="address" dir="auto">
        {addressOf(source)}
        {movedTo(result, source)}
      </p>
      {result.page.subject !== null && (
        <p class="about" dir="auto">
          About {shown(describeSubject(result.page.subject))}
        </p>
      )}
      <p class="facts">{factsOf(result)}</p>
      <ul class="contents" aria-label="Sections">
        {filled.map(([id, title]) => (
          <li>
            <a href={`#${page}-${id}`}>{title.replace(/,.*/, '')}</a>
          </li>
        ))}
      </ul>
      <div class="scores">
        {scoreRing(result.overall_score)}
        {categoryBars(result)}
      </div>
      {result.score_band !== null && <p>{bandSentence(result.score_band)}</p>}
      {limitNotes(result, anchors)}
      {filled.map(([id, title, body]) => section(`${page}-${id}`, title, body))}
    </article>
  );
}

function movedTo({ page }: AnalysisResult, source: string): VNode | undefined {
  if (page.http_status === null || page.final_url === source) return undefined;
  return <> → {addressOf(page.final_url)}</>;
}

function factsOf({ page, engine }: AnalysisResult): VNode {
  const facts = [
    page.language === 'und' ? 'language unknown' : page.language,
    page.type,
    `${page.word_count.toLocaleString('en')} ${page.word_count === 1 ? 'word' : 'words'}`,
    ...(page.http_status === null ? [] : [`HTTP ${String(page.http_status)}`]),
    ...(page.fetched_at === null ? [] : [`read ${page.fetched_at.slice(0, 16).replace('T', ' ')} UTC`]),
    `ages as of ${engine.as_of}`,
  ];
  return shown(facts.join(' · '));
}

function textPart(content: PageContent, anchors: ReturnType<typeof anchorsOf>): VNode | undefined {
  if (content.text === '') return undefined;
  return (
    <>
      {markKey()}
      <p class="soft">Each number links to its check; “in the text” links back.</p>
      {markedText(content, anchors.pointers, shownTextMax)}
    </>
  );
}
