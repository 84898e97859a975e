import { sentencesIn } from '../blocks/grounding/claim-sentences.ts';

/** A sentence of an answer without its marks, with the labels that it cites, ascending. */
export interface CitedSentence {
  readonly text: string;
  readonly cites: readonly number[];
}

export interface CitedAnswer {
  readonly sentences: readonly CitedSentence[];
  /** Labels of no source. */
  readonly dropped: number;
}

/** An answer has at most 120 words; the rest of a runaway one is not read. */
const ANSWER_CHARS_MAX = 8_000;
const SENTENCES_MAX = 60;
/** Longer ranges and lists are not citations of 12 sources. */
const LABELS_MAX = 12;

const NUMBER = String.raw`\^?(?:sources?\s{0,2})?\d{1,2}(?!\d)`;
const LIST = String.raw`${NUMBER}(?:\s{0,2}(?:[,;&–—-]|and)\s{0,2}${NUMBER}){0,${String(LABELS_MAX)}}`;
/** "[1]", "[1, 3]", "[1-3]", "[^2]", "[source 2]", "【1】", "［1］" and "【1†source】". */
const BRACKETED = new RegExp(String.raw`[[【［]\s{0,2}(${LIST})(?:†[^\]】］]{0,40})?\s{0,2}[\]】］]`, 'giu');
/** "(1)": read only in an answer without brackets, because round ones may contain any number. */
const ROUND = new RegExp(String.raw`\(\s{0,2}(${LIST})\s{0,2}\)`, 'giu');
const PART = /(\d{1,2})(?:\s*[–—-]\s*(?:\^|sources?\s*)?(\d{1,2}))?/giu;

/** Characters that nobody sees: a mark or an order with one of them inside is not found. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/gu;
/** Marks inside of marks that are taken out one by one; a text with more has its brackets taken out. */
const NESTED_MAX = 4;

/** A text of a page without what would read as a citation in an answer, nor as the label of a source. */
export function withoutCitations(text: string): string {
  let clean = text.replace(INVISIBLE, '');
  for (let round = 0; round < NESTED_MAX; round++) {
    const next = clean.replace(BRACKETED, '');
    if (next === clean) return clean;
    clean = next;
  }
  return clean.replace(/[[\]【】［］]/gu, '');
}

/**
 * Reads the ways in which models cite. A mark belongs to the sentence that it is in or that ends before it; at the beginning of a
 * line, to the one that follows. Linear; never throws, whatever the model wrote.
 */
export function readCitedAnswer(answer: string, sourceCount: number, language: string): CitedAnswer {
  const text = answer.slice(0, ANSWER_CHARS_MAX);
  const marks = BRACKETED.test(text) ? BRACKETED : ROUND;
  BRACKETED.lastIndex = 0;
  const sentences: { text: string; cites: Set<number> }[] = [];
  let dropped = 0;
  const cite = (sentence: { readonly cites: Set<number> } | undefined, labels: readonly number[]): void => {
    for (const label of labels) {
      if (label < 1 || label > sourceCount) dropped++;
      else sentence?.cites.add(label);
    }
  };
  for (const line of text.split(/\r?\n/u)) {
    const { clean, found } = withoutMarks(line, marks);
    const placed = placedSentences(clean, language);
    const from = sentences.length;
    for (const sentence of placed) sentences.push({ text: sentence.text, cites: new Set() });
    for (const { at, labels } of found) {
      const index = placed.findIndex(({ end }) => at <= end);
      // A line of marks alone belongs to the sentence above it.
      cite(
        placed.length === 0 ? sentences.at(-1) : sentences[from + (index < 0 ? placed.length - 1 : index)],
        labels,
      );
    }
    if (sentences.length >= SENTENCES_MAX) break;
  }
  return {
    sentences: sentences
      .slice(0, SENTENCES_MAX)
      .map((sentence) => ({ text: sentence.text, cites: [...sentence.cites].sort((a, b) => a - b) })),
    dropped,
  };
}

interface Mark {
  /** Length of the clean text before it, without white space at its end. */
  readonly at: number;
  readonly labels: readonly number[];
}

function withoutMarks(
  line: string,
  marks: RegExp,
): { readonly clean: string; readonly found: readonly Mark[] } {
  let clean = '';
  let from = 0;
  const found: Mark[] = [];
  for (const match of line.matchAll(marks)) {
    clean += line.slice(from, match.index);
    from = match.index + match[0].length;
    const trimmed = clean.trimEnd();
    // "… 5 kWh [1]." loses the space as well.
    if (/^[.,;:!?。！？]/u.test(line.slice(from, from + 1))) clean = trimmed;
    found.push({ at: trimmed.length, labels: labelsIn(match[1] ?? '') });
  }
  return { clean: clean + line.slice(from), found };
}

function labelsIn(list: string): readonly number[] {
  return [...list.matchAll(PART)].flatMap(([, first, last]) => {
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    if (to <= from || to - from > LABELS_MAX) return to === from ? [from] : [from, to];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function placedSentences(
  line: string,
  language: string,
): readonly { readonly text: string; readonly end: number }[] {
  let from = 0;
  return sentencesIn(line, language)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => {
      const at = line.indexOf(sentence, from);
      from = (at < 0 ? from : at) + sentence.length;
      return { text: sentence, end: from };
    });
}
