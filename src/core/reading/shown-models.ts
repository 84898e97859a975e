import type { ShownModel } from '../models/shown-model.ts';
import { ANSWER_RANK } from '../models/weights/answer-rank.ts';
import { ANSWERED } from '../models/weights/answered.ts';
import { ENTITY_RANK } from '../models/weights/entity-rank.ts';
import { ENTITY_TYPE } from '../models/weights/entity-type.ts';
import { FAQ_ANSWER } from '../models/weights/faq-answer.ts';
import { MISSING_FACETS } from '../models/weights/missing-facets.ts';
import { PAGE_TYPE } from '../models/weights/page-type.ts';
import { SCORE_BANDS } from '../models/weights/score-bands.ts';
import { SUBJECT_RANK } from '../models/weights/subject-rank.ts';
import { SUBJECT_TYPE } from '../models/weights/subject-type.ts';
import { WEAKNESS } from '../models/weights/weakness.ts';
import { weaknessFeatures } from '../advice/weakness-features.ts';
import { scoreFeatures } from '../models/band-model.ts';
import { bandsInWords } from '../score/score-band.ts';
import { PASSAGE_FEATURES } from './answers/passage-features.ts';
import { SPAN_FEATURES } from './answers/span-features.ts';
import { VERDICT_FEATURES } from './answers/verdict-features.ts';
import { entityFeatures } from './entities/entity-rank-model.ts';
import { typeFeatures } from './entities/type-feature-names.ts';
import { facetFeatures } from './gaps/open-facets.ts';
import { pageTypeFeatures } from './page-type/page-type-signs.ts';
import { subjectFeatures } from './subject/subject-features.ts';
import { subjectTypeFeatures } from './subject/subject-type-features.ts';

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
    name: 'missing-facets',
    title: 'What the page lacks',
    decides:
      'A facet that pages of its type usually give and that this page does not is shown where the probability is high enough (`entity_gaps`).',
    features: facetFeatures,
    model: MISSING_FACETS,
  },
  {
    name: 'weakness',
    title: 'Worst weakness',
    decides:
      'The probability that careful readers call a weakness the worst of such a page orders the actions (`actions`): each weakness stands once before any stands twice. A weakness is judged by the page and by the checks that find it.',
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
