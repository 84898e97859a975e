/**
 * The actions of an analysis as one task in Markdown, for a coding agent or a writer. The page is hostile: all of its
 * words are in fenced blocks, which are declared as data, and their control characters are visible.
 */
import type { AnalysisResult } from '../../core/schema/analysis-result.ts';
import type { ContentBlock, Placement } from '../../core/schema/content-block.ts';
import { briefNeeds, withoutActions } from './action-words.ts';
import { bandNames } from './band-words.ts';
import { referringNotice } from './fenced-notice.ts';
import { fenced, markdownText } from './markdown/markdown-text.ts';
import { describeSubject, pageFactWords } from './reading-words.ts';
import { reportModel, type ReportAction, type ReportModel } from './report-model.ts';
import { isModelsAdvice, takeQuotations } from './take-quotations.ts';
import { visibleLines, withVisibleText } from './visible-text.ts';

export interface PromptOptions {
  /** The page's address; absent for a file without one. */
  readonly url?: string;
  /** The file that the command line analyses again in the place of the address. */
  readonly file?: string;
}

/** The same analysis gives the same bytes. Ends with a line break. */
export function renderPrompt(result: AnalysisResult, options: PromptOptions): string {
  const visible = withVisibleText(result);
  const model = reportModel({ ...visible, content_blocks: blocksOf(result) });
  const source = withVisibleText(options);
  const actions = [...model.toDo, ...model.more];
  const changes =
    actions.length === 0
      ? ['', `${withoutActions(model.score).title}. Leave the page as it is.`]
      : [...actions.flatMap(changeLines), '', ...keptLines, '', ...checkLines(visible, actions, source)];
  return `${[...pageLines(model, source), '## Changes', ...changes].join('\n')}\n`;
}

/** Markup keeps its line breaks and its length: it is pasted. */
function blocksOf({ content_blocks: blocks }: AnalysisResult): AnalysisResult['content_blocks'] {
  return blocks.map((block) => ({ ...withVisibleText(block), html: visibleLines(block.html) }));
}

function pageLines({ about, score }: ReportModel, { url, file }: PromptOptions): string[] {
  const { subject, title } = about;
  const band = score.band === null ? '' : `, ${bandNames[score.band].toLowerCase()}`;
  const facts = [
    ...(url === undefined ? [] : [`Address: ${url}`]),
    ...(file === undefined ? [] : [`File: ${file}`]),
    ...(subject === null ? [] : [`About: ${describeSubject(subject)}`]),
    ...(title === null ? [] : [`Title: ${title}`]),
    `Page: ${pageFactWords(about).join(', ')}`,
  ];
  return [
    '# Improve a page so that assistants can cite it',
    '',
    referringNotice,
    '',
    '## The page',
    '',
    ...fenced(facts.join('\n'), 'text'),
    '',
    `Score before: ${score.overall.toFixed(1)} of 100${band}.`,
    '',
  ];
}

function changeLines({ number, text, why, where, example, block, brief, check }: ReportAction): string[] {
  const quoted = (name: string, words: string): string[] =>
    words === '' ? [] : ['', `${name}:`, '', ...fenced(words, 'text')];
  const said = [text, ...(why === null ? [] : [why])];
  const { sentences, quotations } = takeQuotations(said, number, isModelsAdvice(check?.id));
  const [change = '', reason] = sentences;
  return [
    '',
    `### ${String(number)}. ${markdownText(change)}`,
    ...(reason === undefined ? [] : ['', `Why: ${markdownText(reason)}`]),
    ...quoted('Quoted above', quotations.join('\n')),
    ...quoted('Current text', where?.text ?? ''),
    ...quoted('Example', example ?? ''),
    ...(block === null ? [] : blockLines(block.block)),
    ...(brief === null
      ? []
      : [
          ...quoted(
            'Needed from the author',
            [`Question: ${brief.question}`, `Answer: ${briefNeeds(brief)}`, `Under: ${brief.place}`].join(
              '\n',
            ),
          ),
          '',
          'Ask the author for what you do not know. Without an answer, leave this place as it is.',
        ]),
  ];
}

const operations: Readonly<Record<Placement['operation'], string>> = {
  replace: 'Replace',
  insert_before: 'Insert before',
  insert_after: 'Insert after',
  append: 'Append to',
};

/** Selectors contain names of the page. */
function blockLines({ placement, html }: ContentBlock): string[] {
  return [
    '',
    `${operations[placement.operation]} the element with this selector:`,
    '',
    ...fenced(placement.selector, 'text'),
    '',
    'The HTML:',
    '',
    ...fenced(html, 'html'),
  ];
}

const keptLines = [
  '## What must not change',
  '',
  '- Invent nothing: no fact, name, number, price, date or quotation that is neither on the page, nor in this task, nor given by the author. Ask the author for what is missing.',
  '- Keep the names, numbers, prices and dates of the page.',
  '- Keep what other people wrote: posts, comments, reviews and quotations.',
  '- Keep links, code and the structure of the page outside the places above.',
];

function checkLines(
  result: AnalysisResult,
  actions: readonly ReportAction[],
  { url, file }: PromptOptions,
): string[] {
  const queries = result.queries.map(({ query }) => query);
  const flags = queries.map((query) => ` --query=${shellWord(query)}`).join('');
  const address = url === undefined || file === undefined ? '' : ` --url=${shellWord(url)}`;
  const command = `citeworthy analyze${flags}${address} -- ${shellWord(file ?? url ?? '-')}`;
  return [
    '## Check the result',
    '',
    'Analyse the changed page with the same questions:',
    '',
    ...fenced(command, 'sh'),
    ...(url === undefined ? [] : requestLines(url, queries)),
    '',
    `Expected: ${[...expectations(result, actions), `the score is above ${result.overall_score.toFixed(1)}`].join('; ')}.`,
  ];
}

function requestLines(url: string, queries: readonly string[]): string[] {
  const body = JSON.stringify({ url, ...(queries.length === 0 ? {} : { queries }) });
  return [
    '',
    'Or send this to `POST /v1/analysis`, with the new HTML as `html` if it is not published yet:',
    '',
    ...fenced(body, 'json'),
  ];
}

/** What the changes settle: checks by id, limits by code. */
function expectations(result: AnalysisResult, actions: readonly ReportAction[]): string[] {
  const checks = new Set(actions.flatMap(({ check }) => (check === null ? [] : [check.id])));
  const limits = [
    ...result.access.reasons.map(({ code }) => String(code)),
    ...result.integrity.flags.map(({ code }) => code),
  ];
  const named = new Set(result.actions.map(({ check }) => check));
  const settled = limits.filter((code) => named.has(code));
  const list = (ids: Iterable<string>): string => [...ids].map((id) => `\`${id}\``).join(', ');
  return [
    ...(checks.size === 0 ? [] : [`these checks pass: ${list(checks)}`]),
    ...(settled.length === 0 ? [] : [`these limits are gone: ${list(settled)}`]),
  ];
}

/** One word of a POSIX shell; expects visible text. */
function shellWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
