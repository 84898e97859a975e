import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { TalliedText } from './tallied-text.ts';

const dialogsOf = perPack(({ entityWords, grammar: { isUnspaced } }) =>
  matcherOf(entityWords?.dialogs ?? null, { isUnspaced }),
);

/** The text with sections emptied that explain the site's own dialogs: how to allow notifications, to accept cookies. */
export function withoutDialogs(prose: TalliedText, language: LanguagePack): TalliedText {
  if (language.entityWords === null) return prose;
  const dialogs = dialogsOf(language);
  const skipped = new Set<number>();
  let outer: number | null = null;
  prose.units.forEach(({ block }, index) => {
    if (block.kind === 'heading') {
      const level = block.level ?? 0;
      if (outer !== null && level <= outer) outer = null;
      // The headline says what the page is about.
      if (outer === null && index > 0 && dialogs.test(block.text)) outer = level;
    }
    if (outer !== null) skipped.add(index);
  });
  if (skipped.size === 0) return prose;
  return {
    units: prose.units.map((unit, index) =>
      skipped.has(index) ? { block: { ...unit.block, text: '', cells: null, spans: [] }, words: [] } : unit,
    ),
    sentences: prose.sentences.filter(({ unit }) => !skipped.has(unit)),
  };
}
