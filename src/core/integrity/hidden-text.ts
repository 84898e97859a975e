import { quoteElsewhere } from '../evidence/evidence.ts';
import { countWords } from '../document/visible-text.ts';
import { factor, flag, type Sign } from './flag.ts';

/**
 * Hidden prose as a share of the visible text. Honest pages hide hundreds of words in tabs, folded answers and dialogs,
 * with a script that shows them and a name by which it finds them; those are ignored (hidden text earns nothing anyway).
 * Text that no script can find is meant for machines.
 */
const FOLDED = { tolerated: 0.35, worst: 1, multiplier: 0.4 } as const;
/** Words of folded text. Decision: less is a menu or a note. */
const FOLDED_WORDS_MIN = 80;
/** Honest pages do not reveal text by font size or colour: there a little is enough. */
const CONCEALED = { tolerated: 0.02, worst: 0.5, multiplier: 0.4 } as const;
/** Words of concealed text. Decision: less is a label for screen readers. */
const CONCEALED_WORDS_MIN = 40;
/** Words of a block with a full stop. Decision: shorter ones are labels. */
const PARAGRAPH_WORDS_MIN = 20;
/** Keyword heaps have no full stop. */
const HEAP_WORDS_MIN = 40;

/** Ways of hiding that no script toggles. */
const CONCEALING: ReadonlySet<string> = new Set([
  'font-size:0',
  'off-screen position',
  'colour of the background',
]);

export const hiddenText: Sign = ({ page, prose }) => {
  const isScripted = page.scriptTraces > 0;
  const paragraphs = page.hidden.filter(({ text, reason, hook }) => {
    const isFolded = hook === 'interface' || (hook === 'name' && isScripted);
    if (isFolded && !CONCEALING.has(reason)) return false;
    const words = countWords(text);
    const isProse = /[.!?。！？]/.test(text) && words >= PARAGRAPH_WORDS_MIN;
    return (isProse || words >= HEAP_WORDS_MIN) && !page.text.includes(text);
  });
  const concealed = paragraphs.filter(({ reason }) => CONCEALING.has(reason));
  const wordsIn = (texts: typeof paragraphs): number =>
    texts.reduce((sum, { text }) => sum + countWords(text), 0);
  const [folded, secret] = [wordsIn(paragraphs), wordsIn(concealed)];
  const visible = Math.max(1, prose.wordCount);
  const multiplier = Math.min(
    (folded < FOLDED_WORDS_MIN ? null : factor(folded / visible, FOLDED)) ?? 1,
    (secret < CONCEALED_WORDS_MIN ? null : factor(secret / visible, CONCEALED)) ?? 1,
  );
  const shown = concealed.length > 0 ? concealed : paragraphs;
  return flag(
    'hidden_text',
    multiplier === 1 ? null : multiplier,
    `${String(folded)} words of running text are hidden from readers (${shown[0]?.reason ?? ''}).`,
    shown.map(({ text }) => quoteElsewhere(text)),
  );
};
