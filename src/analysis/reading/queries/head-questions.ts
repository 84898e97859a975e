import type { PageDocument } from '../../document/page-document.ts';
import { bareTitle } from '../subject/page-title.ts';
import { askAbout } from './asked-name.ts';
import type { QuestionCandidate, QuestionContext } from './candidate.ts';
import { taskOf } from './page-questions.ts';
import { questionIn, standsAlone } from './question-text.ts';
import { askSide } from './side-questions.ts';

/** Words of a name after which it is a description: "What is Zendesk for customer service?" is no question. */
const NAME_WORDS_MAX = 3;

/** The question that the title asks; null for other titles. */
export function askedByTitle(context: QuestionContext, page: PageDocument): QuestionCandidate | null {
  const { pack, pageType } = context;
  if (pageType === 'home' || pageType === 'listing') return null;
  for (const title of [page.titleHeading ?? '', bareTitle(page)]) {
    const question = questionIn(title, pack);
    if (question !== null && standsAlone(question, pack, true))
      return { text: question, kind: null, source: 'title', isHeading: true };
  }
  return null;
}

/** The first question about a subject of this type on a page of this type; null where only its name can be searched for. */
export function askedOfSubject(context: QuestionContext): QuestionCandidate | null {
  const { subject, pageType, name, pack } = context;
  const heads = pack.questions?.heads;
  if (heads === undefined) return null;
  const make = (text: string | null, kind: QuestionCandidate['kind']): QuestionCandidate | null =>
    text === null ? null : { text, kind, source: 'subject', isHeading: false };
  if (pageType === 'recipe')
    return make(
      heads.recipe.template.replace('{subject}', () => name.bare),
      'steps',
    );
  if (subject.type === 'topic') return make(taskOf(name.bare, context), 'steps');
  if (subject.type === 'person') return make(askAbout(heads.who, name), 'person');
  return isDefined(context) ? make(askAbout(heads.what, name), 'definition') : null;
}

/** People ask what a concept or a provider is; of goods, places and events they ask something else first. */
function isDefined({ subject: { type }, pageType, name }: QuestionContext): boolean {
  if (type === 'concept' || type === 'health' || type === 'food') return true;
  if (pageType === 'product' || pageType === 'collection' || pageType === 'listing' || pageType === 'forum')
    return false;
  if (type !== 'organization' && type !== 'product') return false;
  const words = name.bare.split(' ');
  return words.length <= NAME_WORDS_MAX && words.every((word) => /[\p{Lu}\p{N}]/u.test(word));
}

/** Questions that people ask of every page of a type, whatever it says. */
export function askedOfType(context: QuestionContext): QuestionCandidate[] {
  const { subject, pageType, name, pack } = context;
  const heads = pack.questions?.heads;
  const asked: (QuestionCandidate | null)[] = [];
  const make = (text: string | undefined, kind: QuestionCandidate['kind']): void => {
    if (text !== undefined)
      asked.push({
        text: text.replace('{subject}', () => name.bare),
        kind,
        source: 'type',
        isHeading: false,
      });
  };
  if (pageType === 'recipe') make(heads?.making?.template, 'steps');
  if (asksPrice(context)) asked.push(askSide('price', 'type', context));
  if (pageType === 'collection' && subject.type === 'product' && name.isPlural)
    make(heads?.best?.template, 'list');
  return asked.filter((one) => one !== null);
}

function asksPrice({ pageType, subject: { type } }: QuestionContext): boolean {
  if (type === 'organization') return pageType === 'service';
  return (
    type === 'product' &&
    (pageType === 'service' || pageType === 'product' || pageType === 'collection' || pageType === 'home')
  );
}
