/** What an answer to "why", "when" or "how many" must hold; other questions cannot be told from their words. */
const ANSWERS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^what are the \p{L}+(?: \p{L}+)? (?:of|for) /iu,
    /[,;].*[,;]|\b(?:includ\w+|such as|can|may|first|one of|two|three|four|five|several)\b/iu,
  ],
  [
    /^how (?:do|can|should) (?:you|i) /iu,
    /^(?:To|By|First|Start|The first|The (?:easiest|best|simplest) way|You|(?!(?:Is|Are|Was|Whether|When|While|Where|If|In|On|At|For|With|As|Since|Because|Like|Unlike|Given|Once|After|Before|From|Under|Not|Of|All|Both|Has|Have|Had|Does|Just|Only|Even|Such|\p{L}+ly)\b)\p{Lu}\p{Ll}+ (?:the|an?|your|you)|If you (?:want|need|wish|have|are))\b|\byou (?:can|need|must|should|may|have to)\b/u,
  ],
  [/^what do(?:es)? .* not /iu, /\b(?:not|no|never|exclud\w*|exclusions?|without)\b|n['’]t\b/iu],
  [/^what do(?:es)? .* cover\?/iu, /\b(?:cover\w*|includ\w*|protect\w*|pays?|against)\b/iu],
  [
    /^why /iu,
    /\b(?:because|reasons?|due to|since|so that|so|in order to|helps?|caus\w+|allow\w*|lead\w*|result\w*|means?|makes?|can|ensure\w*|prevent\w*|reduc\w+|improv\w+|provid\w+|to \w+|important|essential|critical|need\w*)\b/iu,
  ],
  [
    /^(?:when|how (?:much|many|long|old|far|often)) /iu,
    /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|every|daily|weekly|monthly|year|day|month|week|hour|before|after|until|during|depend\w*|var\w+|free|when|as soon)\b/iu,
  ],
];

/** False where an English answer lacks what its question asks for; other languages: always true. */
export function fitsQuestion(question: string, answer: string, language: string): boolean {
  if (language !== 'en') return true;
  return (
    ANSWERS.every(([asked, holds]) => !asked.test(question) || holds.test(answer)) &&
    defines(question, answer)
  );
}

const ASKS_WHAT = /^what (?:is|are) (?:an? |the )?((?:[\p{L}\p{N}-]+ ){0,2}([\p{L}\p{N}-]+))\?$/iu;
const SAYS_WHAT =
  /\b(?:is|are|was|were|means?|refers?|describes?|stands? for|consists?|includes?|helps?|lets?|allows?|gives?|provides?|measures?|tells?|shows?|covers?|works?|runs?|makes?|uses?)\b/iu;
/** A plural and its singular share all but so many letters at the end. */
const ENDING = 2;

/** "Salt water is why windlasses fail" says nothing of what a windlass is: the thing has to come before what is said of it. */
function defines(question: string, answer: string): boolean {
  const head = ASKS_WHAT.exec(question)?.[2]?.toLowerCase();
  if (head === undefined || head.endsWith('ed')) return true;
  const root = head.slice(0, Math.max(3, head.length - ENDING));
  const at = answer.toLowerCase().indexOf(root);
  return at >= 0 && SAYS_WHAT.test(answer.slice(at + root.length));
}
