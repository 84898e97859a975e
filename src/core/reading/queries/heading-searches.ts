import { expressionOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { isEmptyHeading } from '../../text/empty-headings.ts';
import { hasFiniteVerb } from '../../text/english/noun-phrases.ts';
import { hasTagger } from '../../text/english/part-of-speech.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { sharedStems, type QuestionCandidate, type QuestionContext } from './candidate.ts';
import { standsAlone } from './question-text.ts';

/** Headings that people would type into a search as they are: "Data analysis vs. data science", "Spice Cayenne architecture". */

const WORDS = { min: 3, max: 9 } as const;

const versusOf = perPack(({ questions }: LanguagePack) =>
  expressionOf('^(?:.{2,40}) @versus\\.? (?:.{2,40})$', { versus: questions?.versus ?? null }),
);

export function searchIn(heading: string, context: QuestionContext): QuestionCandidate | null {
  const { pack } = context;
  const words = heading.split(' ').length;
  if (words < WORDS.min || words > WORDS.max || /[?!,;:“”"&+|]/u.test(heading)) return null;
  if (!standsAlone(heading, pack, false) || sharedStems(heading, context).shared === 0) return null;
  if (versusOf(pack).test(heading))
    return { text: heading, kind: 'comparison', source: 'heading', isHeading: true };
  if (!hasTagger(pack.code)) return null;
  return isSideOf(heading, context)
    ? { text: heading, kind: null, source: 'heading', isHeading: true }
    : null;
}

/** The name with nouns behind it: "Spice Cayenne architecture". */
function isSideOf(heading: string, { name, pack }: QuestionContext): boolean {
  const own = name.bare.toLowerCase();
  const rest = heading.toLowerCase().startsWith(`${own} `) ? heading.slice(own.length + 1) : '';
  return (
    rest !== '' &&
    !isEmptyHeading(rest) &&
    !rest.split(' ').some((word) => stopWordsOf(pack.code).has(word.toLowerCase())) &&
    !hasFiniteVerb(heading)
  );
}
