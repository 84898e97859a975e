import type { AnalysisResult } from '../schema/analysis-result.ts';
import { blockNames, wordsOfBlock } from './block-words.ts';
import type { Layout } from './layout.ts';
import { paragraph, quotation } from './layout.ts';

/** Each content block with the checks that it fixes; the full markup is in the JSON and the HTML report. */
export function blockLines({ content_blocks: blocks }: AnalysisResult, layout: Layout): string[] {
  return blocks.flatMap((block) => [
    ...paragraph(`${blockNames[block.type]}, for ${block.fixes.join(', ')}`, layout, {
      mark: '  ',
      linesMax: 2,
    }),
    ...wordsOfBlock(block).flatMap(({ where, text }) => [
      ...(where === '' ? [] : paragraph(where, layout, { mark: '    ', linesMax: 2 })),
      ...quotation(text, layout, 4, 4),
    ]),
  ]);
}
