import { adviseOn } from './actions/actions.ts';
import { shownBrief } from './briefs/asked-brief.ts';
import { decodeHtml } from '../document/decode-html.ts';
import { pageContent } from '../document/page-content.ts';
import { ENGINE_VERSION, RUBRIC_VERSION } from '../score/engine.ts';
import { confidenceWarnings } from './confidence-warnings.ts';
import { EMPTY_PAGE, isEmptyPage } from './empty-page.ts';
import { notHtmlError } from './not-html.ts';
import { measureGains, NO_GAINS } from './measure-gains.ts';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import { pageFacts, shownEntities } from './page-facts.ts';
import { readingWarnings } from './reading-warnings.ts';
import { readerOf } from '../page-signals/reader.ts';
import { shownJudgement } from './shown-judgement.ts';
import { shownGaps, shownQueries } from './shown-reading.ts';
import type { PageSummary } from '../reading/entities/page-summary.ts';
import type { AnalysisOutcome, CompetitorResult } from '../schema/analysis-result.ts';
import { bandOf } from '../score/score-band.ts';
import { isJudged, scoreQueries } from '../score/score-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';

/**
 * Scores one page: HTML in, analysis out. Pure and deterministic: the same HTML, options and engine version give the
 * same result to the byte. Bytes are decoded by the page's own charset. Never throws on bad HTML.
 */
export function analyze(html: string | Uint8Array, options: AnalyzeOptions): AnalysisOutcome {
  const source = typeof html === 'string' ? html : decodeHtml(html, options.contentType ?? null).text;
  const refused = notHtmlError(source);
  if (refused !== null) return { status: 'failed', error: refused };
  const signals = createSignals(source, options);
  const { page } = signals;
  if (isEmptyPage(page)) return { status: 'failed', error: EMPTY_PAGE };

  const scored = scoreQueries(signals);
  const { access, integrity } = scored;

  const gains = options.gains === false ? NO_GAINS : measureGains(scored, signals);
  const { actions, briefs, recommendations } = adviseOn(signals, scored, gains.fixes);
  const checks = scored.checks.map((check) => ({
    ...check,
    recommendation: recommendations.get(check.id) ?? null,
    expected_gain: gains.fixes.get(check.id)?.gain ?? null,
  }));

  return {
    status: 'completed',
    content: pageContent(page, options.finalUrl ?? options.url),
    result: {
      overall_score: scored.overall,
      score_band: bandOf(scored.overall, isJudged(scored.signals)),
      category_scores: scored.categories,
      entity_gaps: shownGaps(signals, scored.signals),
      recommendations: actions.map(({ text }) => text),
      actions,
      briefs: briefs.map(shownBrief),
      content_blocks: gains.blocks,
      access,
      integrity,
      queries: shownQueries(signals, scored.signals),
      entities: shownEntities(signals),
      checks,
      competitors: options.competitorResults ?? (options.competitors ?? []).map(readCompetitor),
      page: pageFacts(signals),
      judgement: shownJudgement(scored.signals),
      engine: {
        version: ENGINE_VERSION,
        rubric_version: RUBRIC_VERSION,
        as_of: options.asOf,
        reader: readerOf(signals, scored.signals),
      },
      warnings: [
        ...scored.warnings,
        ...gains.warnings,
        ...confidenceWarnings(signals.queries, scored.signals),
        ...readingWarnings(signals, scored.signals),
      ],
    },
  };
}

function readCompetitor({ url }: PageSummary): CompetitorResult {
  return { url, status: 'completed', error: null };
}
