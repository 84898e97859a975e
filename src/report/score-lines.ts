import type { AnalysisResult } from '../schema/analysis-result.ts';
import type { Layout } from './layout.ts';
import { bandSentence } from './band-words.ts';
import { paragraph, quotation } from './layout.ts';
import { bar, inkOfShare } from './paint.ts';
import { categoryNames } from './report-names.ts';

const nameColumns = 20;
const barColumnsMax = 40;

/** The overall score, caps and factors, and the three categories. */
export function scoreLines(result: AnalysisResult, layout: Layout): string[] {
  return [
    scoreLine('Overall score', result.overall_score, layout),
    ...bandLines(result, layout),
    ...accessLines(result, layout),
    ...integrityLines(result, layout),
    '',
    ...categoryNames.map(([id, name]) => scoreLine(name, result.category_scores[id], layout)),
  ];
}

function bandLines({ score_band: band }: AnalysisResult, layout: Layout): string[] {
  return band === null ? [] : paragraph(bandSentence(band), layout, { mark: '  ' });
}

function scoreLine(name: string, score: number, { columns, paint }: Layout): string {
  const barColumns = Math.max(4, Math.min(barColumnsMax, columns - nameColumns - 8));
  const figure = score.toFixed(1).padStart(5);
  return `${name.padEnd(nameColumns)}${paint(['bold', inkOfShare(score / 100)], figure)}  ${bar(score / 100, barColumns, paint)}`;
}

function accessLines({ access }: AnalysisResult, layout: Layout): string[] {
  if (access.cap >= 100 && access.reasons.length === 0) return [];
  return access.reasons.flatMap((reason) => [
    ...paragraph(`Capped at ${String(reason.cap)}: ${reason.message}`, layout, { mark: '  ', ink: 'red' }),
    ...quotation(reason.quote ?? '', layout, 4),
  ]);
}

function integrityLines({ integrity }: AnalysisResult, layout: Layout): string[] {
  return integrity.flags.flatMap((flag) => [
    ...paragraph(`Multiplied by ${String(flag.multiplier)}: ${flag.message}`, layout, {
      mark: '  ',
      ink: 'red',
    }),
    ...quotation(flag.evidence[0]?.text ?? '', layout, 4),
  ]);
}
