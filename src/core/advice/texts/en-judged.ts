/** What a language model that judges finds. */
import type { Weakness } from '../../schema/vocabulary.ts';
import { quoted } from '../../evidence/quoted.ts';
import { weaknessTexts } from './en-weaknesses.ts';
import type { Said } from './said.ts';

/** Words that name a place; the action quotes more. */
const PLACE_CHARS_MAX = 80;

export const judgedTexts = {
  'fix-weakness': ({
    code,
    advice,
    words,
  }: {
    code: Weakness;
    advice: string | null;
    words: string | null;
  }): Said => ({
    text: advice ?? weaknessTexts[code].text(words === null ? '' : ` at ${quoted(words, PLACE_CHARS_MAX)}`),
    why: weaknessTexts[code].why,
  }),
};
