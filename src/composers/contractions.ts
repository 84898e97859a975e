/** English contractions, one way and the other. What stands in quotation marks is somebody's words and stays. */

const NEGATIONS: readonly (readonly [string, string])[] = [
  ['can’t', 'cannot'],
  ['won’t', 'will not'],
  ['shan’t', 'shall not'],
  ...'is are was were do does did has have had could should would must need'
    .split(' ')
    .map((verb) => [`${verb}n’t`, `${verb} not`] as const),
];

/** "'s" and "'d" after other words may be a possessive, "is" or "has": those are left alone. */
const PRONOUNS =
  /\b(i|you|we|they|he|she|it|that|there|what|who|here|where)[’'](m|re|ve|ll|s)\b(\s+(?:been|got|had|become|gone|done|made|taken|seen)\b)?/giu;
const VERBS: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', ll: 'will', s: 'is' };

/** The text without contractions, or with those of negations. */
export function changeContractions(text: string, to: 'avoid' | 'use'): string {
  return text
    .split(/(["“„«][^"“”„«»]*["”»])/u)
    .map((part, index) => (index % 2 === 1 ? part : to === 'avoid' ? spellOut(part) : contract(part)))
    .join('');
}

function spellOut(text: string): string {
  let said = text;
  for (const [short, long] of NEGATIONS) {
    said = said.replace(new RegExp(`\\b${short.replace('’', "[’']")}\\b`, 'giu'), (match) =>
      asCased(match, long),
    );
  }
  return said.replace(PRONOUNS, (_match, pronoun: string, verb: string, participle: string | undefined) => {
    const isHas = verb.toLowerCase() === 's' && participle !== undefined;
    return `${pronoun} ${isHas ? 'has' : (VERBS[verb.toLowerCase()] ?? verb)}${participle ?? ''}`;
  });
}

function contract(text: string): string {
  let said = text;
  for (const [short, long] of NEGATIONS) {
    said = said.replace(new RegExp(`\\b${long}\\b`, 'giu'), (match) => asCased(match, short));
  }
  return said;
}

/** With a capital where the text had one. */
function asCased(like: string, text: string): string {
  return /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
