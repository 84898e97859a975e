import { countWords } from './document/visible-text.ts';
import { modelAddressIn } from './model-address.ts';
import type { Integrity, IntegrityFlag } from './result.ts';
import type { Prose, Sentence } from './signals/prose.ts';
import type { Signals } from './signals/signals.ts';
import { quote, quoteElsewhere } from './checks/check.ts';

/**
 * Signs that a text was made to game a score. Each flag lowers the score by its factor and shows what it rests on.
 * Thresholds are set where none of the ordinary pages that they were tried on is flagged.
 */
const MULTIPLIER_MIN = 0.2;

/** Share of sentences that stand in the text more than once: product and forum pages repeat up to two in five. */
const DUPLICATES = { sentencesMin: 8, wordsMin: 6, tolerated: 0.5, worst: 0.8, multiplier: 0.3 } as const;
/** Distinct word 3-grams as a share of all: prose has 0.9 and more, stuffed text far less. */
const TRIGRAMS = { wordsMin: 120, tolerated: 0.45, worst: 0.2, multiplier: 0.35 } as const;
/** Share of one stem in all words: keyword stuffing lowered visibility by 8-10 % in KDD 2024. */
const STUFFING = { wordsMin: 100, tolerated: 0.12, worst: 0.3, multiplier: 0.4 } as const;
/** Hidden prose as a share of the visible text. Menus and dialogs are hidden everywhere; whole paragraphs are not. */
const HIDDEN = { paragraphWordsMin: 20, wordsMin: 80, tolerated: 0.35, worst: 1, multiplier: 0.4 } as const;
const MODEL_ADDRESS_MULTIPLIER = 0.3;
const HIDDEN_CHARS_READ = 5_000;
const EVIDENCE_MAX = 3;

export function integrityOf(signals: Signals): Integrity {
  const flags = [
    duplicateSentences(signals),
    repeatedPhrases(signals),
    stuffedWord(signals),
    hiddenText(signals),
    addressesModel(signals),
  ].filter((flag) => flag !== null);
  const product = flags.reduce((value, flag) => value * flag.multiplier, 1);
  return { multiplier: round(Math.max(MULTIPLIER_MIN, product)), flags };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

interface Band {
  readonly tolerated: number;
  readonly worst: number;
  readonly multiplier: number;
}

/** 1 at the tolerated value, the flag's multiplier at the worst, a straight line between. Null: nothing to flag. */
function factor(value: number, band: Band): number | null {
  const excess = (value - band.tolerated) / (band.worst - band.tolerated);
  return excess <= 0 ? null : round(1 - Math.min(1, excess) * (1 - band.multiplier));
}

/** Sentences that are neither quotations nor cells: threads quote themselves, tables of variants say the same of each. */
function ownSentences(prose: Prose): Sentence[] {
  return prose.units
    .filter((unit) => unit.isProse && unit.block.kind !== 'quote')
    .flatMap((unit) => unit.sentences);
}

function duplicateSentences({ prose }: Signals): IntegrityFlag | null {
  const sentences = ownSentences(prose).filter((sentence) => sentence.words.length >= DUPLICATES.wordsMin);
  if (sentences.length < DUPLICATES.sentencesMin) return null;
  const seen = new Map<string, Sentence>();
  const repeated: Sentence[] = [];
  for (const sentence of sentences) {
    const key = sentence.words.map((word) => word.lower).join(' ');
    if (seen.has(key)) repeated.push(sentence);
    else seen.set(key, sentence);
  }
  const share = repeated.length / sentences.length;
  const multiplier = factor(share, DUPLICATES);
  if (multiplier === null) return null;
  return {
    code: 'duplicate_sentences',
    multiplier,
    message: `${String(Math.round(share * 100))} % of the sentences stand in the text more than once.`,
    evidence: repeated.slice(0, EVIDENCE_MAX).map((sentence) => quote(sentence.text, sentence.start)),
  };
}

function repeatedPhrases({ prose }: Signals): IntegrityFlag | null {
  const seen = new Map<string, { count: number; text: string; start: number }>();
  let total = 0;
  for (const sentence of ownSentences(prose)) {
    for (let i = 0; i + 3 <= sentence.words.length; i++) {
      const [a, b, c] = [sentence.words[i], sentence.words[i + 1], sentence.words[i + 2]];
      if (a === undefined || b === undefined || c === undefined) continue;
      const key = `${a.lower} ${b.lower} ${c.lower}`;
      const known = seen.get(key);
      if (known !== undefined) known.count++;
      else
        seen.set(key, {
          count: 1,
          text: sentence.text.slice(a.start - sentence.start, c.end - sentence.start),
          start: a.start,
        });
      total++;
    }
  }
  if (total < TRIGRAMS.wordsMin) return null;
  const distinct = seen.size / total;
  const multiplier = factor(-distinct, {
    tolerated: -TRIGRAMS.tolerated,
    worst: -TRIGRAMS.worst,
    multiplier: TRIGRAMS.multiplier,
  });
  if (multiplier === null) return null;
  const worst = [...seen.values()]
    .sort((a, b) => b.count - a.count || a.start - b.start)
    .slice(0, EVIDENCE_MAX);
  return {
    code: 'repeated_phrases',
    multiplier,
    message: `Only ${String(Math.round(distinct * 100))} % of the three-word sequences are distinct; ordinary prose has more than 90 %.`,
    evidence: worst.map(({ text, start }) => quote(text, start)),
  };
}

function stuffedWord({ prose }: Signals): IntegrityFlag | null {
  const counts = new Map<string, { count: number; text: string; start: number }>();
  let total = 0;
  for (const sentence of prose.sentences) {
    for (const word of sentence.words) {
      total++;
      if (word.isStop) continue;
      const known = counts.get(word.stem);
      if (known !== undefined) known.count++;
      else counts.set(word.stem, { count: 1, text: word.text, start: word.start });
    }
  }
  const densest = [...counts.values()].sort((a, b) => b.count - a.count || a.start - b.start)[0];
  if (total < STUFFING.wordsMin || densest === undefined) return null;
  const share = densest.count / total;
  const multiplier = factor(share, STUFFING);
  if (multiplier === null) return null;
  return {
    code: 'keyword_stuffing',
    multiplier,
    message: `“${densest.text}” is ${String(Math.round(share * 100))} % of all words.`,
    evidence: [quote(densest.text, densest.start)],
  };
}

function hiddenText({ page, prose }: Signals): IntegrityFlag | null {
  const paragraphs = page.hidden.filter(
    ({ text }) =>
      /[.!?。！？]/.test(text) && countWords(text) >= HIDDEN.paragraphWordsMin && !page.text.includes(text),
  );
  const words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  const multiplier = factor(words / Math.max(1, prose.wordCount), HIDDEN);
  const [first] = paragraphs;
  if (words < HIDDEN.wordsMin || multiplier === null || first === undefined) return null;
  return {
    code: 'hidden_text',
    multiplier,
    message: `${String(words)} words of running text are hidden from readers (${first.reason}).`,
    evidence: paragraphs.slice(0, EVIDENCE_MAX).map(({ text }) => quoteElsewhere(text)),
  };
}

/** A page may quote such a sentence, and code may hold it; what stands open in the text is meant. */
function addressesModel({ page, prose }: Signals): IntegrityFlag | null {
  const visible = ownSentences(prose).filter((sentence) => {
    const block = prose.units[sentence.unit]?.block;
    return modelAddressIn(sentence.text, block?.text.slice(0, sentence.start - block.start)) === 'open';
  });
  const hidden = page.hidden.filter(({ text }) => modelAddressIn(text.slice(0, HIDDEN_CHARS_READ)) !== null);
  if (visible.length === 0 && hidden.length === 0) return null;
  return {
    code: 'addresses_model',
    multiplier: MODEL_ADDRESS_MULTIPLIER,
    message: 'The page speaks to a language model instead of a reader.',
    evidence: [
      ...visible.map((sentence) => quote(sentence.text, sentence.start)),
      ...hidden.map(({ text }) => quoteElsewhere(text)),
    ].slice(0, EVIDENCE_MAX),
  };
}
