/** The report as Markdown, for issues, chats and notes. Page text is inert: see `markdown-text.ts`. */
import { readerWords } from '../reader-words.ts';
import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import { actionFacts, briefNeeds, withoutActions } from '../action-words.ts';
import { pageName, type AnalysedPage } from '../analysed-page.ts';
import { bandNames } from '../band-words.ts';
import { answersSentence, describeSubject, pageFactWords, titleBeside } from '../reading-words.ts';
import { reportModel, type ReportAction, type ReportBrief, type ReportModel } from '../report-model.ts';
import { visibleText, withVisibleText } from '../visible-text.ts';
import { findingLines } from './finding-lines.ts';
import { markdownAddress, markdownQuoted, markdownText } from './markdown-text.ts';

/** One page, or several below each other, after an overview. Ends with a line break. */
export function renderMarkdownReport(pages: readonly AnalysedPage[]): string {
  const reports = pages.map((page) => {
    const { source, outcome } = page;
    if (outcome.status === 'completed') return pageLines(outcome.result, visibleText(pageName(page)));
    const name = visibleText(source === '-' ? 'standard input' : source);
    return [`# ${markdownAddress(name)}`, '', `The analysis failed: ${visibleProse(outcome.error.message)}`];
  });
  const parts = pages.length > 1 ? [overviewLines(pages), ...reports] : reports;
  return `${parts.map((lines) => lines.join('\n')).join('\n\n---\n\n')}\n`;
}

/** A row for each page, the lowest score first; pages without a score last. */
function overviewLines(pages: readonly AnalysedPage[]): string[] {
  const { done, failed } = byOutcome(pages);
  const mean = done.reduce((sum, { result }) => sum + result.overall_score, 0) / done.length;
  const meanWords = done.length === 0 ? '' : `, mean score ${mean.toFixed(1)} of 100`;
  const failedWords = failed.length === 0 ? '' : `, ${String(failed.length)} could not be analysed`;
  return [
    `# Overview: ${String(pages.length)} pages${meanWords}${failedWords}`,
    '',
    '| Score | Band | Page | What to do first |',
    '| ---: | --- | --- | --- |',
    ...done.map(
      ({
        name,
        result: {
          overall_score: score,
          score_band: band,
          recommendations: [first],
        },
      }) => {
        const bandName = band === null ? '' : bandNames[band];
        return `| ${score.toFixed(1)} | ${bandName} | ${markdownAddress(visibleText(name))} | ${visibleProse(first ?? '')} |`;
      },
    ),
    ...failed.map(
      ({ name, message }) =>
        `| – | failed | ${markdownAddress(visibleText(name))} | ${visibleProse(message)} |`,
    ),
  ];
}

function byOutcome(pages: readonly AnalysedPage[]): {
  readonly done: readonly { readonly name: string; readonly result: AnalysisResult }[];
  readonly failed: readonly { readonly name: string; readonly message: string }[];
} {
  const done = pages.flatMap((page) => {
    const { outcome } = page;
    return outcome.status === 'completed' ? { name: pageName(page), result: outcome.result } : [];
  });
  const failed = pages.flatMap((page) => {
    const { outcome } = page;
    return outcome.status === 'failed' ? { name: pageName(page), message: outcome.error.message } : [];
  });
  return { done: done.sort((one, other) => one.result.overall_score - other.result.overall_score), failed };
}

const visibleProse = (text: string): string => markdownText(visibleText(text));

function pageLines(result: AnalysisResult, source: string): string[] {
  const model = reportModel(withVisibleText(result));
  const { engine } = model;
  return [
    ...headLines(model, source),
    ...scoreLines(model),
    ...answerLines(model),
    ...actionLines(model),
    ...briefLines(model),
    ...findingLines(model),
    '',
    markdownText(
      `citeworthy ${engine.version}, rubric ${engine.rubric_version}, ages as of ${engine.as_of}${engine.reader === 'rules' ? '' : `, read by ${readerWords(engine.reader)}`}`,
    ),
    ...(model.readingNote === null ? [] : ['', markdownText(model.readingNote)]),
  ];
}

function headLines({ about }: ReportModel, source: string): string[] {
  const { subject, title } = about;
  const headline = subject === null ? (title ?? '(no title)') : describeSubject(subject);
  const beside = subject === null ? undefined : titleBeside(about);
  return [
    `# ${markdownText(headline)}`,
    ...(beside === undefined ? [] : ['', `**${markdownText(beside)}**`]),
    '',
    markdownAddress(source),
    '',
    markdownText(pageFactWords(about).join(' · ')),
  ];
}

function scoreLines({ score, limits }: ReportModel): string[] {
  return [
    '',
    `**Score ${score.overall.toFixed(1)} of 100.** ${score.sentence ?? ''}`.trimEnd(),
    '',
    `| ${score.categories.map(({ name }) => name).join(' | ')} |`,
    `|${score.categories.map(() => ' ---: |').join('')}`,
    `| ${score.categories.map((category) => category.score.toFixed(1)).join(' | ')} |`,
    ...(limits.length === 0 ? [] : ['']),
    ...limits.map((limit) => {
      const message = markdownText(limit.message);
      if (limit.kind === 'cap') return `- **Capped at ${String(limit.cap)}.** ${message}`;
      if (limit.kind === 'flag') return `- **Multiplied by ${String(limit.multiplier)}.** ${message}`;
      return `- ${message}`;
    }),
  ];
}

function answerLines({ answers }: ReportModel): string[] {
  const sentence = answersSentence(answers);
  if (sentence === undefined) return [];
  const marked = [
    ...answers.answered.map(({ query }) => `- ✓ ${markdownText(query)}`),
    ...answers.partly.map(({ query }) => `- ~ ${markdownText(query)} (may answer, or in part)`),
    ...answers.open.map(({ query }) => `- ✗ ${markdownText(query)}`),
  ];
  return ['', `**${sentence}**`, '', ...marked];
}

function actionLines({ toDo, more, losses, score }: ReportModel): string[] {
  if (toDo.length === 0) {
    const { title, sentence } = withoutActions(score);
    const list = losses.map((loss) => `- ${markdownText(loss)}`);
    return ['', `## ${title}`, '', sentence, ...(list.length === 0 ? [] : ['', ...list])];
  }
  return ['', '## What to do first', '', ...[...toDo, ...more].flatMap(actionItem)];
}

/** One action with its number, as an item of a list. */
export function actionItem(action: ReportAction): string[] {
  const { number, text, why, where, example } = action;
  const facts = actionFacts(action);
  const quoted = (words: string | undefined): boolean => words !== undefined && words !== '';
  return [
    `${String(number)}. **${markdownText(text)}**${why === null ? '' : ` ${markdownText(why)}`}`,
    ...(quoted(where?.text) ? [`   - Place: ${markdownQuoted(where?.text ?? '')}`] : []),
    ...(quoted(example ?? undefined) ? [`   - Example: ${markdownQuoted(example ?? '')}`] : []),
    ...facts.map((fact) => `   - ${markdownText(fact)}`),
  ];
}

function briefLines({ briefs }: ReportModel): string[] {
  return briefs.length === 0 ? [] : ['', '## Ask the author', '', ...briefs.flatMap(briefItem)];
}

/** One question to the author, as an item of a list. */
export function briefItem(brief: ReportBrief): string[] {
  return [
    `${String(brief.number)}. **${markdownText(brief.question)}**`,
    `   - Needed: ${markdownText(briefNeeds(brief))}`,
    `   - Place: under ${markdownQuoted(brief.place)}`,
  ];
}
