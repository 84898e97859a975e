import type { PageDocument } from '../document/page-document.ts';
import type { Prose, ProseUnit, Sentence } from './prose.ts';

/** A heading with the text below it, up to the next heading of any level. */
export interface Section {
  /** Null for the text before the first heading. */
  readonly heading: ProseUnit | null;
  /** The heading's text; the page's title for the opening section. */
  readonly title: string | null;
  readonly level: number;
  readonly units: readonly ProseUnit[];
  readonly sentences: readonly Sentence[];
  /** Words below the heading, without the heading. */
  readonly wordCount: number;
  /** True when a deeper heading follows directly. */
  readonly hasSubsections: boolean;
}

export function measureSections(page: PageDocument, prose: Prose): readonly Section[] {
  const groups: { heading: ProseUnit | null; units: ProseUnit[] }[] = [{ heading: null, units: [] }];
  for (const unit of prose.units) {
    if (unit.block.kind === 'heading') groups.push({ heading: unit, units: [] });
    else groups.at(-1)?.units.push(unit);
  }
  return groups
    .map((group, index): Section => {
      const level = group.heading?.block.level ?? 1;
      const next = groups[index + 1]?.heading?.block.level;
      return {
        heading: group.heading,
        title: group.heading?.block.text ?? page.titleHeading ?? page.metadata.title,
        level,
        units: group.units,
        sentences: group.units.flatMap((unit) => unit.sentences),
        wordCount: group.units.reduce((sum, unit) => sum + unit.words.length, 0),
        hasSubsections: group.heading !== null && next !== undefined && next > level,
      };
    })
    .filter((section) => section.heading !== null || section.units.length > 0);
}
