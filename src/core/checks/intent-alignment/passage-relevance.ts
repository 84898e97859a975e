import type { QueryAnswers } from '../../reading/answers/answers.ts';
import { VERDICT_CREDIT } from '../../reading/answers/verdict.ts';
import { PASSAGES, type Relevance } from '../../reading/intent/relevance.ts';
import type { Word } from '../../text/words.ts';
import type { ProseUnit } from '../../signals/prose.ts';
import type { Section } from '../../signals/sections.ts';
import { defineCheck, notApplicable, ramp } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';

/** Mean credit of the best passages for full points: no page reaches the maximum in all of them. */
const SHARE_FULL = 0.7;
const HEAD_QUERY_WEIGHT = 2;
/** Share of the text in blocks that name the query, or are under a heading that does, from which a page is about it. */
const FOCUS_FULL = 0.75;
/** Minimum factor for a page that is mostly about something else: its passages can still be found. */
const FOCUS_FLOOR = 0.6;
/** A shorter text does not contain several passages; the access gate caps it as thin. */
const WORDS_MIN = 50;
const EVIDENCE_MAX = 4;
/** What an answer by itself is worth, where a language model found it; the rest is for several passages. */
const ANSWER_SHARE = 0.5;

export const passageRelevance = defineCheck({
  id: 'passage-relevance',
  category: 'intent_alignment',
  weakness: 'vague_no_facts',
  title: 'Several passages say something about the question',
  why: 'An assistant reads the passages that take up the question and writes its answer from those that say something about it: a page with several of them is used more than a page with one.',
  source: {
    class: 'B',
    claim: 'Text relevant to the question decides which evidence models use (Wan et al., ACL 2024).',
  },
  needs: ['queries', 'alignments', 'answers', 'sections', 'prose', 'wordOrder'],
  evaluate({ queries, alignments, answers, sections, prose, wordOrder }) {
    if (queries.length === 0)
      return notApplicable('No query was given and none could be inferred from the text.');
    if (prose.wordCount < WORDS_MIN) return notApplicable('The text is too short to hold several passages.');
    const rows = alignments.map(({ query, relevance }, index) => ({
      query,
      relevance,
      weight: query.isHead ? HEAD_QUERY_WEIGHT : 1,
      credit: creditOf(relevance, answers[index]),
    }));
    const covered =
      rows.reduce((sum, row) => sum + row.credit * row.weight, 0) /
      rows.reduce((sum, row) => sum + row.weight, 0);
    const focus = focusOf(sections, new Set(queries.flatMap(({ stems }) => [...stems])));
    const best = rows.flatMap(({ relevance }) => relevance.passages.slice(0, 1));
    return {
      kind: 'judged',
      // Shuffled words state nothing.
      share:
        covered *
        (FOCUS_FLOOR + (1 - FOCUS_FLOOR) * ramp(focus, 0, FOCUS_FULL)) *
        (wordOrder.plausibility ?? 1),
      explanation: `The ${String(PASSAGES)} best passages for each query fill ${percent(covered)} of what is asked of them; ${percent(focus)} of the text stands near them.`,
      evidence: best.slice(0, EVIDENCE_MAX).map(({ text, start }) => quote(text, start)),
    };
  },
});

/** By the words of passages; where a language model has judged whether they answer, what does not answer is chatter. */
function creditOf({ share }: Relevance, answer: QueryAnswers | undefined): number {
  const credit = ramp(share, 0, SHARE_FULL);
  if (answer?.isModels !== true) return credit;
  return VERDICT_CREDIT[answer.answered] * (ANSWER_SHARE + (1 - ANSWER_SHARE) * credit);
}

/**
 * Share of the text's words in blocks that name part of the query, or are under a heading that does. Repeated sentences
 * count once: piling up the query's own words gains nothing.
 */
function focusOf(sections: readonly Section[], topic: ReadonlySet<string>): number {
  const seen = new Set<string>();
  let near = 0;
  let all = 0;
  for (const { heading, units } of sections) {
    const isUnderTopic = heading !== null && holdsAny(heading.words, topic);
    for (const unit of units) {
      const count = newWordsIn(unit, seen);
      all += count;
      if (isUnderTopic || holdsAny(unit.words, topic)) near += count;
    }
  }
  return all === 0 ? 0 : near / all;
}

/** Words of the block's sentences that did not occur before. */
function newWordsIn({ block, sentences, words }: ProseUnit, seen: Set<string>): number {
  const texts = sentences.length > 0 ? sentences : [{ text: block.text, words }];
  let count = 0;
  for (const { text, words: own } of texts) {
    if (seen.has(text)) continue;
    seen.add(text);
    count += own.length;
  }
  return count;
}

function holdsAny(words: readonly Word[], topic: ReadonlySet<string>): boolean {
  return words.some((word) => topic.has(word.stem));
}

function percent(share: number): string {
  return `${String(Math.round(share * 100))} %`;
}
