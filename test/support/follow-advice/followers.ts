/** What an editor does who follows the advice of a check to the letter, as far as a script can. */
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import type { HtmlDocument } from './edit-html.ts';
import { fillCells, labelColumns, repairCharacters, fillPlaceholder } from './follow-content.ts';
import { addHeadings, changeOutline, nameSubject } from './follow-headings.ts';
import {
  allowSnippets,
  changeDescription,
  changeTitle,
  declareLanguage,
  nameAddress,
  repairJsonLd,
  removeNoindex,
} from './follow-head.ts';
import { linkSource, removeFlagged, stateDate, trimChrome } from './follow-markup.ts';

/** An advice, and the page that got it. */
export interface Asked {
  readonly check: string;
  readonly text: string;
  /** The words at its place; null without a place. */
  readonly where: string | null;
  readonly example: string | null;
  readonly result: AnalysisResult;
}

/** Changes the page; false where it cannot do what is asked. */
export type Follower = (page: HtmlDocument, asked: Asked) => boolean;

export const followers: Readonly<Record<string, Follower>> = {
  title: changeTitle,
  description: changeDescription,
  'page-date': (page, asked) =>
    asked.text.startsWith('State') ? stateDate(page, asked) : changeTitle(page, asked),
  'heading-outline': changeOutline,
  'labelled-passages': addHeadings,
  'extractable-forms': labelColumns,
  'filled-cells': fillCells,
  'readable-characters': repairCharacters,
  'written-placeholders': fillPlaceholder,
  boilerplate: trimChrome,
  'structured-data-validity': repairJsonLd,
  'primary-entity-prominence': nameSubject,
  'evidence-hygiene': linkSource,
  'canonical-address': nameAddress,
  'language-declared': declareLanguage,
  noindex: removeNoindex,
  nosnippet: allowSnippets,
  hidden_text: removeFlagged,
  addresses_model: removeFlagged,
  untrue_markup: removeFlagged,
  unseen_characters: removeFlagged,
  duplicate_sentences: removeFlagged,
  hollow_definitions: removeFlagged,
};

/** Checks and limits whose advice needs an author, a developer or another file, with the reason. */
export const ONLY_BY_HAND: Readonly<Record<string, string>> = {
  'answered-queries': 'the answer, or the summary of a thread, is what the page lacks',
  'supporting-entities': 'only an author knows how a name belongs to the subject',
  depth: 'an introduction to a collection is new text',
  'reader-intent': 'a language model judged: its advice is free text',
  'reader-structure': 'a language model judged: its advice is free text',
  'reader-entities': 'a language model judged: its advice is free text',
  'raw-html-text': 'which element contains the content, and what a script renders, its developer knows',
  script_shell: 'the text is not in the HTML',
  thin: 'more text is new text',
  crawlers_blocked: 'robots.txt is another file',
  some_crawlers_blocked: 'robots.txt is another file',
};
