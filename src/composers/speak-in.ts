import { countWords } from '../analysis/document/visible-text.ts';
import { sentencesOf } from '../analysis/language/sentences.ts';
import { blockBounds, changeWords, omission } from './block-words.ts';
import type { BrandVoice } from './brand-voice.ts';
import { changeContractions } from './contractions.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import { headlineCase } from './headline-case.ts';

export interface SpokenBlocks {
  readonly blocks: readonly ContentBlock[];
  readonly omitted: readonly Omission[];
}

/**
 * The blocks as far as they keep the voice: what can be changed without changing what is said is changed, what breaks a
 * rule otherwise is left out. `pageText` tells which words the page writes small.
 */
export function speakIn(
  voice: BrandVoice,
  blocks: readonly ContentBlock[],
  { language, pageText }: { readonly language: string; readonly pageText: string },
): SpokenBlocks {
  const isEnglish = language === 'en';
  const kept: ContentBlock[] = [];
  const omitted: Omission[] = [];
  for (const block of blocks) {
    const isHeadline = block.type === 'title' || block.type === 'headings';
    const spoken = changeWords(block, (text) => {
      let said = text;
      if (voice.exclamations === false) said = said.replace(/!+/gu, '.');
      if (isEnglish && voice.contractions !== null) said = changeContractions(said, voice.contractions);
      if (isEnglish && isHeadline && voice.headlineCase !== null) {
        said = headlineCase(said, voice.headlineCase, pageText);
      }
      return keepsRules(said, voice, isEnglish, isHeadline ? null : language) ? said : null;
    });
    if (spoken !== null && isWithinBounds(spoken)) kept.push(spoken);
    else omitted.push(omission(block.type, 'No words of the page were found that keep to brand_voice.'));
  }
  return { blocks: kept, omitted };
}

/** `language`: of the sentences; null for words that are none. */
function keepsRules(text: string, voice: BrandVoice, isEnglish: boolean, language: string | null): boolean {
  if (voice.forbidden.some((word) => says(text, word))) return false;
  if (
    isEnglish &&
    voice.addressesReader === false &&
    /\b(?:you|your|yours|yourself|yourselves)\b/iu.test(text)
  ) {
    return false;
  }
  const { sentenceWordsMax: most } = voice;
  if (most === null || language === null) return true;
  return sentencesOf(text, language).every(({ start, end }) => countWords(text.slice(start, end)) <= most);
}

/** As a word or words of its own, in any case; in scripts without spaces, anywhere. */
function says(text: string, words: string): boolean {
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
