import { entriesOf, expressionOf, matcherOf, perPack } from '../../../languages/compile.ts';
import type { LanguagePack } from '../../../languages/pack.ts';
import type { Side } from '../../../languages/question-words.ts';
import type { PageType } from '../../../schema/vocabulary.ts';
import type { Block } from '../../document/page-document.ts';
import { wordsOf } from '../../language/words.ts';
import { contentStems } from '../../signals/terms.ts';
import type { Subject } from '../subject/subject.ts';
import { askAbout, searchFor, type AskedName } from './asked-name.ts';
import type { QuestionCandidate } from './candidate.ts';
import { naturalCase } from './natural-case.ts';
import { bareHeading, questionIn, standsAlone } from './question-text.ts';
import type { RunningText } from './running-text.ts';
import { SIDES } from './sides.ts';

/** What the questions of a page are made from. */
export interface QuestionContext {
  readonly subject: Subject;
  readonly name: AskedName;
  readonly pageType: PageType;
  readonly blocks: readonly Block[];
  readonly text: RunningText;
  readonly pack: LanguagePack;
}

/** Later headings and labels are not read. */
const HEADINGS_MAX = 150;
const LABELS_MAX = 150;
const PHRASE_WORDS = { min: 3, max: 9 } as const;
const QUESTION_STEMS_MIN = 4;
/** Pages that speak to anyone; on others "you" is the owner or the buyer. */
const INFORMING: ReadonlySet<PageType> = new Set<PageType>([
  'article',
  'documentation',
  'recipe',
  'forum',
  'other',
]);

/** Questions that the headings and the lists of questions of the page ask. */
export function askedOnPage(context: QuestionContext): QuestionCandidate[] {
  const { blocks, text, pack, pageType } = context;
  const isForum = pageType === 'forum';
  return blocks
    .filter(
      ({ kind, text: { length } }) =>
        kind === 'heading' || kind === 'term' || (kind === 'paragraph' && !isForum && length < 140),
    )
    .filter(({ kind, text: own }) => kind === 'heading' || /[?？]\s*$/u.test(own))
    .slice(0, HEADINGS_MAX)
    .flatMap((block): QuestionCandidate[] => {
      const question = questionIn(block.text, text, pack);
      if (question === null || !standsAlone(question, pack, INFORMING.has(pageType))) return [];
      return concerns(question, context) ? [{ text: question, kind: null, source: 'asked' }] : [];
    });
}

/** True for a question that names the subject, or enough else to be clear. */
function concerns(question: string, { subject, pack }: QuestionContext): boolean {
  const stems = contentStems(wordsOf(question, pack.code));
  return [...subject.stems].some((stem) => stems.has(stem)) || stems.size >= QUESTION_STEMS_MIN;
}

const sidesOf = perPack(({ questions, grammar: { isUnspaced } }: LanguagePack) => {
  if (questions === null) return [];
  return (Object.keys(SIDES) as Side[]).flatMap((side) => {
    const words = questions.sides[side];
    if (words === undefined) return [];
    const links = questions.links;
    return [
      {
        side,
        question: words.question,
        whole: matcherOf(words.headings, { at: 'whole', isUnspaced }),
        opening: expressionOf('^@headings (@links) (.{3,80})$', { headings: words.headings, links }),
      },
    ];
  });
});

/** Questions about the sides of the subject that headings announce: "Pricing" is "How much does Zoho People cost?". */
export function askedByHeadings(context: QuestionContext): QuestionCandidate[] {
  const headings = context.blocks.filter(({ kind }) => kind === 'heading').slice(0, HEADINGS_MAX);
  return headings.flatMap((block) => ofHeading(bareHeading(block.text).replace(/[:.!*?]+$/u, ''), context));
}

function ofHeading(heading: string, context: QuestionContext): QuestionCandidate[] {
  const { name, pack, subject, text, pageType } = context;
  const rest = withoutName(heading, context);
  for (const { side, question, whole, opening } of sidesOf(pack)) {
    if (rest !== '' && whole.test(rest)) {
      if (!SIDES[side].types.has(subject.type)) return [];
      // Buyers search; readers ask.
      const asked =
        pageType === 'product'
          ? (searchFor(question, name) ?? askAbout(question, name))
          : askAbout(question, name);
      return asked === null ? [] : [{ text: asked, kind: SIDES[side].kind, source: 'heading' }];
    }
    const [, link = '', other = ''] = opening.exec(heading) ?? [];
    const form = question.one?.template ?? '';
    if (
      other !== '' &&
      form.includes(` ${link.toLowerCase()} {subject}`) &&
      standsAlone(heading, pack, false) &&
      concernsSubject(other, context)
    )
      return [
        {
          text: form.replace('{subject}', () => naturalCase(other, text)),
          kind: SIDES[side].kind,
          source: 'heading',
        },
      ];
  }
  const phrase = phraseIn(heading, context);
  return phrase === null ? [] : [{ text: phrase, kind: null, source: 'heading' }];
}

/** What a heading says besides the subject's name and the small words around it. */
function withoutName(heading: string, { name, subject, pack }: QuestionContext): string {
  const lower = heading.toLowerCase();
  const own = [name.bare, subject.name].find((one) => lower.includes(one.toLowerCase()));
  if (own === undefined) return heading;
  const at = lower.indexOf(own.toLowerCase());
  const links = new Set([
    ...entriesOf(pack.questions?.links ?? null),
    ...entriesOf(pack.writing?.questions?.articles ?? null),
  ]);
  const words = `${heading.slice(0, at)} ${heading.slice(at + own.length).replace(/^['’]s?/u, '')}`
    .split(/[\s:–—-]+/u)
    .filter((word) => word !== '');
  while (words.length > 0 && links.has(words[0]?.toLowerCase() ?? '')) words.shift();
  while (words.length > 0 && links.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}

function concernsSubject(text: string, { subject, pack }: QuestionContext): boolean {
  const stems = contentStems(wordsOf(text, pack.code));
  return [...subject.stems].some((stem) => stems.has(stem));
}

const phrasesOf = perPack(({ questions }: LanguagePack) => ({
  versus: expressionOf('^(?:.{2,40}) @versus\\.? (?:.{2,40})$', { versus: questions?.versus ?? null }),
}));

/** A heading that people would type into a search as it is: "Data Analysis vs. Data Science". */
function phraseIn(heading: string, context: QuestionContext): string | null {
  const { pack, text } = context;
  const words = heading.split(' ').length;
  if (words < PHRASE_WORDS.min || words > PHRASE_WORDS.max || /[?!,;“”"]/u.test(heading)) return null;
  if (!standsAlone(heading, pack, false) || !concernsSubject(heading, context)) return null;
  return phrasesOf(pack).versus.test(heading) ? naturalCase(heading, text) : null;
}

/** Questions about the properties that tables and lists of a product label: "Weight: 1.4 kg". */
export function askedByLabels(context: QuestionContext): QuestionCandidate[] {
  const { blocks, pageType, name, subject, pack } = context;
  if (pageType !== 'product') return [];
  const labels = blocks
    .flatMap(({ kind, cells, text }) =>
      kind === 'table_row' && cells !== null && cells.length === 2
        ? [cells[0] ?? '']
        : kind === 'term'
          ? [text]
          : kind === 'list_item' || kind === 'paragraph'
            ? [/^([^:：]{3,40})[:：]\s*\S/u.exec(text)?.[1] ?? '']
            : [],
    )
    .filter((label) => label !== '' && label.length <= 40)
    .slice(0, LABELS_MAX);
  return labels.flatMap((label): QuestionCandidate[] => {
    const found = sidesOf(pack).find(
      ({ side, whole }) => whole.test(label) && SIDES[side].types.has(subject.type),
    );
    const text = found === undefined ? null : searchFor(found.question, name);
    return found === undefined || text === null
      ? []
      : [{ text, kind: SIDES[found.side].kind, source: 'label' }];
  });
}
