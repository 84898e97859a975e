/** What the analysis found, below the score and the actions. */
import { blockNames, wordsOfBlock } from '../block-words.ts';
import { answeredNames } from '../reading-words.ts';
import type { CheckGroup, ReportModel, ReportQuery } from '../report-model.ts';
import { outcomeNames } from '../report-names.ts';
import { markdownQuoted, markdownText } from './markdown-text.ts';

/** decision: the words of a block are shown whole; the longest, a paragraph, has about 1,000. */
const blockCharsMax = 2_000;

export function findingLines(model: ReportModel): string[] {
  return [
    ...section('Content blocks', blockLines(model)),
    ...section('Questions', queryLines(model)),
    ...section('Checks', model.checks.flatMap(checkLines).slice(1)),
    ...section('Entities', entityLines(model)),
    ...section('What the page lacks', gapLines(model)),
    ...section('Crawlers, by robots.txt', crawlerLines(model)),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
}

/** The words; the markup to paste is in the other reports and the API. */
function blockLines({ blocks }: ReportModel): string[] {
  return blocks.flatMap(({ number, block }) => [
    `${String(number)}. **${blockNames[block.type]}** for ${block.fixes.map(markdownText).join(', ')}`,
    ...wordsOfBlock(block).map(({ where, text }) =>
      where === ''
        ? `   - ${markdownQuoted(text, blockCharsMax)}`
        : `   - ${markdownText(where)}: ${markdownQuoted(text, blockCharsMax)}`,
    ),
  ]);
}

function queryLines({ answers }: ReportModel): string[] {
  const { answered, partly, open, unjudged } = answers;
  return [...answered, ...partly, ...open, ...unjudged].flatMap(oneQuery);
}

function oneQuery({ query, answered, score, answers, best_passage: passage }: ReportQuery): string[] {
  const verdict = answered === null ? '' : `${answeredNames[answered].toLowerCase()}, `;
  return [
    `- **${markdownText(query)}**: ${verdict}${score.toFixed(0)} of 100`,
    ...answers.map(({ text }) => `  - ${markdownQuoted(text)}`),
    ...(answers.length === 0 && passage !== null ? [`  - Nearest: ${markdownQuoted(passage.text)}`] : []),
  ];
}

function checkLines({ name, score, open, passed }: CheckGroup): string[] {
  const rows = open.map(({ title, outcome, points, max_points: most, explanation }) => {
    const figure = points === null ? 'not scored' : `${rounded(points)} of ${rounded(most)}`;
    return `- **${markdownText(title)}** (${outcomeNames[outcome].toLowerCase()}, ${figure}): ${markdownText(explanation)}`;
  });
  return [
    '',
    `### ${name}: ${score.toFixed(1)}`,
    '',
    ...rows,
    ...(passed.length === 0
      ? []
      : [`- Passed: ${passed.map(({ title }) => markdownText(title)).join(', ')}`]),
  ];
}

function rounded(points: number): string {
  return String(Math.round(points * 100) / 100);
}

function entityLines({ entities }: ReportModel): string[] {
  if (entities.first.length === 0) return [];
  const names = entities.first.map(({ name, type }) => `${markdownText(name)} (${type})`);
  const others = entities.others.length === 0 ? '' : `, and ${String(entities.others.length)} more`;
  return [`${names.join(', ')}${others}`];
}

function gapLines({ gaps }: ReportModel): string[] {
  return gaps.map(({ entity, type, reason, suggested_section: suggested }) => {
    const under = suggested === null ? '' : ` Suggested section: ${markdownQuoted(suggested)}`;
    return `- **${markdownText(entity)}** (${type}): ${markdownText(reason)}${under}`;
  });
}

function crawlerLines({ crawlers }: ReportModel): string[] {
  return crawlers.map(({ name, crawlers: all, refused }) => {
    if (refused.length === 0) return `- ${name}: ${String(all.length)} of ${String(all.length)} allowed`;
    const names = refused.map((one) => markdownText(one.name)).join(', ');
    return `- ${name}: ${String(refused.length)} of ${String(all.length)} refused: ${names}`;
  });
}
