import { blockNames } from '../report/block-words.ts';
import { fencedNotice } from '../report/fenced-notice.ts';
import { visibleText } from '../report/visible-text.ts';
import type { PreviewRecord } from '../../core/schema/injection.ts';
import { fencedWords } from './third-party-text.ts';

const blockCharsMax = 2_000;
const notesCharsMax = 4_000;

export function previewText(preview: PreviewRecord): string {
  const { error, score_before: before, score_after: after, content_blocks: blocks } = preview;
  if (error !== null) {
    return [`The preview failed: ${error.code}.`, '', ...fencedWords(error.message, notesCharsMax)].join(
      '\n',
    );
  }
  return [
    `Score without the blocks: ${scoreWords(before)}; with them: ${scoreWords(after)}. Nothing was saved.`,
    '',
    fencedNotice,
    ...blocks.flatMap((block) => [
      '',
      `## ${blockNames[block.type]}`,
      '',
      ...fencedWords(block.html, blockCharsMax, 'html'),
    ]),
    ...notes(
      'Without a block',
      preview.omitted.map(({ type, reason }) => `${blockNames[type]}: ${reason}`),
    ),
    ...notes(
      'Warnings',
      preview.warnings.map(({ message }) => message),
    ),
  ].join('\n');
}

const scoreWords = (score: number | null): string => (score === null ? 'unknown' : score.toFixed(1));

function notes(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const words = lines.map((line) => `- ${visibleText(line)}`).join('\n');
  return ['', `## ${title}`, '', ...fencedWords(words, notesCharsMax)];
}
