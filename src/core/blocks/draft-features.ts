import { DESCRIPTION_CHARS, TITLE_CHARS } from '../document/metadata-lengths.ts';
import { countWords } from '../document/visible-text.ts';
import type { Features } from '../models/linear-model.ts';
import type { Signals } from '../page-signals/page-signals.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import { contentStems } from '../signals/terms.ts';
import { wordsOf } from '../text/words.ts';
import type { Grounded, Proposals } from './composer.ts';
import { DOUBT_SIGNS, DRAFT_MEASURES, type DoubtSign, type DraftMeasure } from './draft-signs.ts';

/**
 * What is known of a draft beside its composer's measures and its doubts: its length as a share of the most that its type may
 * have, the share of the subject's words in it, whether the page has a title or a description of its own, whether it is in
 * English, and the probability that the subject is right.
 */
type DraftFact = 'length' | 'subjectShare' | 'hasOwn' | 'language' | 'surety';
export type DraftFeature = DraftFact | DraftMeasure | DoubtSign;

const ANSWER_CHARS = 480;
const HEADING_CHARS = 60;
const PARAGRAPH_WORDS = 120;

/** The features of a draft for the model of whether an editor would keep it. */
export function draftFeatures(
  type: ContentType,
  draft: Proposals[ContentType] & Grounded,
  { page, subject }: Pick<Signals, 'page' | 'subject'>,
): Features<DraftFeature> {
  const text = 'question' in draft ? `${draft.question} ${draft.answer}` : draft.text;
  const stems = contentStems(wordsOf(text, page.language));
  const known = [...(subject?.stems ?? [])];
  const { title, description } = page.metadata;
  const facts: Record<DraftFact, number> = {
    length: lengthOf(type, draft),
    subjectShare: known.length === 0 ? 0 : known.filter((stem) => stems.has(stem)).length / known.length,
    hasOwn: Number(type === 'title' ? title !== null : type === 'meta_description' && description !== null),
    language: Number(page.language === 'en'),
    surety: subject?.confidence ?? 0,
  };
  const measures = Object.keys(DRAFT_MEASURES).map((name) => [
    name,
    draft.measures?.[name as DraftMeasure] ?? 0,
  ]);
  const doubts = Object.keys(DOUBT_SIGNS).map((name) => [
    name,
    Number(draft.doubts?.some(({ sign }) => sign === name) === true),
  ]);
  return { ...facts, ...Object.fromEntries([...measures, ...doubts]) } as Features<DraftFeature>;
}

function lengthOf(type: ContentType, draft: Proposals[ContentType]): number {
  const text = 'question' in draft ? draft.answer : draft.text;
  switch (type) {
    case 'title':
      return text.length / TITLE_CHARS.max;
    case 'meta_description':
      return text.length / DESCRIPTION_CHARS.max;
    case 'faq':
      return text.length / ANSWER_CHARS;
    case 'headings':
      return text.length / HEADING_CHARS;
    case 'supporting_paragraphs':
      return countWords(text) / PARAGRAPH_WORDS;
  }
}
