import type { PageDocument } from '../../document/page-document.ts';
import { bareTitle } from '../subject/page-title.ts';
import { askAbout } from './asked-name.ts';
import type { QuestionCandidate } from './candidate.ts';
import type { QuestionContext } from './page-questions.ts';
import { questionIn, standsAlone } from './question-text.ts';

/** The question that the title asks; null for other titles. */
export function askedByTitle({ text, pack }: QuestionContext, page: PageDocument): QuestionCandidate | null {
  const titles = [page.titleHeading ?? '', bareTitle(page)];
  for (const title of titles) {
    const question = questionIn(title, text, pack);
    if (question !== null && standsAlone(question, pack, true))
      return { text: question, kind: null, source: 'title' };
  }
  return null;
}

/** The first question about a subject of this type on a page of this type; null where only its name can be searched for. */
export function askedOfSubject(context: QuestionContext): QuestionCandidate | null {
  const { subject, pageType, name, pack } = context;
  const heads = pack.questions?.heads;
  if (heads === undefined) return null;
  const make = (text: string | null, kind: QuestionCandidate['kind']): QuestionCandidate | null =>
    text === null ? null : { text, kind, source: 'subject' };
  if (pageType === 'recipe')
    return make(
      heads.recipe.template.replace('{subject}', () => name.bare),
      'steps',
    );
  if (subject.type === 'person') return make(askAbout(heads.who, name), 'person');
  return isDefined(context) ? make(askAbout(heads.what, name), 'definition') : null;
}

/** People ask what a concept or a provider is; of goods, places and events they ask something else first. */
function isDefined({ subject: { type }, pageType }: QuestionContext): boolean {
  if (type === 'concept' || type === 'health') return true;
  if (type === 'organization')
    return pageType === 'home' || pageType === 'service' || pageType === 'other' || pageType === 'article';
  return (
    type === 'product' &&
    (pageType === 'home' || pageType === 'service' || pageType === 'documentation' || pageType === 'article')
  );
}
