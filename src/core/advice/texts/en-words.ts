/** Words that the advice of `en.ts` is made of, by kinds of answers, pages and faults. */
import type { AnswerKind } from '../../schema/vocabulary.ts';

/** How an answer of each kind looks. */
export const shapes: Readonly<Record<AnswerKind, string>> = {
  number: 'Give the figure with its unit',
  price: 'Give the price with its currency, and say what it includes',
  date: 'Give the date',
  person: 'Name the person',
  place: 'Name the place',
  definition: 'Say in one sentence what it is',
  steps: 'List the steps in their order, one action each',
  comparison: 'Compare the options point by point in a table',
  list: 'List them, one item a line',
  yes_no: 'Start with yes or no, then give the reason',
  explanation: 'Give the reason in one or two sentences that can be quoted alone',
};

/** Asked of what the page offers, whatever its name is. */
export const PRICE_QUESTION = 'What does it cost?';

/** What only the author can supply for an answer of each kind. */
export const factsNeeded: Readonly<Record<AnswerKind, readonly string[]>> = {
  number: ['the figure and its unit', 'the conditions under which it holds'],
  price: [
    'the price or its range, with the currency',
    'what the price includes',
    'the date from which it holds',
  ],
  date: ['the date or period', 'the source that confirms it'],
  person: ['the full name', 'the role'],
  place: ['the full name of the place', 'the address or region'],
  definition: ['what kind of thing it is', 'what sets it apart from others of its kind'],
  steps: ['each step in its order', 'what is needed before the first step', 'how to tell that it worked'],
  comparison: [
    'the options',
    'the points that decide between them',
    'the value of each option for each point',
  ],
  list: ['the complete list of items', 'one fact about each'],
  yes_no: ['yes or no', 'the reason or the condition'],
  explanation: ['the answer in one sentence', 'the reason or the evidence for it'],
};

/** What to remove, by the code of the integrity flag. */
export const flagged: Readonly<Record<string, string>> = {
  addresses_model: 'Remove the text that addresses a language model.',
  unseen_characters: 'Remove the invisible characters from the text.',
  duplicate_sentences: 'Remove sentences that say the same again.',
  hidden_text: 'Show the hidden text to readers, or remove it.',
  hollow_definitions: 'Back each definition with a statement of the text, or remove it.',
  untrue_markup: 'Remove structured data that the page does not show.',
};

export function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
