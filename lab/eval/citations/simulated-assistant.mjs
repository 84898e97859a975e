/**
 * An assistant without a model: it answers with the sentence of the sources that has most words of the question, word for word,
 * and cites every source that contains it. Deterministic, and blind to the order of the sources.
 */

/** @param {{ question: string, sources: readonly string[] }} asked sources in the order of their labels */
export function simulatedAnswer({ question, sources }) {
  const asked = new Set(wordsOf(question));
  const sentences = sources.flatMap((text) =>
    text
      .split(/\n|(?<=[.!?])\s+/u)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== ''),
  );
  const [best] = [...new Set(sentences)]
    .map((sentence) => ({ sentence, value: valueOf(sentence, asked) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value || (one.sentence < other.sentence ? -1 : 1));
  if (best === undefined) return 'No source answers the question.';
  const labels = sources.flatMap((text, index) =>
    text.includes(best.sentence) ? [`[${String(index + 1)}]`] : [],
  );
  return `${best.sentence.replace(/[.!?]$/u, '')} ${labels.join('')}.`;
}

/** Words of the question, and a figure, which most questions ask for. */
function valueOf(sentence, asked) {
  const words = new Set(wordsOf(sentence));
  const shared = [...asked].filter((word) => words.has(word)).length;
  return shared === 0 ? 0 : shared + (/\d/u.test(sentence) ? 0.5 : 0);
}

function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** The question and the sources of a composed prompt. */
export function readPrompt(prompt) {
  const key = /^The key: (\w+)$/mu.exec(prompt)?.[1] ?? '';
  const parts = [...prompt.matchAll(new RegExp(`<<<(\\w+) ${key}\\n([\\s\\S]*?)\\n${key}>>>`, 'gu'))];
  return {
    question: parts.find(([, name]) => name === 'QUESTION')?.[2] ?? '',
    sources: parts.filter(([, name]) => name === 'SOURCE').map(([, , text]) => text),
  };
}
