/** Keyphrases that readers gave web news, among the ten most salient entities: F at 10, exact once stemmed. */
import { createRequire } from 'node:module';
import { newStemmer } from 'snowball-stemmers';
import { analyze } from '../../../dist/core/improve/analyze-page.js';
import { compare, mean } from '../bootstrap.mjs';
import { readLines } from '../data.mjs';
import { escapeHtml } from '../escape-html.mjs';
import { formsOf } from '../names.mjs';
import { countsOf, wordsIn } from '../words.mjs';

export const about =
  '**Keyphrases.** Phrases that readers marked as key in web news articles, against the ten most salient entities. A hit ' +
  'is equal word for word once stemmed. Readers marked many verbs and adjectives, which are no entities, and they marked ' +
  'several times more phrases than ten, so the figure cannot come near 1.';

const phrasesMax = 10;
const phraseWordsMax = 3;
const stemmer = newStemmer('english');
const stopWords = new Set(createRequire(import.meta.url)('stopwords-iso').en);

export async function measure() {
  const articles = readLines('keyphrases', 'web-news');
  const documentCounts = countsOf(articles.flatMap(({ text }) => [...new Set(phrasesIn(text))]));
  const measured = articles.map(({ text, keyphrases }) => {
    const gold = new Set(keyphrases.map(stemmed));
    return {
      ours: fAtTen(salientNames(text), gold),
      theirs: fAtTen(rarePhrases(text, documentCounts, articles.length), gold),
    };
  });
  return {
    lines: [
      {
        measure: 'keyphrases, F at 10',
        data: 'web news',
        result: compare(
          measured,
          mean,
          ({ ours }) => ours,
          ({ theirs }) => theirs,
        ),
        baseline: 'tf-idf of word sequences',
        unit: 'articles',
      },
    ],
  };
}

function stemmed(phrase) {
  return wordsIn(phrase)
    .map((word) => stemmer.stem(word))
    .join(' ');
}

/** @param {string[][]} candidates each in the forms that it may be written in */
function fAtTen(candidates, gold) {
  const top = candidates.slice(0, phrasesMax);
  const hits = new Set(top.flatMap((forms) => forms.filter((form) => gold.has(form)).slice(0, 1))).size;
  return top.length + gold.size === 0 ? 0 : (2 * hits) / (top.length + gold.size);
}

/** The first line is the headline. */
function salientNames(text) {
  const [headline, ...paragraphs] = text.split(/\r?\n/).map(escapeHtml);
  const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  const html = `<title>${headline}</title><body><h1>${headline}</h1>${body}</body>`;
  const outcome = analyze(html, { url: 'https://example.com/', asOf: '2026-01-01', gains: false });
  const entities = outcome.status === 'completed' ? outcome.result.entities : [];
  return [...entities]
    .sort((one, other) => other.salience - one.salience)
    .map(({ name }) => formsOf(name).map(stemmed));
}

/** Sequences of up to three words that neither begin nor end with a stop word and cross no punctuation, stemmed. */
function phrasesIn(text) {
  return text.split(/[.,;:!?()"“”\r\n–—]+/).flatMap((run) => {
    const words = wordsIn(run);
    const phrases = [];
    for (let from = 0; from < words.length; from += 1) {
      for (let length = 1; length <= phraseWordsMax && from + length <= words.length; length += 1) {
        const phrase = words.slice(from, from + length);
        if (stopWords.has(phrase[0]) || stopWords.has(phrase.at(-1))) continue;
        phrases.push(phrase.map((word) => stemmer.stem(word)).join(' '));
      }
    }
    return phrases;
  });
}

function rarePhrases(text, documentCounts, documents) {
  const weight = ([phrase, count]) => count * Math.log(documents / documentCounts.get(phrase));
  return [...countsOf(phrasesIn(text))]
    .sort((one, other) => weight(other) - weight(one))
    .map(([phrase]) => [phrase]);
}
