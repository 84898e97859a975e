import { entriesOf, expressionOf, matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { LanguagePack, Template } from '../../languages/pack.ts';
import type { HeadingQuestions, QuestionWords } from '../../languages/writing-words.ts';
import { activityIn } from '../../text/english/instructions.ts';

/** Builds questions from words of the page with the forms of its language. Null: the language has no form for it. */

function questionsIn(language: string): QuestionWords | null {
  return packOf(language).writing?.questions ?? null;
}

/** Title of a list of questions and answers. */
export function faqTitle(language: string): string | null {
  return questionsIn(language)?.faqTitle ?? null;
}

interface DefinitionForm {
  readonly question: Template;
  readonly beforeVowel: Template | null;
}

const definitionsOf = perPack(({ writing }: LanguagePack): ReadonlyMap<string, DefinitionForm> => {
  const definitions = writing?.questions?.definitions ?? [];
  return new Map(
    definitions.flatMap(({ verbs, question, beforeVowel }) =>
      entriesOf(verbs).map((verb) => [verb, { question, beforeVowel }] as const),
    ),
  );
});

/** Verbs of definitions that a question form exists for. */
export function definitionVerbs(language: string): readonly string[] {
  return [...definitionsOf(packOf(language)).keys()];
}

const leadingArticleOf = perPack(({ writing }) =>
  expressionOf("^@articles(?:(?= )|(?<=['’]))", { articles: writing?.questions?.articles ?? null }),
);

/** "What is a heat pump?" from the subject and the verb of a definition, as written in its sentence. */
export function definitionQuestion(subject: string, verb: string, language: string): string | null {
  const pack = packOf(language);
  const form = definitionsOf(pack).get(verb);
  if (form === undefined) return null;
  const asked = subject.replace(leadingArticleOf(pack), (article) => article.toLowerCase());
  const question = form.beforeVowel !== null && startsWithVowel(asked) ? form.beforeVowel : form.question;
  return question.template.replace('{subject}', () => asked);
}

/** Counts h as a vowel: it is silent in most words of the languages with elision. */
function startsWithVowel(text: string): boolean {
  return /^[aeiouyhœæ]/iu.test(text.normalize('NFD'));
}

interface HeadingForms {
  readonly words: HeadingQuestions;
  readonly task: RegExp;
  readonly list: RegExp;
  readonly unmarked: RegExp;
}

const headingFormsOf = perPack(({ writing }: LanguagePack): HeadingForms | null => {
  const words = writing?.questions?.headings ?? null;
  if (words === null) return null;
  return {
    words,
    task: expressionOf('^@tasks (\\p{L}.*)$', { tasks: words.tasks }),
    list: expressionOf('^(?:@articles )?(@lists) (@links) (.{3,60})$', {
      articles: writing?.questions?.articles ?? null,
      lists: words.lists,
      links: words.listLinks,
    }),
    unmarked: expressionOf('^@unmarked ', { unmarked: words.unmarked }),
  };
});

/** The question of a heading that lacks a question mark or has a form in the language: "How to X" becomes "How do you X?". */
export function questionFromHeading(heading: string, language: string): string | null {
  const forms = headingFormsOf(packOf(language));
  if (forms === null) return null;
  const { words, task, list, unmarked } = forms;
  const ofTask = (named: string): string => words.taskQuestion.template.replace('{task}', () => named);
  const named = task.exec(heading)?.[1];
  if (named !== undefined) return ofTask(withSmallStart(named));
  const listed = list.exec(heading);
  if (listed !== null) {
    const [, kinds = '', link = '', subject = ''] = listed;
    return words.listQuestion.template.replace(/\{(?:list|link|subject)\}/g, (slot) =>
      slot === '{list}' ? kinds.toLowerCase() : slot === '{link}' ? link : subject,
    );
  }
  if (unmarked.test(heading)) return `${heading}?`;
  const activity = activityIn(heading, words);
  return activity === null ? null : ofTask(activity);
}

/** Lower-cases the first letter, except of names with other capitals. */
function withSmallStart(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const askingOf = perPack(({ writing, grammar: { isUnspaced } }: LanguagePack): RegExp | null => {
  const openers = writing?.questions?.openers ?? null;
  return openers === null ? null : matcherOf(openers, { isUnspaced, at: 'start' });
});

/** True for a question that asks something. */
export function isClearQuestion(question: string, language: string): boolean {
  if (!/[?？]$/u.test(question)) return false;
  return askingOf(packOf(language))?.test(question.replace(/^¿/u, '')) !== false;
}
