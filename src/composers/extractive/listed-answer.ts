import type { ProseUnit, Sentence } from '../../analysis/signals/prose.ts';
import type { Section } from '../../analysis/signals/sections.ts';
import { cleanSentence } from './clean-sentence.ts';
import { isPersonal, opensLoosely } from './loose-openers.ts';
import { isBalanced, type PageMaterial } from './page-material.ts';
import { ANSWER_CHARS_MAX, type Answer } from './section-answer.ts';

const ITEMS = { min: 2, max: 8 } as const;
const ITEM_WORDS_MAX = 14;
const LEAD_WORDS_MIN = 4;

/** "The main causes are:" and the short items under it, as one sentence. Null: the section does not begin so. */
export function listedAnswer(lead: Sentence, section: Section, material: PageMaterial): Answer | null {
  const { isUnspaced } = material.language.grammar;
  const text = cleanSentence(lead.text);
  if (!isLeadIn(lead, text, material)) return null;
  const items = itemsAfter(lead, section, material);
  const entries = items.map(({ block }) => cleanSentence(block.text).replace(/[\s.;,。；，]+$/u, ''));
  if (items.length < ITEMS.min || items.length > ITEMS.max || !entries.every(isEntry)) return null;
  if (
    items.some(({ words, block }) => words.length > ITEM_WORDS_MAX || block.level !== items[0]?.block.level)
  )
    return null;
  const whole = isUnspaced ? `${text}${entries.join('、')}。` : `${text} ${entries.join('; ')}.`;
  if (whole.length > ANSWER_CHARS_MAX || !isBalanced(whole)) return null;
  return {
    text: whole,
    grounding: [
      { text, source: lead.text, start: lead.start, end: lead.end },
      ...items.map(({ block }, index) => ({
        text: entries[index] ?? '',
        source: block.text,
        start: block.start,
        end: block.end,
      })),
    ],
  };
}

/** A block of its own that ends with a colon and leans on nothing. */
function isLeadIn(lead: Sentence, text: string, { signals }: PageMaterial): boolean {
  const { language } = signals.page;
  return (
    /[:：]$/u.test(text) &&
    lead.words.length >= LEAD_WORDS_MIN &&
    signals.prose.units[lead.unit]?.sentences.length === 1 &&
    !opensLoosely(text, language) &&
    !isPersonal(text, language)
  );
}

function itemsAfter(lead: Sentence, section: Section, { signals }: PageMaterial): readonly ProseUnit[] {
  const unit = signals.prose.units[lead.unit];
  const after = unit === undefined ? [] : section.units.slice(section.units.indexOf(unit) + 1);
  const end = after.findIndex(({ block }) => block.kind !== 'list_item');
  return end < 0 ? after : after.slice(0, end);
}

function isEntry(entry: string): boolean {
  return entry !== '' && !/[?？:：]$/u.test(entry);
}
