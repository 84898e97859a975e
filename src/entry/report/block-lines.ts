import { blockNames, wordsOfBlock } from './block-words.ts';
import type { Layout } from './layout.ts';
import { paragraph, quotation } from './layout.ts';
import type { ReportModel } from './report-model.ts';

/** Each content block with the checks that it fixes; the full markup is in the JSON and the HTML report. */
export function blockLines({ blocks }: ReportModel, layout: Layout): string[] {
  return blocks.flatMap(({ number, block }) => [
    ...paragraph(`${blockNames[block.type]}, for ${block.fixes.join(', ')}`, layout, {
      mark: `${String(number).padStart(3)}. `,
      linesMax: 2,
    }),
    ...wordsOfBlock(block).flatMap(({ where, text }) => [
      ...(where === '' ? [] : paragraph(where, layout, { mark: ' '.repeat(5), linesMax: 2 })),
      ...quotation(text, layout, 5, 4),
    ]),
  ]);
}
