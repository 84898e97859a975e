import type { PageType, SubjectSurface, SubjectType } from '../../../schema/vocabulary.ts';
import type { LanguagePack } from '../../../languages/pack.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { scoreOf, type Features } from '../../models/linear-model.ts';
import { SUBJECT_RANK } from '../../models/weights/subject-rank.ts';
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
  let best: { readonly measured: MeasuredCandidate; readonly score: number } | null = null;
  for (const measured of measuredCandidates(signals, url)) {
    const score = scoreOf(SUBJECT_RANK, measured.features);
    if (best === null || score > best.score) best = { measured, score };
  }
  if (best === null) return null;
  const { candidate } = best.measured;
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

/** Every name that the page may be about, with its features. */
export function measuredCandidates(
  { page, prose, terms, language: pack, pageType }: SubjectSignals,
  url: string,
): MeasuredCandidate[] {
  const surfaces = surfacesOf(page, url);
  const context = subjectContext(page, surfaces, { prose, terms, url, pack, pageType });
  return subjectCandidates(surfaces, { pack, language: page.language }).map((candidate) => ({
    candidate,
    features: subjectFeaturesOf(candidate, context),
  }));
}
