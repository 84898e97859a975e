import { entriesOf, expressionOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { Side } from '../../languages/question-words.ts';
import { askAbout, searchFor } from './asked-name.ts';
import { sharedStems, type QuestionCandidate, type QuestionContext } from './candidate.ts';
import { searchIn } from './heading-searches.ts';
import { naturalCase } from './natural-case.ts';
import { bareHeading, standsAlone } from './question-text.ts';
import { SIDES } from './sides.ts';

/** Questions about the sides of the subject that headings and labels of the page announce. */

/** Later headings and labels are not read. */
const READ_MAX = 150;
const LABEL_CHARS_MAX = 40;
/** More of them read like a form. */
const LABELS_MAX = 3;

const sidesOf = perPack(({ questions }: LanguagePack) => {
  if (questions === null) return [];
  return (Object.keys(SIDES) as Side[]).flatMap((side) => {
    const words = questions.sides[side];
    if (words === undefined) return [];
    return [
      {
        side,
        question: words.question,
        // Without the word boundaries of a matcher, which cost 100 times as much to compile.
        whole: expressionOf('^@headings$', { headings: words.headings }),
        opening: expressionOf('^@headings (@links) (.{3,80})$', {
          headings: words.headings,
          links: questions.links,
        }),
      },
    ];
  });
});

/** "Pricing" on a page about Zoho People is "How much does Zoho People cost?". */
export function askedByHeadings(context: QuestionContext): QuestionCandidate[] {
  return context.blocks
    .filter(({ kind }) => kind === 'heading')
    .slice(0, READ_MAX)
    .flatMap(({ text }): QuestionCandidate[] => {
      const heading = bareHeading(text).replace(/[:.!*?\s]+$/u, '');
      const found = sideIn(heading, context) ?? sideOfOther(heading, context) ?? searchIn(heading, context);
      return found === null ? [] : [found];
    });
}

/** A heading that names a side of the subject and nothing else. */
function sideIn(heading: string, context: QuestionContext): QuestionCandidate | null {
  const rest = withoutName(heading, context);
  const found = rest === '' ? undefined : sidesOf(context.pack).find(({ whole }) => whole.test(rest));
  return found === undefined ? null : askSide(found.side, 'heading', context);
}

export function askSide(
  side: Side,
  source: QuestionCandidate['source'],
  { name, pack, subject, pageType }: QuestionContext,
): QuestionCandidate | null {
  const form = pack.questions?.sides[side]?.question;
  if (form === undefined || !SIDES[side].types.has(subject.type)) return null;
  // Buyers search; readers ask.
  const text =
    pageType === 'product'
      ? (searchFor(form, name) ?? askAbout(form, name, pack))
      : askAbout(form, name, pack);
  return text === null ? null : { text, kind: SIDES[side].kind, source, isHeading: false };
}

/** "Benefits of taking up music" names a side and what has it. */
function sideOfOther(heading: string, context: QuestionContext): QuestionCandidate | null {
  const { pack } = context;
  if (!standsAlone(heading, pack, false) || sharedStems(heading, context).shared === 0) return null;
  for (const { side, question, opening } of sidesOf(pack)) {
    const [, link = '', other = ''] = opening.exec(heading) ?? [];
    const form = question.one?.template ?? '';
    if (other === '' || !form.includes(` ${link.toLowerCase()} {subject}`)) continue;
    const text = form.replace('{subject}', () => naturalCase(other, context.text, pack.code));
    return { text, kind: SIDES[side].kind, source: 'heading', isHeading: false };
  }
  return listIn(heading, context);
}

const listsOf = perPack(({ writing }: LanguagePack) => {
  const words = writing?.questions?.headings ?? null;
  if (words === null) return null;
  return {
    template: words.listQuestion.template,
    heading: expressionOf('^(?:the )?(?:(?:top )?\\d{1,2} )?(@lists) (@links) (.{3,60})$', {
      lists: words.lists,
      links: words.listLinks,
    }),
  };
});

/** "4 types of data analysis" is "What are the types of data analysis?". */
function listIn(heading: string, { pack, text: running }: QuestionContext): QuestionCandidate | null {
  const lists = listsOf(pack);
  const [, list = '', link = '', subject = ''] = lists?.heading.exec(heading) ?? [];
  if (lists === null || subject === '') return null;
  const slots: Readonly<Record<string, string>> = {
    '{list}': list.toLowerCase(),
    '{link}': link,
    '{subject}': naturalCase(subject, running, pack.code),
  };
  const text = lists.template.replace(/\{(?:list|link|subject)\}/g, (slot) => slots[slot] ?? slot);
  return { text, kind: 'list', source: 'heading', isHeading: false };
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

/** Questions about the properties of a product that the page labels ("Weight: 1.4 kg") or gives figures for. */
export function askedByLabels(context: QuestionContext): QuestionCandidate[] {
  const { blocks, pageType, pack } = context;
  if (pageType !== 'product') return [];
  const labels = blocks
    .slice(0, READ_MAX * 4)
    .map(({ kind, cells, text }) => labelOf(kind, cells, text))
    .filter((label) => label !== '' && label.length <= LABEL_CHARS_MAX)
    .slice(0, READ_MAX);
  const sides = sidesOf(pack).filter(({ whole }) => labels.some((label) => whole.test(label)));
  return sides.flatMap(({ side }) => askSide(side, 'label', context) ?? []).slice(0, LABELS_MAX);
}

function labelOf(kind: string, cells: readonly string[] | null, text: string): string {
  if (kind === 'table_row') return cells?.length === 2 ? (cells[0] ?? '').trim() : '';
  if (kind === 'term' || kind === 'caption') return text.trim();
  return /^([^:：]{3,40})[:：]\s*\S/u.exec(text.slice(0, 60))?.[1] ?? '';
}
