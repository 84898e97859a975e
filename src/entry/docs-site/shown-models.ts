import type { ShownModel } from '../../core/models/shown-model.ts';
import { ANSWER_RANK } from '../../core/reading/answers/answer-rank-weights.ts';
import { ANSWERED } from '../../core/reading/answers/answered-weights.ts';
import { ENTITY_RANK } from '../../core/reading/entities/entity-rank-weights.ts';
import { ENTITY_TYPE } from '../../core/reading/entities/entity-type-weights.ts';
import { FAQ_ANSWER } from '../../core/blocks/faq/faq-answer-weights.ts';
import { PAGE_TYPE } from '../../core/reading/page-type/page-type-weights.ts';
import { SCORE_BANDS } from '../../core/score/score-bands-weights.ts';
import { SUBJECT_RANK } from '../../core/reading/subject/subject-rank-weights.ts';
import { SUBJECT_TYPE } from '../../core/reading/subject/subject-type-weights.ts';
import { WEAKNESS } from '../../core/improve/actions/weakness-weights.ts';
import { weaknessFeatures } from '../../core/improve/actions/weakness-features.ts';
import { scoreFeatures } from '../../core/models/band-model.ts';
import { bandsInWords } from '../../core/score/score-band.ts';
import { PASSAGE_FEATURES } from '../../core/blocks/faq/passage-features.ts';
import { SPAN_FEATURES } from '../../core/reading/answers/span-features.ts';
import { VERDICT_FEATURES } from '../../core/reading/answers/verdict-features.ts';
import { entityFeatures } from '../../core/reading/entities/entity-rank-model.ts';
import { typeFeatures } from '../../core/reading/entities/type-feature-names.ts';
import { pageTypeFeatures } from '../../core/reading/page-type/page-type-signs.ts';
import { subjectFeatures } from '../../core/reading/subject/subject-features.ts';
import { subjectTypeFeatures } from '../../core/reading/subject/subject-type-features.ts';

/** Every model, in the order in which they read a page; the last one says what the score means. */
export const shownModels: readonly ShownModel[] = [
  {
    name: 'page-type',
    title: 'Type of the page',
    decides: 'The type with the highest sum is the type of the page (`page.type`).',
    features: pageTypeFeatures,
    model: PAGE_TYPE,
  },
  {
    name: 'subject-rank',
    title: 'Subject',
    decides:
      'Names in the structured data, the headings, every part of the title, the breadcrumb and the address are candidates; the one with the highest sum is the subject (`page.subject.name`).',
    features: subjectFeatures,
    model: SUBJECT_RANK,
  },
  {
    name: 'subject-type',
    title: 'Type of the subject',
    decides: 'The type with the highest sum is the type of the subject (`page.subject.type`).',
    features: subjectTypeFeatures,
    model: SUBJECT_TYPE,
  },
  {
    name: 'entity-rank',
    title: 'Entities',
    decides:
      'Names and terms of the page, in the order of their sums (`entities`): what a good index of the page would hold comes first.',
    features: entityFeatures,
    model: ENTITY_RANK,
  },
  {
    name: 'entity-type',
    title: 'Types of entities',
    decides:
      'What the page states about a name decides first; where it states nothing, the type with the highest sum (`entities[].type`).',
    features: typeFeatures,
    model: ENTITY_TYPE,
  },
  {
    name: 'answer-rank',
    title: 'Words that answer a query',
    decides:
      'Sentences, list items, table rows, definitions and short runs of them are candidates; the three with the highest sums that share no words are the answers (`queries[].answers`).',
    features: SPAN_FEATURES,
    model: ANSWER_RANK,
  },
  {
    name: 'answered',
    title: 'Whether the page answers a query',
    decides:
      'The sum as a probability: `full` from the upper threshold, `no` below the lower one, else `partial` (`queries[].answered`).',
    features: VERDICT_FEATURES,
    model: ANSWERED,
  },
  {
    name: 'faq-answer',
    title: 'Answers of an FAQ',
    decides:
      'Passages of one paragraph, lists and rows of tables are candidates; the one with the highest sum is the answer below a question, if its probability is high enough (`content_blocks` of the type `faq`).',
    features: PASSAGE_FEATURES,
    model: FAQ_ANSWER,
  },
  {
    name: 'weakness',
    title: 'Worst weakness',
    decides:
      'The probability that careful readers call a weakness the worst of such a page orders the actions (`actions`): each weakness comes once before any comes twice. A weakness is judged by the page and by the checks that find it.',
    features: weaknessFeatures,
    model: WEAKNESS,
  },
  {
    name: 'score-bands',
    title: 'Bands of the score',
    decides: bandsInWords(),
    features: scoreFeatures,
    model: SCORE_BANDS,
  },
];
