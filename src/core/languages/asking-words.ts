import type { WordList } from './notation.ts';

/** Words that show what a question asks for, and what words answer it. */
export interface AskingWords {
  readonly kinds: AskedKinds;
  readonly values: AskedValues;
  readonly answers: AnsweringWords;
  readonly silences: SilentWords;
}

/**
 * Words of a question that show the kind of its answer. The kinds are tried in the order of these fields; the first that
 * matches decides.
 */
export interface AskedKinds {
  /** `how much does * cost | price`. */
  readonly price: WordList;
  /** To choose or tell apart: `vs | difference between`. */
  readonly comparison: WordList;
  /** `when | what year | deadline`. */
  readonly date: WordList;
  /** A quantity: `how many | how long | weight`. */
  readonly number: WordList;
  /** `who | whose`. */
  readonly person: WordList;
  /** `where | address`. */
  readonly place: WordList;
  /** Reasons, before a later word decides otherwise: `why | how come`. */
  readonly explanation: WordList;
  /** To do something: `how to | how do i`. */
  readonly steps: WordList;
  /** Several things: `types of | which | list of`. */
  readonly list: WordList;
  /** `what is | meaning of`. Only where it opens the question. */
  readonly definition: WordList;
  /** Verbs that open a question of yes or no: `is | does | can`. */
  readonly yesNo: WordList;
}

/** Words of a question that show which value answers it. A question may match several, and any of them answers it. */
export interface AskedValues {
  /** Money, in questions that ask for no price: `salary | how much money`. */
  readonly sums: WordList;
  /** A part of a whole: `what percentage | share of`. */
  readonly shares: WordList;
  /** `how long | how many hours | warranty`. */
  readonly durations: WordList;
  /** `how heavy | weigh[s]`. */
  readonly masses: WordList;
  /** Lengths, areas, volumes, data, power: `how (big|tall) | dimension[s]`. */
  readonly sizes: WordList;
  /** Right before the things that are counted: `how many | number of`. */
  readonly counts: WordList;
  /** Words of statements that tell how often something happens: `daily | once | every`. */
  readonly frequencies: WordList;
}

/** Words of answers. */
export interface AnsweringWords {
  /** `because | due to | so that`. */
  readonly reasons: WordList;
  /** `than | whereas | unlike`. */
  readonly comparisons: WordList;
  /** Words that affirm, deny, allow or limit: `yes | not | can | only`. */
  readonly verdicts: WordList;
  /** Words of advice and instruction: `you can | should | click`. */
  readonly instructions: WordList;
  /** Words of money without a currency: `free | per month`. */
  readonly money: WordList;
  /** Words of time without a figure: `daily | today | monday`. */
  readonly times: WordList;
  /** Prepositions before a place: `in | near | at`. */
  readonly places: WordList;
}

/** Words of sentences that answer nothing. */
export interface SilentWords {
  /** Openers of sentences that lead elsewhere: `read more | find out`. */
  readonly teasers: WordList;
  /** Words of somebody who asks or wishes: `does anyone know | looking for | i wonder`. */
  readonly wishes: WordList;
  /** Thanks, greetings and good wishes: `thanks | good luck | welcome to`. */
  readonly smallTalk: WordList;
}
