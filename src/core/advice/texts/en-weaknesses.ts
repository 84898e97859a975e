/** What each weakness costs, and what to do about it where the words of a model do not pass. */
import type { Weakness } from '../../schema/vocabulary.ts';

interface SaidOfWeakness {
  /** `at`: “ at “quoted words””, or nothing. */
  readonly text: (at: string) => string;
  readonly why: string;
}

export const weaknessTexts: Readonly<Record<Weakness, SaidOfWeakness>> = {
  no_direct_answer: {
    text: (at) => `State the answer to the main question of the page in one sentence${at}.`,
    why: 'No passage answers the main question by itself, so an assistant quotes another page.',
  },
  answer_late: {
    text: (at) => `Move the answer${at} to the first paragraph.`,
    why: 'Assistants quote mostly from the first third of a page; the answer comes later.',
  },
  thin: {
    text: (at) => `Extend the text${at} with the facts that its readers look for.`,
    why: 'The page says too little for an assistant to quote.',
  },
  vague_no_facts: {
    text: (at) => `Replace general statements${at} with figures, names, dates or conditions.`,
    why: 'General statements give an assistant nothing to quote that another page does not say, too.',
  },
  no_sources: {
    text: (at) => `Link the source of each figure and claim${at}.`,
    why: 'Readers cannot check the claims of the page.',
  },
  off_topic_mix: {
    text: (at) => `Move text on other subjects${at} to a page for each.`,
    why: 'Passages on other subjects make it unclear which questions the page answers.',
  },
  bad_title: {
    text: (at) => `Name the subject of the page in its title${at}.`,
    why: 'The title does not say what the page is about.',
  },
  bad_or_missing_description: {
    text: (at) => `Write a meta description that states what the page answers${at}.`,
    why: 'Search results and assistants read the description first.',
  },
  poor_headings: {
    text: (at) => `Give each section a heading that says what it answers${at}.`,
    why: 'Passages are retrieved by their headings.',
  },
  wall_of_text: {
    text: (at) => `Divide the long block${at} into paragraphs or a list, one point each.`,
    why: 'A long block cannot be quoted as a passage.',
  },
  needs_context: {
    text: (at) => `Name the subject in the sentence that opens the passage${at}.`,
    why: 'Quoted alone, the passage does not say what it is about.',
  },
  boilerplate_heavy: {
    text: (at) => `Remove repeated offers, notices and link lists from the text${at}.`,
    why: 'Repeated boilerplate hides the passages that answer.',
  },
  outdated: {
    text: (at) => `Check the dated statements${at}, and state the date of the last review.`,
    why: 'Assistants prefer sources that are current.',
  },
  promotional: {
    text: (at) => `Replace praise${at} with facts that a reader can check.`,
    why: 'Assistants do not quote advertising as fact.',
  },
  unclear_subject: {
    text: (at) => `Say in the first sentence what the page is about${at}.`,
    why: 'Without a clear subject an assistant cannot match the page to a question.',
  },
};
