import type { Signals } from './page-signals.ts';
import { BLOCK_CHARS_MAX, shownLine } from '../reading/model/shown-line.ts';

/** The main text of a page for a language model. */
export interface PageSheet {
  readonly text: string;
  /** True when parts were left out. */
  readonly isCut: boolean;
  /** True when it contains the passage in which the rules find the best answer to each query. */
  readonly hasAnswers: boolean;
}

/** Maximum share of a long page's headings, which leaves most of the sheet to its text. */
const HEADINGS_SHARE = 0.25;
/** Blocks at the start of a long page that come before those of later sections. */
const OPENING_BLOCKS = 8;
const OMITTED = '[…]';

/**
 * A page within the limit whole, block by block; of a longer one its headings, the passages that the rules found for each
 * query with their neighbours, its opening, and then the beginning of each section in turn. One question with the passages
 * that count costs less than one for each part, and gives one verdict where several would have to be reconciled.
 */
export function pageSheet(
  signals: Pick<Signals, 'prose' | 'sections' | 'ruledAnswers'>,
  url: string,
  charsMax: number,
): PageSheet {
  const address = URL.canParse(url) ? new URL(url) : null;
  const lines = signals.prose.units.map((unit) => shownLine(unit, address));
  const whole = lines.reduce((sum, line) => sum + line.length + 1, 0);
  const isUncut = signals.prose.units.every(({ block }) => block.text.length <= BLOCK_CHARS_MAX);
  if (whole <= charsMax) {
    return { text: lines.filter((line) => line !== '').join('\n'), isCut: !isUncut, hasAnswers: isUncut };
  }
  const chosen = chooseBlocks(signals, lines, charsMax);
  const parts: string[] = [];
  lines.forEach((line, index) => {
    if (chosen.has(index)) parts.push(line);
    else if (parts.at(-1) !== OMITTED) parts.push(OMITTED);
  });
  const hasAnswers = answeringBlocks(signals, 1).every(
    (index) => chosen.has(index) || (lines[index] ?? '') === '',
  );
  return { text: parts.join('\n'), isCut: true, hasAnswers };
}

function chooseBlocks(
  signals: Pick<Signals, 'prose' | 'sections' | 'ruledAnswers'>,
  lines: readonly string[],
  charsMax: number,
): ReadonlySet<number> {
  const { units } = signals.prose;
  const chosen = new Set<number>();
  let left = charsMax;
  const take = (index: number, room = left): number => {
    const line = lines[index] ?? '';
    // With each block a mark of what was left out before it.
    const cost = line.length + OMITTED.length + 2;
    if (line === '' || chosen.has(index) || cost > Math.min(room, left)) return 0;
    chosen.add(index);
    left -= cost;
    return cost;
  };
  let headingsLeft = charsMax * HEADINGS_SHARE;
  units.forEach(({ block }, index) => {
    if (block.kind === 'heading') headingsLeft -= take(index, headingsLeft);
  });
  for (const index of answeringBlocks(signals, ANSWERS_MAX).flatMap(withNeighbours)) take(index);
  for (let index = 0; index < OPENING_BLOCKS; index++) take(index);
  const places = new Map(units.map((unit, index) => [unit, index]));
  const longest = Math.max(0, ...signals.sections.map((section) => section.units.length));
  for (let depth = 0; depth < longest && left > 0; depth++) {
    for (const section of signals.sections) {
      const unit = section.units[depth];
      if (unit !== undefined) take(places.get(unit) ?? -1);
    }
  }
  return chosen;
}

/** Answers to one query. */
const ANSWERS_MAX = 3;

const withNeighbours = (index: number): readonly number[] => [index, index - 1, index + 1];

/** The blocks of the rules' answers, the best answer of each query first; `ranks`: answers to one query. */
function answeringBlocks(
  { prose: { units }, ruledAnswers }: Pick<Signals, 'prose' | 'ruledAnswers'>,
  ranks: number,
): readonly number[] {
  const found: number[] = [];
  for (let rank = 0; rank < ranks; rank++) {
    for (const { answers } of ruledAnswers) {
      const answer = answers[rank];
      if (answer === undefined) continue;
      const index = units.findIndex(({ block }) => block.end > answer.start);
      if (index >= 0) found.push(index);
    }
  }
  return found;
}
