import { calendarWords } from '../../text/calendar-words.ts';
import { weightedRecall } from '../../reading/intent/similarity.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Grounding } from '../../schema/content-block.ts';
import { withPlainAcronyms } from '../grounding/short-forms.ts';
import { containsNumber, figuresOf, hasCounts, isFigureOf } from './claim-figures.ts';
import { claimParts } from './claim-parts.ts';
import { isDeniedBy } from './denied-claim.ts';
import { namedSubjects, openingOf } from './named-subject.ts';
import { pageStems } from './page-stems.ts';
import { supportSources, type Source } from './support-sources.ts';
import { titleStems, topicStems } from './topic-stems.ts';

interface Place {
  readonly source: Source;
  readonly recall: number;
}

export interface PageSupport {
  /**
   * The texts of the page or the facts that support the sentence: one, or several where its parts rest on different places.
   * null without support.
   */
  supportOf(sentence: string): readonly Grounding[] | null;
}

/** Consecutive sources that may support a sentence together. */
const WINDOW = 3;
/** Sources tested for one sentence, those with most of its words first. */
const PLACES_MAX = 50;
/**
 * Share of a sentence's content words that must be close together on the page, weighted by rarity (words that the page
 * lacks weigh most), without those of the page's topic. Numbers and names have their own gate (`grounding.ts`); this one is
 * for claims in plain words ("it is waterproof"). A new word is a new claim as often as a synonym, so the gate rejects
 * nearly half of the freest true paraphrases of its test: the prompt asks for the page's words, and extractive blocks
 * replace rejected ones.
 */
const RECALL_MIN = 0.5;
/** decision: the same share for each part of a sentence, lower because a part of three words has few to share. */
const PART_RECALL_MIN = 1 / 3;

/** decision: a sentence of more parts is a list or a trick, and each pair of its ends is a search. */
const PARTS_MAX = 6;

/** Ignores sentences addressed to a language model: they support nothing. */
export function pageSupport(signals: Signals, facts: readonly string[]): PageSupport {
  const { page, terms } = signals;
  const { language } = page;
  const dates = calendarWords(language);
  const topic = topicStems(signals);
  const subjectStems = titleStems(signals);
  const stems = pageStems(signals);
  const subjects = namedSubjects(signals, stems);
  const titleNames = subjects.namesIn(page.titleHeading ?? signals.titleText);
  const sources = supportSources(signals, facts, stems);

  /** The words of a claim that need support. */
  function askedIn(claim: string): ReadonlySet<string> {
    const words = [...stems.of(claim)].filter((stem) => !/\p{N}/u.test(stem) && !dates.has(stem));
    const specific = words.filter((stem) => !topic.has(stem));
    return new Set(specific.length === 0 ? words : specific);
  }
  function needsSupport(part: string): boolean {
    return [...stems.of(part)].some((stem) => !topic.has(stem) && !/\p{N}/u.test(stem));
  }

  /**
   * The place with the most words in common that has the words and figures of all parts, as `mayRest` allows. null without
   * one, or where the page denies the claim with more of its words.
   */
  function placeOf(parts: readonly string[], mayRest: (source: Source) => boolean): Source | null {
    const claim = parts.join('');
    const claims = parts.map((part) => ({
      text: part,
      stems: stems.of(part),
      asked: askedIn(part),
      figures: figuresOf(part, page),
    }));
    const asked = askedIn(claim);
    const known = new Set([...topic, ...subjects.namesIn(claim), ...acronymsIn(claim)]);
    let best: Place | null = null;
    let denied = 0;
    for (const { source, index } of nearest(asked, mayRest)) {
      for (let back = 0; back < WINDOW; back++) {
        const window = sources.slice(Math.max(0, index - back), index - back + WINDOW).filter(mayRest);
        const said = new Set(window.flatMap((each) => [...each.stems]));
        const text = window.map((each) => each.text).join('\n');
        const recall = weightedRecall(asked, said, terms);
        if (recall < RECALL_MIN || recall <= Math.max(best?.recall ?? 0, denied)) continue;
        const isSaid =
          hasCounts(claim, text, language) &&
          claims.every(
            (part) =>
              weightedRecall(part.asked, said, terms) >= PART_RECALL_MIN &&
              part.figures.every((figure) =>
                window.some(
                  (each) => containsNumber(each.text, figure) && isFigureOf(figure, each, part, language),
                ),
              ),
          );
        if (!isSaid) continue;
        if (isDeniedBy(claim, window, { known, stems, language })) denied = recall;
        else best = { source, recall };
      }
    }
    return best === null || best.recall < denied ? null : best.source;
  }

  /** The sources with most of the words, at most PLACES_MAX. */
  function nearest(
    asked: ReadonlySet<string>,
    mayRest: (source: Source) => boolean,
  ): readonly { readonly source: Source; readonly index: number }[] {
    return sources
      .map((source, index) => ({ source, index, recall: weightedRecall(asked, source.stems, terms) }))
      .filter(({ source, recall }) => recall > 0 && mayRest(source))
      .sort((one, other) => other.recall - one.recall || one.index - other.index)
      .slice(0, PLACES_MAX);
  }

  return {
    supportOf(sentence) {
      const names = subjects.namesIn(sentence);
      const parts = claimParts(sentence, language, needsSupport);
      const whole = placeOf(parts, (source) => isAbout(source, names));
      if (whole !== null) return [groundingOf(sentence, whole)];
      // A sentence without names is about the page's subject.
      const subject = names.size > 0 ? names : titleNames;
      return restsApart(parts, (source) => isAbout(source, subject));
    },
  };

  /** False for a source that begins with other names than these and has none of them. */
  function isAbout(source: Source, names: ReadonlySet<string>): boolean {
    if (names.size === 0 || source.start === null) return true;
    const subject = subjects.subjectOf(source.text, source.before);
    return (
      subject.size === 0 || [...subject, ...subjects.namesIn(source.text)].some((name) => names.has(name))
    );
  }

  /**
   * Places for a sentence whose parts rest apart. Where the sentence opens with the page's topic, each place has to name it
   * too; else all but the first: "it costs" is said of the subject, and not of what another section is about.
   */
  function restsApart(
    parts: readonly string[],
    mayRest: (source: Source) => boolean,
  ): readonly Grounding[] | null {
    if (parts.length > PARTS_MAX) return null;
    const opening = stems.of(openingOf(parts.join(''), language));
    const named = [...opening].filter((stem) => topic.has(stem) || subjects.isName(stem));
    const namesOneOf =
      (words: Iterable<string>) =>
      (source: Source): boolean =>
        mayRest(source) && [...words].some((stem) => source.stems.has(stem));
    const grounding: Grounding[] = [];
    let from = 0;
    while (from < parts.length) {
      const allowed = named.length > 0 ? namesOneOf(named) : from === 0 ? mayRest : namesOneOf(subjectStems);
      const rest = parts.slice(from);
      const count = rest.findLastIndex((_, last) => placeOf(rest.slice(0, last + 1), allowed) !== null) + 1;
      const place = placeOf(rest.slice(0, count), allowed);
      if (count === 0 || place === null || count === parts.length) return null;
      grounding.push(groundingOf(rest.slice(0, count).join('').trim(), place));
      from += count;
    }
    return grounding;
  }
}

function groundingOf(claim: string, { text, start, end }: Source): Grounding {
  return { text: claim, source: text, start, end };
}

function acronymsIn(text: string): readonly string[] {
  return (withPlainAcronyms(text).match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []).map((each) =>
    each.toLowerCase(),
  );
}
