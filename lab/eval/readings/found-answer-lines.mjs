/** The labelled answers that the main text still has: what it loses, nothing behind it can find. */
import { compare, share } from '../bootstrap.mjs';
import { wordsIn } from '../words.mjs';

const sequenceWords = 3;
/** Share of an answer’s word sequences from which a text has the answer: labels and buttons between its parts may be gone. */
const foundShare = 0.8;

/** True when the text has the words of the answer in their order. */
export function hasAnswer(text, answer) {
  const wanted = sequencesOf(answer);
  const found = sequencesOf(text, Math.min(sequenceWords, wordsIn(answer).length));
  const count = [...wanted].filter((sequence) => found.has(sequence)).length;
  return count >= wanted.size * foundShare;
}

export function foundAnswerLines(pages, data) {
  const items = pages.map((page) => {
    const answers = [...page.queries, ...(page.probes ?? [])].flatMap(({ answer }) => answer || []);
    const shown = page.html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
    return { judged: answers.length, ours: countOf(page.text, answers), theirs: countOf(shown, answers) };
  });
  const rightOf = (key) => (item) => ({ right: item[key], judged: item.judged });
  return [
    {
      measure: 'labelled answers found in the main text, recall',
      data,
      result: compare(
        items.filter(({ judged }) => judged > 0),
        share,
        rightOf('ours'),
        rightOf('theirs'),
      ),
      baseline: 'all text in the HTML',
    },
  ];
}

function countOf(text, answers) {
  return answers.filter((answer) => hasAnswer(text, answer)).length;
}

function sequencesOf(text, length = sequenceWords) {
  const words = wordsIn(text);
  const size = Math.max(1, Math.min(length, words.length));
  const sequences = new Set();
  for (let at = 0; at + size <= words.length; at += 1) sequences.add(words.slice(at, at + size).join(' '));
  return sequences;
}
