import { quoted } from '../../core/evidence/quoted.ts';
import type { Entity, EntityGap } from '../../core/schema/entity.ts';
import type { Layout } from './layout.ts';
import { paragraph } from './layout.ts';
import { bar } from './paint.ts';
import type { ReportModel } from './report-model.ts';
import { padEnd, shorten, textWidth } from './text-width.ts';

const barColumns = 10;
/** Fits the longest type, any count of mentions, and `defined`. */
const factColumnsMax = 30;
const nameColumnsMin = 8;
/** The quotation marks around a name. */
const marksColumns = 2;

/** The first of the page's entities, in the order of the result. */
export function entityLines({ entities }: ReportModel, layout: Layout): string[] {
  const shown = entities.first;
  const free = layout.columns - barColumns - 6;
  const factColumns = Math.min(factColumnsMax, free - nameColumnsMin);
  const facts = shown.map((entity) => shorten(factsOf(entity), factColumns));
  const room = free - widest(facts);
  const nameColumns = Math.max(nameColumnsMin, Math.min(room, widest(shown.map(({ name }) => quoted(name)))));
  const lines = shown.map((entity, index) => {
    const name = padEnd(quoted(shorten(entity.name, nameColumns - marksColumns)), nameColumns);
    return `  ${name}  ${bar(entity.salience, barColumns, layout.paint)}  ${layout.paint('dim', facts[index] ?? '')}`;
  });
  const others = entities.others.length;
  return others > 0 ? [...lines, layout.paint('dim', `  and ${others.toLocaleString('en')} more`)] : lines;
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}

function factsOf({ type, mentions, defined }: Entity): string {
  return `${type}, ×${String(mentions)}${defined ? ', defined' : ''}`;
}

/** Entities that readers expect and the page does not develop, with a reason and a suggested section. */
export function gapLines({ gaps }: ReportModel, layout: Layout): string[] {
  return gaps.flatMap((gap: EntityGap) => [
    ...paragraph(`${quoted(gap.entity)} (${gap.type}, importance ${gap.importance.toFixed(2)})`, layout, {
      mark: '  ',
      ink: 'bold',
      linesMax: 2,
    }),
    // A language model may have copied its reason from the page.
    ...paragraph(gap.source === 'model' ? quoted(gap.reason) : gap.reason, layout, {
      mark: '    ',
      linesMax: 3,
    }),
    ...(gap.suggested_section === null
      ? []
      : paragraph(quoted(gap.suggested_section), layout, { mark: '    Suggested section: ', linesMax: 2 })),
  ]);
}
