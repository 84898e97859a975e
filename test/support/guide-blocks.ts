/** Fenced blocks of a guide, and one script of its shell blocks whose output is known block by block. */

export interface GuideBlock {
  readonly language: string;
  readonly content: string;
}

export interface GuideStep {
  readonly script: string;
  /** Lines that the guide shows as the output; `…` stands for any text. */
  readonly printed: readonly string[];
}

/** All fenced blocks, also those inside of lists. */
export function blocksOf(markdown: string): readonly GuideBlock[] {
  return [...markdown.matchAll(/^( *)```(\w*)[^\n]*\n([^]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', content = '']) => ({
      language,
      content: content.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** Shell blocks in order, each with the `text` block that follows it. */
export function stepsOf(blocks: readonly GuideBlock[]): readonly GuideStep[] {
  return blocks.flatMap((block, index) => {
    if (block.language !== 'sh') return [];
    const next = blocks[index + 1];
    const shown = next?.language === 'text' ? next.content.split('\n') : [];
    return [{ script: block.content, printed: shown.filter((line) => line !== '') }];
  });
}

const mark = (index: number): string => `:::: block ${String(index)}`;

/** One script, as a reader copies it into one terminal; stops at the first block that fails. */
export function scriptOf(steps: readonly GuideStep[]): string {
  return steps.map(({ script }, index) => `echo\necho '${mark(index)}'\n${script}`).join('\n');
}

/** What each block printed; undefined for a block that was not reached. */
export function outputsOf(steps: readonly GuideStep[], output: string): readonly (string | undefined)[] {
  return steps.map((_, index) => output.split(`${mark(index)}\n`)[1]?.split(':::: block ')[0]);
}

/** True if the output has such a line. */
export function isPrinted(shown: string, output: string): boolean {
  const pattern = shown.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(pattern.join('.*'), 'm').test(output);
}
