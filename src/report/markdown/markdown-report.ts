/** The report as Markdown, for issues, chats and notes. Page text is inert: see `markdown-text.ts`. */
import { readerWords } from '../reader-words.ts';
import type { AnalysisResult } from '../../schema/analysis-result.ts';
import { actionFacts, briefNeeds, withoutActions } from '../action-words.ts';
import { pageName, type AnalysedPage } from '../analysed-page.ts';
import { answersSentence, describeSubject, pageFactWords, titleBeside } from '../reading-words.ts';
import { reportModel, type ReportAction, type ReportModel } from '../report-model.ts';
import { visibleText, withVisibleText } from '../visible-text.ts';
import { findingLines } from './finding-lines.ts';
import { markdownText } from './markdown-text.ts';

/** One page, or several below each other. Ends with a line break. */
export function renderMarkdownReport(pages: readonly AnalysedPage[]): string {
  const reports = pages.map((page) => {
    const { source, outcome } = page;
    if (outcome.status === 'completed') return pageLines(outcome.result, visibleText(pageName(page)));
    const name = visibleText(source === '-' ? 'standard input' : source);
    return [`# ${markdownText(name)}`, '', `The analysis failed: ${visibleProse(outcome.error.message)}`];
  });
  return `${reports.map((lines) => lines.join('\n')).join('\n\n---\n\n')}\n`;
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
    markdownText(source),
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
    ...answers.partly.map(({ query }) => `- ~ ${markdownText(query)} (in part)`),
    ...answers.open.map(({ query }) => `- ✗ ${markdownText(query)}`),
  ];
  return ['', `**${sentence}**`, '', ...marked];
}

function actionLines({ toDo, more, score }: ReportModel): string[] {
  if (toDo.length === 0) {
    const { title, sentence } = withoutActions(score);
    return ['', `## ${title}`, '', sentence];
  }
  return ['', '## What to do first', '', ...[...toDo, ...more].flatMap(oneAction)];
}

function oneAction(action: ReportAction): string[] {
  const { number, text, why, where, example } = action;
  const facts = actionFacts(action);
  const quoted = (words: string | undefined): boolean => words !== undefined && words !== '';
  return [
    `${String(number)}. **${markdownText(text)}**${why === null ? '' : ` ${markdownText(why)}`}`,
    ...(quoted(where?.text) ? [`   - Place: “${markdownText(where?.text ?? '')}”`] : []),
    ...(quoted(example ?? undefined) ? [`   - Example: “${markdownText(example ?? '')}”`] : []),
    ...facts.map((fact) => `   - ${markdownText(fact)}`),
  ];
}

function briefLines({ briefs }: ReportModel): string[] {
  if (briefs.length === 0) return [];
  return [
    '',
    '## Ask the author',
    '',
    ...briefs.flatMap((brief) => [
      `${String(brief.number)}. **${markdownText(brief.question)}**`,
      `   - Needed: ${markdownText(briefNeeds(brief))}`,
      `   - Place: under “${markdownText(brief.place)}”`,
    ]),
  ];
}
