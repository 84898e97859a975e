import { quote } from '../evidence/evidence.ts';
import { keptBySentence, type Prose, type Sentence } from '../signals/prose.ts';
import { factor, flag, percent, type Sign } from './flag.ts';

/**
 * Share of sentences that occur more than once: product and forum pages repeat up to two in five. Recurring offer terms and
 * delivery notes of honest pages are off topic, gain nothing and are ignored.
 */
const DUPLICATES = { tolerated: 0.5, worst: 0.8, multiplier: 0.3 } as const;
/** Sentences of the text. Decision: among fewer, one repetition would decide. */
const SENTENCES_MIN = 8;
/** Words of a sentence. Decision: shorter ones are phrases that honest pages repeat. */
const WORDS_MIN = 6;

export const duplicateSentences: Sign = ({ prose, topic }) => {
  const seen = new Set<string>();
  const repeated: Sentence[] = [];
  let all = 0;
  for (const { sentence, key } of keyedSentences(prose)) {
    all++;
    if (!seen.has(key)) seen.add(key);
    else if (topic.isAbout(sentence.words)) repeated.push(sentence);
  }
  const share = all < SENTENCES_MIN ? 0 : repeated.length / all;
  return flag(
    'duplicate_sentences',
    factor(share, DUPLICATES),
    `${percent(share)} of the sentences are repeated, some with only a figure or a word of the heading changed.`,
    repeated.map((sentence) => quote(sentence.text, sentence.start)),
  );
};

/**
 * Sentences that differ only in figures are equal, and so are those that differ only in words of their heading: one text for
 * each of ten towns. Quotations are left out: threads quote themselves.
 */
function* keyedSentences(prose: Prose): Generator<{ readonly sentence: Sentence; readonly key: string }> {
  let heading = new Set<string>();
  for (const { block, words, isProse, sentences } of prose.units) {
    if (block.kind === 'heading') heading = new Set(words.map(({ stem }) => stem));
    if (!isProse || block.kind === 'quote') continue;
    for (const sentence of sentences) {
      if (sentence.words.length < WORDS_MIN) continue;
      const takesUp = sentence.words.some(({ stem, isStop }) => !isStop && heading.has(stem));
      yield { sentence, key: takesUp ? keyOf(sentence, heading) : keyAnywhere(sentence) };
    }
  }
}

function keyOf({ words }: Sentence, heading: ReadonlySet<string>): string {
  const masked = words.map(({ lower, stem, isStop }) =>
    /^\p{N}/u.test(lower) || (!isStop && heading.has(stem)) ? '#' : lower,
  );
  return masked.join(' ');
}

const NO_HEADING: ReadonlySet<string> = new Set();
const keyAnywhere = keptBySentence((sentence) => keyOf(sentence, NO_HEADING));
