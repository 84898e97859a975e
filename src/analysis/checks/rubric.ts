import type { CategoryId } from '../../schema/vocabulary.ts';
import type { SignalName } from '../signals/signals.ts';
import type { Check } from './check.ts';
import { acronymExpansion } from './entity-coverage/acronym-expansion.ts';
import { disambiguation } from './entity-coverage/disambiguation.ts';
import { expectedEntitiesCovered } from './entity-coverage/expected-entities.ts';
import { primaryEntityDefinition } from './entity-coverage/primary-entity-definition.ts';
import { primaryEntityProminence } from './entity-coverage/primary-entity-prominence.ts';
import { specificity } from './entity-coverage/specificity.ts';
import { supportingEntities } from './entity-coverage/supporting-entities.ts';
import { answerFirst } from './intent-alignment/answer-first.ts';
import { chunkRelevance } from './intent-alignment/chunk-relevance.ts';
import { facetCoverage } from './intent-alignment/facet-coverage.ts';
import { focus } from './intent-alignment/focus.ts';
import { formatFit } from './intent-alignment/format-fit.ts';
import { headingQueryMatch } from './intent-alignment/heading-query-match.ts';
import { passageRelevance } from './intent-alignment/passage-relevance.ts';
import { sectionAnswers } from './intent-alignment/section-answers.ts';
import { titleQueryMatch } from './intent-alignment/title-query-match.ts';
import { chunkQuality } from './structure-quality/chunk-quality.ts';
import { evidenceHygiene } from './structure-quality/evidence-hygiene.ts';
import { extractableForms } from './structure-quality/extractable-forms.ts';
import { headingOutline } from './structure-quality/heading-outline.ts';
import { metadataAndDates } from './structure-quality/metadata-and-dates.ts';
import { rawHtmlText } from './structure-quality/raw-html-text.ts';
import { readability } from './structure-quality/readability.ts';
import { structuredDataValidity } from './structure-quality/structured-data-validity.ts';

export interface RubricLine {
  readonly check: Check;
  /** Points for perfect fulfilment. Within a category only their ratios matter. */
  readonly maxPoints: number;
  /** Reason for the weight. */
  readonly reason: string;
}

/** Weights of the categories in the overall score; they sum to 1. */
export const CATEGORY_WEIGHTS: Readonly<Record<CategoryId, number>> = {
  // Relevance to the question decides which evidence models use (Wan et al., ACL 2024) and predicts citations best.
  intent_alignment: 0.4,
  // Structure alone brought 17 % more citations with unchanged meaning (GEO-SFE 2026).
  structure_quality: 0.35,
  // Coverage is bell-shaped and the weakest of the three in the studies.
  entity_coverage: 0.25,
};

export const rubric: readonly RubricLine[] = [
  line(
    passageRelevance,
    120,
    'Relevance to the question decides which evidence models use; the core of the category.',
  ),
  line(chunkRelevance, 240, 'Pages are retrieved in chunks: an answer in one place is quoted as a whole.'),
  line(
    headingQueryMatch,
    12,
    'Pages whose headings match the question are cited more (41 % against 30 %), by correlation.',
  ),
  line(
    titleQueryMatch,
    60,
    'Read before the page itself: among search results, titles are the best predictor of citation.',
  ),
  line(
    answerFirst,
    10,
    'Citations come from the first third of a page; an answer there must exist and stand alone.',
  ),
  line(sectionAnswers, 4, 'Independent of the question: only detects pages with empty sections.'),
  line(facetCoverage, 4, 'Helps up to a point and hurts beyond it: the effect is bell-shaped.'),
  line(formatFit, 4, 'Answers in the wrong form are skipped, but the answer itself weighs more.'),
  line(focus, 8, 'Most pages are focused; an unfocused one is diluted for every question.'),
  line(
    specificity,
    32,
    'The only text change that raised the share of the answer; repeated sentences count once.',
  ),
  line(
    expectedEntitiesCovered,
    5,
    'A term that the page announces but does not develop is a gap that a writer can close.',
  ),
  line(primaryEntityProminence, 5, 'Decides which questions the page is a candidate for; most pages pass.'),
  line(supportingEntities, 5, 'Coverage helps up to a point, so the credit saturates.'),
  line(
    primaryEntityDefinition,
    3,
    'One sentence, quoted for “what is” questions; studies find no effect of format cues.',
  ),
  line(disambiguation, 4, 'Matters for ambiguous names; most pages pass.'),
  line(acronymExpansion, 3, 'Small effect, cheap to fix.'),
  line(
    rawHtmlText,
    14,
    'Without text in the HTML nothing else matters; the access gate handles the extreme case.',
  ),
  line(chunkQuality, 10, 'Passages are the unit of retrieval and quotation.'),
  line(
    extractableForms,
    3,
    'Only for content that enumerates or compares; lists by themselves predict nothing.',
  ),
  line(
    evidenceHygiene,
    4,
    'Makes a passage verifiable; the effect is contested, and a bare number earns nothing.',
  ),
  line(metadataAndDates, 45, 'Shown before the page is read; freshness matters by type.'),
  line(
    headingOutline,
    6,
    'Pages are cut into passages at headings; beyond a fair outline studies see no effect.',
  ),
  line(
    structuredDataValidity,
    5,
    'Hardly any effect on citations: only false or broken markup costs points.',
  ),
  line(readability, 2, 'Judgement; of several rewrites of one page the denser sentences were used more.'),
];

/** Safe: the runner passes a check only the signals that it declared, so any check fits the general type. */
function line<Needs extends SignalName>(check: Check<Needs>, maxPoints: number, reason: string): RubricLine {
  return { check: check as unknown as Check, maxPoints, reason };
}
