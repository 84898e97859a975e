/**
 * Questions with the page that answers each and its rivals, from the labelled pages of the parts *tune* and *read*. Only
 * questions for a figure whose answer stands in the main text: there a variant without the answer can be made by script.
 */
import { createHash } from 'node:crypto';
import { askedThingOf } from '../../../dist/core/reading/answers/asked-thing.js';
import { bm25 } from '../bm25.mjs';
import { isOwnData } from '../data.mjs';
import { readLabelledPages } from '../readings/labelled-readings.mjs';
import { pageBlocks } from './page-blocks.mjs';
import { figuresIn } from './variants.mjs';

const askedThings = new Set(['number', 'price', 'date', 'duration', 'size']);
const questionCount = 30;
const rivalCount = 4;
/** The pages of the project are short. */
const wordsMin = isOwnData ? 40 : 150;
/** Longer pages take long to read and show nothing else. */
const charsMax = 40_000;

/**
 * @typedef {object} AskedPage
 * @property {string} question
 * @property {string} answer
 * @property {string} file
 * @property {'seen' | 'unseen'} half of the first, results may be looked at and rules repaired; the second judges
 * @property {import('./page-blocks.mjs').PageBlocks} page
 * @property {readonly import('./page-blocks.mjs').PageBlocks[]} rivals pages on the nearest topics
 *
 * @returns {AskedPage[]} at most one question a page, in the order of a hash
 */
export function askedPages() {
  const pages = readLabelledPages()
    .filter(({ part }) => isOwnData || part !== 'report')
    .map((labels) => ({ ...labels, page: pageBlocks(labels.html) }))
    .map((labels) => ({ ...labels, text: labels.page.blocks.map(({ text }) => text).join('\n') }))
    .filter(({ text }) => text.split(/\s+/).length >= wordsMin && text.length <= charsMax);
  return pages
    .flatMap((labels) => {
      const one = labels.queries.find((query) => isUsable(query, labels.text));
      return one === undefined ? [] : [{ labels, question: one.q, answer: one.answer }];
    })
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .slice(0, questionCount)
    .map(({ labels, question, answer }, index) => ({
      ...{ question, answer, file: labels.file, half: index % 2 === 0 ? 'seen' : 'unseen' },
      page: labels.page,
      rivals: nearest(question, labels, pages),
    }));
}

function isUsable({ q, answered, answer }, text) {
  return (
    answered === 'full' &&
    answer !== null &&
    text.includes(answer) &&
    figuresIn(answer).some((figure) => figure.length > 1 || /[%$€£]/u.test(answer)) &&
    askedThings.has(askedThingOf(q, 'en'))
  );
}

function orderOf({ question }) {
  return createHash('sha256').update(question).digest('hex');
}

function nearest(question, own, pages) {
  const scores = bm25(
    question,
    pages.map(({ text }) => text),
  );
  return pages
    .map((page, index) => ({ page, score: scores[index] }))
    .filter(({ page }) => page !== own && page.url !== own.url)
    .sort((one, other) => other.score - one.score)
    .slice(0, rivalCount)
    .map(({ page }) => page.page);
}
