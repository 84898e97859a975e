import { DESCRIPTION_CHARS } from '../../analysis/document/metadata-lengths.ts';
import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import type { Sentence } from '../../analysis/signals/prose.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { descriptionHtml } from '../piece-html.ts';
import type { Grounding } from '../../schema/content-block.ts';
import { limits } from './clause-limits.ts';
import { cleanSentence } from './clean-sentence.ts';
import { cutAtWords } from './cut-at-words.ts';
import { blockFacts, groundingOf, type Draft, type DraftInput } from './draft.ts';
import { hasDanglingOpener } from './dangling-sentences.ts';
import { namedContents } from './named-contents.ts';
import { isWholeSentence, LINK_SHARE_MAX, linkShare, type PageMaterial } from './page-material.ts';

/** Shorter lines are slogans. */
const OPENING_WORDS_MIN = 3;
const QUESTION = /[?？؟](["'”’»)\]]*)$/u;
const LEADS_ON = /[:：]["'”’»)\]]*$/u;
const CUT = '…';

interface Description {
  readonly text: string;
  readonly grounding: readonly Grounding[];
}

interface Part {
  readonly text: string;
  readonly sentence: Sentence;
}

interface Opening extends Part {
  /** Place among all sentences. */
  readonly index: number;
}

/** The first self-contained sentences of the page, or, with a given query, those closest to it, in 70-160 characters. */
export function draftMetaDescription({ material, isGrounded }: DraftInput): Draft {
  const isFit = ({ grounding }: Description): boolean => grounding.every(({ text }) => isGrounded(text));
  const best =
    openings(material)
      .flatMap((opening) => describe(opening, material))
      .find(isFit) ??
    [namedContents(material, DESCRIPTION_CHARS)].find((named) => named !== null && isFit(named));
  if (best === undefined || best === null) {
    return {
      type: 'meta_description',
      reason: `No self-contained sentence of the page fits into ${String(DESCRIPTION_CHARS.min)} to ${String(DESCRIPTION_CHARS.max)} characters.`,
    };
  }
  return {
    type: 'meta_description',
    ...blockFacts('meta_description', best.text),
    text: best.text,
    html: descriptionHtml(best.text),
    grounding: best.grounding,
    placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
  };
}

/** Possible first sentences of a description, best first. */
function openings(material: PageMaterial): Opening[] {
  const { signals, headQuery } = material;
  const { sentences } = signals.prose;
  // The first complete sentence may depend on the titles and labels before it.
  const first = sentences.findIndex(({ isComplete }) => isComplete);
  const found = sentences.flatMap((sentence, index): Opening[] => {
    const text = cleanSentence(sentence.text);
    const canOpen =
      isRunningText(sentence, material) &&
      (index === first
        ? isWholeSentence(text.replace(QUESTION, '.$1'))
        : states(text) && !hasDanglingOpener(text, signals.page.language));
    return canOpen ? [{ sentence, text, index }] : [];
  });
  if (headQuery?.source !== 'given') return found;
  return found
    .map((opening) => ({
      opening,
      recall: weightedRecall(headQuery.stems, contentStems(opening.sentence.words), signals.terms),
    }))
    .sort((one, other) => other.recall - one.recall)
    .map(({ opening }) => opening);
}

/** True for a sentence of a paragraph that does not consist of links. */
function isRunningText(sentence: Sentence, { signals: { prose, language } }: PageMaterial): boolean {
  const block = prose.units[sentence.unit]?.block;
  return (
    block?.kind === 'paragraph' &&
    linkShare(block) <= LINK_SHARE_MAX &&
    sentence.isComplete &&
    (language.grammar.isUnspaced || sentence.words.length >= OPENING_WORDS_MIN)
  );
}

function states(text: string): boolean {
  return isWholeSentence(text) && !QUESTION.test(text) && !LEADS_ON.test(text);
}

/** The opening and as many of the following sentences as fit; none when the result is too short. */
function describe(opening: Opening, material: PageMaterial): Description[] {
  const { prose, pageType, page } = material.signals;
  const text = fitted(opening.text, page.language);
  if (text === null) return [];
  const gap = material.language.grammar.isUnspaced ? '' : ' ';
  const parts: Part[] = [{ text, sentence: opening.sentence }];
  let whole = text;
  for (let index = opening.index + 1; ; index++) {
    const next = prose.sentences[index];
    const unit = prose.sentences[index - 1]?.unit ?? 0;
    if (next === undefined || next.unit > unit + 1 || !isRunningText(next, material)) break;
    const words = cleanSentence(next.text);
    const longer = whole + gap + words;
    if (!states(words) || longer.length > DESCRIPTION_CHARS.max) break;
    parts.push({ text: words, sentence: next });
    whole = longer;
  }
  // A lone question is a teaser, except on a thread about it.
  const teases = QUESTION.test(opening.text) && parts.length === 1 && pageType !== 'forum';
  return whole.length < DESCRIPTION_CHARS.min || teases
    ? []
    : [{ text: whole, grounding: parts.map(groundingOf) }];
}

/** Cuts a long sentence and marks the cut; null for one with a denial or a limit. */
function fitted(text: string, language: string): string | null {
  if (text.length <= DESCRIPTION_CHARS.max) return text;
  if (limits(text, language)) return null;
  const room = { min: DESCRIPTION_CHARS.min, max: DESCRIPTION_CHARS.max - CUT.length };
  const kept = cutAtWords(text, room, language)[0];
  return kept === undefined ? null : kept + CUT;
}
