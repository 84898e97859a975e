import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';

const actionsOf = perPack(({ entityWords, grammar: { isUnspaced } }) =>
  matcherOf(entityWords?.actions ?? null, { at: 'start', isUnspaced }),
);

const READ_CHARS = 80;

/** "Tap Permissions", "Call us today": a button or a step, whose capitals make no name. */
export function opensAction(text: string, language: LanguagePack): boolean {
  return actionsOf(language).test(text.slice(0, READ_CHARS));
}
