import type { PageType, SubjectSurface, SubjectType } from '../../schema/vocabulary.ts';
import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { bareSurfaces } from './bare-surfaces.ts';
import { scoreOf, type Features } from '../../models/linear-model.ts';
import { SUBJECT_RANK } from './subject-rank-weights.ts';
import type { Prose } from '../../signals/prose.ts';
import type { TermStatistics } from '../../signals/terms.ts';
import { subjectCandidates, type SubjectCandidate } from './subject-candidates.ts';
import { subjectContext, subjectFeaturesOf, type SubjectFeature } from './subject-features.ts';
import { subjectTypeOf } from './subject-type.ts';
import { surfacesOf } from './subject-surfaces.ts';

/** The one thing that the page is about. */
export interface Subject {
  /** As full as needed to be unique: "Keychron K2 HE". */
  readonly name: string;
  readonly type: SubjectType;
  readonly readFrom: SubjectSurface;
  /** Stems of its content words. */
  readonly stems: ReadonlySet<string>;
  /** 0-1: probability that a careful reader would name the same. */
  readonly confidence: number;
}

/** What a subject is read from. */
export interface SubjectSignals {
  readonly page: PageDocument;
  readonly prose: Prose;
  readonly terms: TermStatistics;
  readonly language: LanguagePack;
  readonly pageType: PageType;
}

/** A candidate with what speaks for it. */
export interface MeasuredCandidate {
  readonly candidate: SubjectCandidate;
  readonly features: Features<SubjectFeature>;
}

/** Null for a page that names nothing. */
export function subjectOf(signals: SubjectSignals, url: string): Subject | null {
  const scored = measuredCandidates(signals, url).map(({ candidate, features }) => ({
    candidate,
    score: scoreOf(SUBJECT_RANK, features),
  }));
  const best = highest(scored);
  if (best === undefined) return null;
  const candidate = writtenForm(best.candidate, scored, signals);
  const { page, pageType, language } = signals;
  const { intercept, slope } = SUBJECT_RANK.certainty;
  return {
    name: candidate.name,
    type: subjectTypeOf(candidate.name, { page, pageType, pack: language, url }),
    readFrom: candidate.readFrom,
    stems: candidate.stems,
    confidence: 1 / (1 + Math.exp(-(intercept + slope * best.score))),
  };
}

interface ScoredCandidate {
  readonly candidate: SubjectCandidate;
  readonly score: number;
}

function highest(scored: readonly ScoredCandidate[]): ScoredCandidate | undefined {
  return scored.reduce<ScoredCandidate | undefined>(
    (best, one) => (best === undefined || one.score > best.score ? one : best),
    undefined,
  );
}

/** Stems that two names share, as a share of those of either, from which one is the other written out. */
const SAME_NAME_SHARE = 0.8;

/** An address has neither capitals nor small words: the same name as another surface writes it, where one does. */
function writtenForm(
  chosen: SubjectCandidate,
  scored: readonly ScoredCandidate[],
  signals: SubjectSignals,
): SubjectCandidate {
  if (chosen.readFrom !== 'address') return chosen;
  const written = scored.filter(({ candidate: { readFrom, stems } }) => {
    const shared = [...chosen.stems].filter((stem) => stems.has(stem)).length;
    return readFrom !== 'address' && shared >= SAME_NAME_SHARE * Math.max(stems.size, chosen.stems.size);
  });
  return highest(written.length > 0 ? written : containing(chosen, scored, signals))?.candidate ?? chosen;
}

/** The names that go on where the address was cut: all of the H1 of goods, elsewhere what begins with its words. */
function containing(
  chosen: SubjectCandidate,
  scored: readonly ScoredCandidate[],
  { pageType, language }: SubjectSignals,
): ScoredCandidate[] {
  const stems = [...chosen.stems];
  const opening = chosen.name.toLowerCase();
  const { questions } = openersOf(language);
  const small = stopWordsOf(language.code);
  const last = opening.split(' ').at(-1) ?? '';
  return scored.filter(({ candidate: { name, readFrom, readings, stems: own } }) => {
    if (readFrom === 'address' || readings.has('joined') || questions.test(name)) return false;
    if (!stems.every((stem) => own.has(stem))) return false;
    if (pageType === 'product' && readings.has('heading')) return true;
    const lower = name.toLowerCase();
    // "Machine learning tutorial" adds a label, "… for older adults" what the address left out.
    const added = /^\s(\p{L}+)/u.exec(lower.slice(opening.length))?.[1] ?? '';
    return lower.startsWith(opening) && (small.has(added) || small.has(last));
  });
}

const openersOf = perPack(({ subjects, grammar: { isUnspaced } }) => ({
  questions: matcherOf(subjects?.questions ?? null, { at: 'start', isUnspaced }),
}));

/** Every name that the page may be about, with its features. */
export function measuredCandidates(
  { page, prose, terms, language: pack, pageType }: SubjectSignals,
  url: string,
): MeasuredCandidate[] {
  const surfaces = bareSurfaces(surfacesOf(page, url), url, { pageType, pack });
  const context = subjectContext(page, surfaces, { prose, terms, url, pack, pageType });
  return subjectCandidates(surfaces, { pack, language: page.language }).map((candidate) => ({
    candidate,
    features: subjectFeaturesOf(candidate, context),
  }));
}
