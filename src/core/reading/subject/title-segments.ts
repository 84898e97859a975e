import { TITLE_JOINT_OR_COLON } from '../../page-facts/title-joints.ts';
/** A run of neighbouring parts of a title: "Roomba j7+" of "Roomba j7+ | Robot vacuums | iRobot". */
export interface TitleRun {
  readonly text: string;
  /** Index of its first part, from 0. */
  readonly first: number;
  /** Index of its last part. */
  readonly last: number;
  /** Number of parts of the whole title. */
  readonly partCount: number;
}

const SEPARATOR = new RegExp(TITLE_JOINT_OR_COLON, 'gu');
/** A title of more parts is a list of words; its first and last parts are read. */
const PARTS_MAX = 6;

/** Every run of neighbouring parts, as written, the whole title included. */
export function titleRuns(title: string): TitleRun[] {
  const parts = partsOf(title);
  const runs: TitleRun[] = [];
  for (let first = 0; first < parts.length; first++) {
    for (let last = first; last < parts.length; last++) {
      const text = title.slice(parts[first]?.start, parts[last]?.end).trim();
      runs.push({ text, first, last, partCount: parts.length });
    }
  }
  return runs;
}

interface Part {
  readonly start: number;
  readonly end: number;
}

function partsOf(title: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  const add = (end: number): void => {
    if (/[\p{L}\p{N}]/u.test(title.slice(start, end))) parts.push({ start, end });
  };
  for (const match of title.matchAll(SEPARATOR)) {
    if (parts.length >= PARTS_MAX - 1) break;
    add(match.index);
    start = match.index + match[0].length;
  }
  add(title.length);
  return parts;
}
