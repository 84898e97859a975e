/** The sentences of all advice, in the report's language: `text` starts with a verb; `why` says what the fault costs today. */
import type { AnswerKind } from '../../schema/vocabulary.ts';
import { quoted } from '../../evidence/quoted.ts';
import { accessTexts } from './en-access.ts';
import { judgedTexts } from './en-judged.ts';
import { list, shapes } from './en-words.ts';
import type { Said } from './said.ts';

export const adviceTexts = {
  ...accessTexts,

  // What is asked

  'answer-question': ({
    asked,
    kind,
    place,
  }: {
    asked: string;
    kind: AnswerKind;
    place: string | null;
  }): Said => ({
    text: `Answer ${quoted(asked)}${place === null ? '' : ` under ${quoted(place)}`}. ${shapes[kind]}.`,
    why: 'Nothing on the page answers this question, so an assistant quotes another page.',
  }),

  'complete-answer': ({ asked, kind, words }: { asked: string; kind: AnswerKind; words: string }): Said => ({
    text: `Complete the answer to ${quoted(asked)}, of which the page gives a part: ${quoted(words)}. ${shapes[kind]}.`,
    why: 'The page answers this question only in part, so an assistant needs another source.',
  }),

  'conclude-thread': {
    text: 'Pin a summary below the question: what most replies agree on, with the post that says it, and what stays open. Mark that post as the answer where the forum can.',
    why: 'The thread asks a question and marks no answer, so an assistant would have to choose between its posts.',
  },

  ...judgedTexts,

  // What the page says

  'add-expected': ({ names }: { names: readonly string[] }): Said => ({
    text: `Say how ${list(names.map((name) => quoted(name)))} ${names.length === 1 ? 'belongs' : 'belong'} to the subject.`,
    why: 'Pages that compete for the same questions cover it; this one never names it.',
  }),
  'introduce-collection': {
    text: 'Add a short introduction above the products: what they have in common, how they differ, and how to choose.',
    why: 'Names and links alone leave nothing to quote when somebody asks which one to choose.',
  },
  'name-source': ({ sentence }: { sentence: string }): Said => ({
    text: `Name and link the source in ${quoted(sentence)}, with its year.`,
    why: 'The sentence refers to a source without saying which, so its claim cannot be checked.',
  }),
  'name-subject': ({ name, places }: { name: string; places: readonly string[] }): Said => ({
    text: `Name ${quoted(name)} in ${list(places)}.`,
    why: 'Title and headings decide which questions a page is found for.',
  }),

  // Title, description, dates

  'add-title': {
    text: 'Give the page a <title> that names its subject.',
    why: 'Without a title the page is listed under its address.',
  },
  'shorten-title': ({ length, max }: { length: string; max: number }): Said => ({
    text: `Shorten the title to ${String(max)} characters or fewer.`,
    why: `It has ${length}, and its end is cut off where it is shown.`,
  }),
  'complete-title': ({ title }: { title: string }): Said => ({
    text: `Complete the title ${quoted(title)} with the name of the page.`,
    why: 'The part of the title that names the page is empty.',
  }),
  'extend-title': ({ title, min, max }: { title: string; min: number; max: number }): Said => ({
    text: `Extend the title ${quoted(title)} to ${String(min)}-${String(max)} characters that say what the page is about.`,
    why: 'The title is too short to tell the page from others.',
  }),
  'add-description': ({ min, max }: { min: number; max: number }): Said => ({
    text: `Write a meta description of ${String(min)}-${String(max)} characters that answers the main question of the page.`,
    why: 'Without one, search results show whatever words the engine picks.',
  }),
  'shorten-description': ({ length, max }: { length: string; max: number }): Said => ({
    text: `Shorten the meta description to ${String(max)} characters or fewer.`,
    why: `It has ${length}, and its end is cut off where it is shown.`,
  }),
  'extend-description': ({ length, min }: { length: string; min: number }): Said => ({
    text: `Extend the meta description to at least ${String(min)} characters: say what the reader learns here.`,
    why: `It has only ${length}.`,
  }),
  'rewrite-description': ({ subject }: { subject: string }): Said => ({
    text: `Rewrite the meta description for this page: say what the reader learns about ${quoted(subject)}.`,
    why: 'It shares no word with the title and the heading of the page.',
  }),
  'agree-on-count': ({ title, heading }: { title: string; heading: string }): Said => ({
    text: `Make title and H1 agree: one says ${title}, the other ${heading}.`,
    why: 'A reader who sees both doubts the rest.',
  }),
  'state-date': {
    text: 'State in the text when the page was published and last changed, and give the same as datePublished and dateModified in its structured data.',
    why: 'Without a date, nobody can tell whether the page is still true.',
  },
  'renew-page': ({ day }: { day: string }): Said => ({
    text: 'Check that the page is still true, change what is not, and update its date.',
    why: `The page is dated ${day}; newer sources are preferred.`,
  }),
  'renew-year': ({ year }: { year: string }): Said => ({
    text: `Bring the page up to date, then change ${quoted(year)} in its title.`,
    why: 'Somebody who asks for the present year is given a newer page.',
  }),

  // Headings, paragraphs, lists

  'name-h1': ({ heading }: { heading: string }): Said => ({
    text: `Name the subject of the page in its H1, which says only ${quoted(heading)}.`,
    why: 'The H1 names the site, so every page of it carries the same label.',
  }),
  'add-h1': {
    text: 'Add one H1 that says what the page is about.',
    why: 'Retrieval cuts a page at its headings and labels every part with the one on top.',
  },
  'add-headings': ({ words }: { words: number }): Said => ({
    text: 'Put a heading above each part of the text that answers a question of its own.',
    why: `The ${words.toLocaleString('en')} words of the text stand under no heading, so a passage is found only as a part of the whole.`,
  }),
  'divide-section': ({
    heading,
    words,
    max,
  }: {
    heading: string | null;
    words: number;
    max: number;
  }): Said => ({
    text: `Divide ${heading === null ? 'the text before the first heading' : `the section ${quoted(heading)}`} with subheadings, one for every ${String(max)} words at most.`,
    why: `It runs for ${words.toLocaleString('en')} words under ${heading === null ? 'no heading' : 'one heading'}.`,
  }),
  'fill-cells': ({ row }: { row: string }): Said => ({
    text: `Write in words what the empty cells of the table show, from the row ${quoted(row)} on.`,
    why: 'A tick that is a picture leaves nothing in the text, so the comparison cannot be read.',
  }),
  'repair-characters': ({ characters, words }: { characters: string; words: string }): Said => ({
    text: `Repair the misread characters ${quoted(characters)} in ${quoted(words)}, and wherever else they occur.`,
    why: 'A quotation with broken characters looks wrong wherever it is shown.',
  }),
  'fill-placeholder': ({ placeholder }: { placeholder: string }): Said => ({
    text: `Replace the placeholder ${quoted(placeholder)} with the words that belong there.`,
    why: 'A placeholder tells every reader that the page was not finished.',
  }),
  'fill-section': ({ heading }: { heading: string }): Said => ({
    text: `Put text under the heading ${quoted(heading)}, or remove it.`,
    why: 'The HTML has nothing below it that a crawler could read.',
  }),
  'tell-headings-apart': ({ heading, count }: { heading: string; count: number }): Said => ({
    text: `Name its own subject in each of the ${String(count)} headings ${quoted(heading)}.`,
    why: 'Sections with the same heading cannot be told apart when they are quoted.',
  }),
  'name-section': ({ heading }: { heading: string }): Said => ({
    text: `Replace the heading ${quoted(heading)} with one that names the subject of its section.`,
    why: 'A heading that fits any section helps no search.',
  }),
  'label-columns': ({ opening }: { opening: string }): Said => ({
    text: `Mark up the header cells of the table that begins ${quoted(opening)} as <th>.`,
    why: 'Without headers, the meaning of a cell is lost when it is quoted.',
  }),

  // Markup

  'render-text': ({ words }: { words: number }): Said => ({
    text: 'Put the text that matters into the HTML that the server sends.',
    why: `The HTML has only ${String(words)} words of main content, and the crawlers of assistants run no scripts.`,
  }),
  'add-landmark': {
    text: 'Wrap the main content in <main> or <article>.',
    why: 'Crawlers have to guess where the content begins and the navigation ends.',
  },
  'trim-chrome': ({ percent }: { percent: number }): Said => ({
    text: 'Shorten menus, teasers and other repeated elements, or move them after the main content.',
    why: `Only ${String(percent)} % of the visible text is main content.`,
  }),
  'declare-language': {
    text: 'Declare the language of the page with lang on <html>.',
    why: 'Programs have to guess the language.',
  },
  'name-address': {
    text: 'Name the address of the page in <link rel="canonical">.',
    why: 'Copies under other addresses compete with this one.',
  },
  'repair-json-ld': ({ reason }: { reason: string }): Said => ({
    text: 'Repair or remove the JSON-LD block that cannot be read.',
    why: `Programs skip the whole block (${quoted(reason)}).`,
  }),
} as const;

export type AdviceTexts = typeof adviceTexts;
