import { countWords } from '../../analysis/document/visible-text.ts';
import { escapeText } from '../piece-html.ts';
import type { ParagraphItem } from '../../schema/content-block.ts';
import { cleanSentence } from './clean-sentence.ts';
import { blockFacts, groundingOf, type Draft, type DraftInput } from './draft.ts';
import { isWholeSentence, type PageMaterial, type Passage } from './page-material.ts';

/** Bounds of the contract, in words. */
const PARAGRAPH_WORDS = { min: 40, max: 120 } as const;
const ITEMS_MAX = 3;
/** Shorter pages need no summary. */
const PAGE_WORDS_MIN = 150;
const SECTION_WORDS_MIN = 120;
/** Maximum share of the page that all paragraphs together repeat. */
const REPEATED_SHARE_MAX = 0.4;

/** Consecutive sentences of the page. */
interface Excerpt {
  readonly text: string;
  readonly words: number;
  readonly parts: readonly Pick<Passage, 'sentence' | 'text'>[];
}

/** A long section and possible starts of an excerpt, most salient first. */
interface Source {
  readonly heading: string;
  readonly passages: readonly Passage[];
}

/** The most salient passage of each long section, copied to directly below the section's heading. */
export function draftSupportingParagraphs({ material, isGrounded }: DraftInput): Draft {
  const { page, prose } = material.signals;
  const isShort = prose.wordCount < PAGE_WORDS_MIN;
  const items: (Excerpt & ParagraphItem)[] = [];
  let wordsLeft = prose.wordCount * REPEATED_SHARE_MAX;
  for (const { heading, passages } of isShort ? [] : sourcesOf(material)) {
    if (items.length >= ITEMS_MAX) break;
    const wordsMax = Math.min(PARAGRAPH_WORDS.max, wordsLeft);
    for (const passage of passages) {
      const excerpt = excerptFrom(passage, wordsMax, material);
      if (excerpt === null || !isGrounded(excerpt.text)) continue;
      items.push({ ...excerpt, heading });
      wordsLeft -= excerpt.words;
      break;
    }
  }
  if (items.length === 0) {
    return {
      type: 'supporting_paragraphs',
      reason: isShort
        ? 'The page is too short to need a summary.'
        : 'No long section has a self-contained passage of 40 words after its opening.',
    };
  }
  return {
    type: 'supporting_paragraphs',
    ...blockFacts('supporting_paragraphs', items.map(({ text }) => text).join('\n')),
    items: items.map(({ text, heading }) => ({ text, heading })),
    html: items.map(({ text }) => `<p>${escapeText(text)}</p>`).join('\n'),
    grounding: items.flatMap(({ parts }) => parts.map(groundingOf)),
    placement: { selector: page.contentSelector, operation: 'insert_after' },
  };
}

function sourcesOf(material: PageMaterial): Source[] {
  const { sections, pageType } = material.signals;
  // In a thread "we" is the author of a post, not the page's owner.
  const all = pageType === 'forum' ? material.passages : material.ownPassages;
  return sections
    .flatMap(({ title, sentences, wordCount }, index): Source[] => {
      if (title === null || wordCount < SECTION_WORDS_MIN) return [];
      const passages = all
        // The opening of the section is directly below already.
        .filter(({ section, sentence }) => section === index && sentence !== sentences[0])
        .sort((one, other) => other.salience - one.salience);
      return [{ heading: title, passages }];
    })
    .sort((one, other) => (other.passages[0]?.salience ?? 0) - (one.passages[0]?.salience ?? 0));
}

/** The passage and the rest of its paragraph, plus the next paragraphs of its section if that is too short. */
function excerptFrom(
  first: Passage,
  wordsMax: number,
  { signals: { prose }, language, sectionOfUnit }: PageMaterial,
): Excerpt | null {
  const parts: Excerpt['parts'][number][] = [];
  let words = 0;
  for (let index = first.index; ; index++) {
    const sentence = prose.sentences[index];
    if (sentence === undefined || sectionOfUnit[sentence.unit] !== first.section) break;
    if (words >= PARAGRAPH_WORDS.min && sentence.unit !== parts.at(-1)?.sentence.unit) break;
    const text = cleanSentence(sentence.text);
    const states =
      sentence.isComplete &&
      prose.units[sentence.unit]?.block.kind === 'paragraph' &&
      isWholeSentence(text) &&
      !/[?？؟:：]["'”’»)\]]*$/u.test(text);
    if (!states || words + countWords(text) > wordsMax) break;
    parts.push({ sentence, text });
    words += countWords(text);
  }
  const text = parts.map((part) => part.text).join(language.grammar.isUnspaced ? '' : ' ');
  return words < PARAGRAPH_WORDS.min ? null : { text, words, parts };
}
