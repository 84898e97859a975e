import type { CategoryId, EvidenceClass, RatedPart } from '../schema/vocabulary.ts';
import type { SignalName } from '../page-signals/page-signals.ts';
import type { Check } from './check.ts';
import { evidenceHygiene } from './entity-coverage/evidence-hygiene.ts';
import { factsNotPraise } from './entity-coverage/facts-not-praise.ts';
import { primaryEntityDefinition } from './entity-coverage/primary-entity-definition.ts';
import { primaryEntityProminence } from './entity-coverage/primary-entity-prominence.ts';
import { specificity } from './entity-coverage/specificity.ts';
import { readerEntities } from './entity-coverage/reader-entities.ts';
import { supportingEntities } from './entity-coverage/supporting-entities.ts';
import { answeredQueries } from './intent-alignment/answered-queries.ts';
import { depth } from './intent-alignment/depth.ts';
import { focus } from './intent-alignment/focus.ts';
import { formatFit } from './intent-alignment/format-fit.ts';
import { readerIntent } from './intent-alignment/reader-intent.ts';
import { passageRelevance } from './intent-alignment/passage-relevance.ts';
import { statementsNotQuestions } from './intent-alignment/statements-not-questions.ts';
import { boilerplate } from './structure-quality/boilerplate.ts';
import { canonicalAddress } from './structure-quality/canonical-address.ts';
import { description } from './structure-quality/description.ts';
import { extractableForms } from './structure-quality/extractable-forms.ts';
import { filledCells } from './structure-quality/filled-cells.ts';
import { readableCharacters } from './structure-quality/readable-characters.ts';
import { writtenPlaceholders } from './structure-quality/written-placeholders.ts';
import { headingOutline } from './structure-quality/heading-outline.ts';
import { headingQueryMatch } from './structure-quality/heading-query-match.ts';
import { labelledPassages } from './structure-quality/labelled-passages.ts';
import { languageDeclared } from './structure-quality/language-declared.ts';
import { pageDate } from './structure-quality/page-date.ts';
import { passageLength } from './structure-quality/passage-length.ts';
import { rawHtmlText } from './structure-quality/raw-html-text.ts';
import { readerStructure } from './structure-quality/reader-structure.ts';
import { selfContainedPassages } from './structure-quality/self-contained-passages.ts';
import { structuredDataValidity } from './structure-quality/structured-data-validity.ts';
import { title } from './structure-quality/title.ts';
import type { ReaderWeights } from './fitted-weights.ts';
import { READER_WEIGHTS } from './reader-weights.ts';
import { CHECK_WEIGHTS } from './weights.ts';

export interface RubricLine {
  readonly check: Check;
  /** Points for perfect fulfilment. Within a category only their ratios matter. */
  readonly maxPoints: number;
}

/** Points of a category where a model judges, as where rules do. */
const CATEGORY_POINTS = 100;

/** Weights of the categories in the overall score; they sum to 1. Decision, on the evidence beside each. */
export const CATEGORY_WEIGHTS: Readonly<Record<CategoryId, number>> = {
  // Relevance to the question decides which evidence models use (Wan et al., ACL 2024) and predicts citations best.
  intent_alignment: 0.4,
  // Structure alone brought 17 % more citations with unchanged meaning (GEO-SFE 2026).
  structure_quality: 0.35,
  // Coverage is bell-shaped and the weakest of the three in the studies.
  entity_coverage: 0.25,
};

/** What a check weighs by its evidence alone, beside the others: the fit starts from it, and a check without a fit has it. */
export const EVIDENCE_WEIGHTS: Readonly<Record<EvidenceClass, number>> = { A: 1.5, B: 1.5, C: 1, D: 0.5 };

/** The part of its category that a check has before a fit, by an evidence weight of 1: a category has eight checks or more. */
const UNFITTED_PART = 0.08;

/** The rubric, in the order of the reports. The weights are fitted by `npm run calibrate`. */
export const rubric: readonly RubricLine[] = [
  line(answeredQueries),
  line(depth),
  line(passageRelevance),
  line(formatFit),
  line(statementsNotQuestions),
  line(focus),
  line(specificity),
  line(factsNotPraise),
  line(evidenceHygiene),
  line(supportingEntities),
  line(primaryEntityDefinition),
  line(primaryEntityProminence),
  line(rawHtmlText),
  line(boilerplate),
  line(labelledPassages),
  line(passageLength),
  line(selfContainedPassages),
  line(headingOutline),
  line(headingQueryMatch),
  line(extractableForms),
  line(filledCells),
  line(readableCharacters),
  line(writtenPlaceholders),
  line(title),
  line(description),
  line(pageDate),
  line(languageDeclared),
  line(canonicalAddress),
  line(structuredDataValidity),
];

const readerChecks: Readonly<Record<CategoryId, Check>> = {
  intent_alignment: anyCheck(readerIntent),
  structure_quality: anyCheck(readerStructure),
  entity_coverage: anyCheck(readerEntities),
};
/** The rating that leads each category. */
const READER_PARTS: Readonly<Record<CategoryId, Exclude<RatedPart, 'overall'>>> = {
  intent_alignment: 'intent',
  structure_quality: 'structure',
  entity_coverage: 'entities',
};

export function readerPartOf(category: CategoryId): Exclude<RatedPart, 'overall'> {
  return READER_PARTS[category];
}

/**
 * The rubric where a language model judges: each category begins with its rating, which leads, and the checks of the rules
 * share what is left. The points of a category sum to 100.
 */
export function judgedRubric({
  parts,
}: Pick<ReaderWeights, 'parts'> = READER_WEIGHTS): readonly RubricLine[] {
  const categories = Object.keys(readerChecks) as CategoryId[];
  return categories.flatMap((category) => {
    const own = rubric.filter(({ check }) => check.category === category);
    const sum = own.reduce((so, { maxPoints }) => so + maxPoints, 0);
    return [
      ratingLine(category, { parts }),
      ...own.map(({ check, maxPoints }) => ({
        check,
        maxPoints: points((parts[category].rules * maxPoints) / sum),
      })),
    ];
  });
}

/** The points of a category's rating where a model judges, out of those of the category. */
export function ratingLine(
  category: CategoryId,
  { parts }: Pick<ReaderWeights, 'parts'> = READER_WEIGHTS,
): RubricLine {
  return { check: readerChecks[category], maxPoints: points(parts[category].rating) };
}

/** To hundredths, as the results of checks are. */
function points(part: number): number {
  return Math.round(part * CATEGORY_POINTS * 100) / 100;
}

/** Safe: the runner passes a check only the signals that it declared, so any check fits the general type. */
function line<Needs extends SignalName>(check: Check<Needs>): RubricLine {
  const maxPoints =
    CHECK_WEIGHTS.points[check.id] ?? points(EVIDENCE_WEIGHTS[check.source.class] * UNFITTED_PART);
  return { check: anyCheck(check), maxPoints };
}

function anyCheck<Needs extends SignalName>(check: Check<Needs>): Check {
  return check as unknown as Check;
}
