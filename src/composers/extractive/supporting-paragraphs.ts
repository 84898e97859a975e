import { countWords } from '../../analysis/document/visible-text.ts';
import { escapeHtml } from '../block-html.ts';
import type { ParagraphItem } from '../../schema/content-block.ts';
import { cleanSentence } from './clean-sentence.ts';
import { blockFacts, groundingOf, type Draft, type DraftInput } from './draft.ts';
import { isWholeSentence, type PageMaterial, type Passage } from './page-material.ts';

/** Bounds of the contract, in words. */
const PARAGRAPH_WORDS = { min: 40, max: 120 } as const;
const ITEMS_MAX = 3;
/** What is shorter is its own summary. */
const PAGE_WORDS_MIN = 150;
const SECTION_WORDS_MIN = 120;
/** All paragraphs together repeat no more of the page. */
const REPEATED_SHARE_MAX = 0.4;

/** Sentences in a row, as the page has them. */
interface Excerpt {
  readonly text: string;
  readonly words: number;
  readonly parts: readonly Pick<Passage, 'sentence' | 'text'>[];
}

/** A long section, and where a passage of it could begin: what says most of the page's topic first. */
interface Source {
  readonly heading: string;
  readonly passages: readonly Passage[];
}

/** Of each long section the passage that says most of the page's topic, copied once, to stand above the section. */
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
        ? 'The page is too short to be summed up in its own words.'
        : 'No long section has a passage of 40 words further down that can stand alone.',
    };
  }
  return {
    type: 'supporting_paragraphs',
    ...blockFacts('supporting_paragraphs', items.map(({ text }) => text).join('\n')),
    items: items.map(({ text, heading }) => ({ text, heading })),
    html: items.map(({ text }) => `<p>${escapeHtml(text)}</p>`).join('\n'),
    grounding: items.flatMap(({ parts }) => parts.map(groundingOf)),
    placement: { selector: page.contentSelector, operation: 'insert_after' },
  };
}

function sourcesOf(material: PageMaterial): Source[] {
  const { sections, pageType } = material.signals;
  // In a thread "we" is whoever wrote the post.
  const all = pageType === 'forum' ? material.passages : material.ownPassages;
  return sections
    .flatMap(({ title, sentences, wordCount }, index): Source[] => {
      if (title === null || wordCount < SECTION_WORDS_MIN) return [];
      const passages = all
        // What opens the section stands right below already.
        .filter(({ section, sentence }) => section === index && sentence !== sentences[0])
        .sort((one, other) => other.salience - one.salience);
      return [{ heading: title, passages }];
    })
    .sort((one, other) => (other.passages[0]?.salience ?? 0) - (one.passages[0]?.salience ?? 0));
}

/** The passage with the rest of its paragraph, and with the next ones of its section where that is too little. */
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
