import { perPack, wordSet } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { TITLE_JOINT } from '../../page-facts/title-joints.ts';
import { activityIn } from '../../text/english/instructions.ts';
import { siteNameOf } from '../subject/page-title.ts';
import { sharedStems, type QuestionCandidate, type QuestionContext } from './candidate.ts';
import { naturalCase } from './natural-case.ts';
import { bareHeading, standsAlone } from './question-text.ts';

/** Questions about the tasks that headings name: "Creating a new branch" is "How do you create a new branch in Git?". */

const HEADINGS_MAX = 150;
const TASKS_MAX = 4;
const TOOL_WORDS_MAX = 2;
/** A longer name is clear without its tool. */
const SHORT_NAME_STEMS = 2;
/** The page itself speaks of work "in Git" so often. */
const TOOL_PLACES_MIN = 2;

const wordsIn = perPack(({ questions }: LanguagePack) => ({
  prepositions: wordSet(questions?.toolPrepositions ?? null),
}));

/** "Installing Tailwind CSS with Vite" is "How do you install Tailwind CSS with Vite?"; null for other headings. */
export function taskOf(heading: string, { pack, text }: QuestionContext, rest = ''): string | null {
  const words = pack.writing?.questions?.headings ?? null;
  if (words === null) return null;
  const activity = activityIn(bareHeading(heading), words);
  return activity === null
    ? null
    : words.taskQuestion.template.replace('{task}', () => naturalCase(activity, text, pack.code) + rest);
}

export function askedByTasks(context: QuestionContext, page: PageDocument): QuestionCandidate[] {
  const { pageType, blocks, pack } = context;
  if (pageType !== 'documentation') return [];
  const tool = toolOf(context, page);
  return blocks
    .filter(({ kind }) => kind === 'heading')
    .slice(0, HEADINGS_MAX)
    .flatMap(({ text }): QuestionCandidate[] => {
      const isNamed = sharedStems(text, context).shared > 0 || (tool !== null && text.includes(tool.name));
      if (!isNamed && tool === null) return [];
      const place = tool === null || text.includes(tool.name) ? '' : ` ${tool.preposition} ${tool.name}`;
      const question = taskOf(text, context, place);
      return question === null || !standsAlone(bareHeading(text), pack, false)
        ? []
        : [{ text: question, kind: 'steps', source: 'task', isHeading: false }];
    })
    .slice(0, TASKS_MAX);
}

/** "What is ownership?" on a page about Rust is "What is ownership in Rust?": elsewhere the word means other things. */
export function withTool(
  question: QuestionCandidate,
  context: QuestionContext,
  page: PageDocument,
): QuestionCandidate {
  if (context.pageType !== 'documentation' || !/[?？]$/u.test(question.text)) return question;
  const tool = toolOf(context, page);
  const isNamed =
    tool === null || context.subject.stems.size > SHORT_NAME_STEMS || question.text.includes(tool.name);
  return isNamed
    ? question
    : { ...question, text: question.text.replace(/(\s?[?？])$/u, ` ${tool.preposition} ${tool.name}$1`) };
}

/** The product that a page documents, with the preposition that the page itself uses: "in Git". */
function toolOf(
  { text, pack, subject }: QuestionContext,
  page: PageDocument,
): { readonly name: string; readonly preposition: string } | null {
  const { prepositions } = wordsIn(pack);
  const segments = (page.metadata.title ?? '').split(TITLE_JOINT);
  for (const name of [siteNameOf(page) ?? '', ...segments, subject.name].map((one) => one.trim())) {
    if (name === '' || name.split(' ').length > TOOL_WORDS_MAX) continue;
    const used = text
      .placesOf(name)
      .map(({ before }) => before.toLowerCase())
      .filter((before) => prepositions.has(before));
    const [preposition] = [...prepositions].sort(
      (one, other) =>
        used.filter((word) => word === other).length - used.filter((word) => word === one).length,
    );
    if (used.length >= TOOL_PLACES_MIN && preposition !== undefined) return { name, preposition };
  }
  return null;
}
