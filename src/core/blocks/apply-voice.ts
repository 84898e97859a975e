import { countWords } from '../document/visible-text.ts';
import { sentencesOf } from '../text/sentences.ts';
import { matcherOf } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';
import { blockBounds, changeWords, omission } from './block-words.ts';
import type { BrandVoice } from './brand-voice.ts';
import { changeContractions } from './contractions.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import { headlineCase } from './headline-case.ts';

export interface VoicedBlocks {
  readonly blocks: readonly ContentBlock[];
  readonly omitted: readonly Omission[];
}

/**
 * Applies the brand voice to blocks: changes words where the meaning stays the same and omits a text that still breaks a
 * rule. `pageText` shows which words the page writes in small letters.
 */
export function applyVoice(
  voice: BrandVoice,
  blocks: readonly ContentBlock[],
  { language, pageText }: { readonly language: string; readonly pageText: string },
): VoicedBlocks {
  const kept: ContentBlock[] = [];
  const omitted: Omission[] = [];
  for (const block of blocks) {
    const isHeadline = block.type === 'title' || block.type === 'headings';
    const voiced = changeWords(block, (text) => {
      let changed = text;
      if (voice.exclamations === false) changed = changed.replace(/!+/gu, '.');
      if (voice.contractions !== null) changed = changeContractions(changed, voice.contractions, language);
      if (isHeadline && voice.headlineCase !== null) {
        changed = headlineCase(changed, voice.headlineCase, { language, pageText });
      }
      return keepsRules(changed, voice, language, isHeadline) ? changed : null;
    });
    if (voiced !== null && isWithinBounds(voiced)) kept.push(voiced);
    else omitted.push(omission(block.type, 'No text of the page follows brand_voice.'));
  }
  return { blocks: kept, omitted };
}

function keepsRules(text: string, voice: BrandVoice, language: string, isHeadline: boolean): boolean {
  if (voice.forbidden.some((word) => contains(text, word))) return false;
  const secondPerson = packOf(language).writing?.voice?.secondPerson ?? null;
  if (voice.addressesReader === false && matcherOf(secondPerson).test(text)) return false;
  const { sentenceWordsMax: most } = voice;
  // A headline is not a sentence.
  if (most === null || isHeadline) return true;
  return sentencesOf(text, language).every(({ start, end }) => countWords(text.slice(start, end)) <= most);
}

/** True where the text contains the words as whole words, in any case; in scripts without spaces, anywhere. */
function contains(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+');
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(words);
  const pattern = isUnspaced ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
  return new RegExp(pattern, 'iu').test(text);
}

function isWithinBounds(block: ContentBlock): boolean {
  if (block.type !== 'title' && block.type !== 'meta_description') return true;
  const { min, max } = blockBounds[block.type];
  return block.text.length >= min && block.text.length <= max;
}
