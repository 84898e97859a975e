import type { CitationVersion } from '../schema/citation-vocabulary.ts';

/** A passage that goes to the assistant. */
export interface RetrievedPassage {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Index of the page in the result. */
  readonly page: number;
  readonly headings: readonly string[];
  readonly score: number;
}

/** What retrieval gives for one question and version. */
export interface Retrieval {
  readonly version: CitationVersion;
  /** Best first, at most 12, at most 3 a page. */
  readonly sources: readonly RetrievedPassage[];
  /** The own page's best passage with its place among all passages; null without one that shares a word. */
  readonly nearest: (RetrievedPassage & { readonly rank: number }) | null;
}

export interface PlannedQuestion {
  readonly question: string;
  /** Of `own`, then of `before` where it is tested. */
  readonly retrievals: readonly Retrieval[];
}

/** One thing to ask the model: one run of one question with one version. */
export interface CitationPrompt {
  /**
   * Hash of assistant, prompt version, run and text. Two entries of a plan have the same key when both versions give the
   * same sources: it is asked once.
   */
  readonly key: string;
  readonly question: number;
  readonly version: CitationVersion;
  /** From 1. */
  readonly run: number;
  readonly system: string;
  readonly prompt: string;
  /** The sources in the order of their labels: label n is entry n - 1; each an index in `Retrieval.sources`. */
  readonly order: readonly number[];
}

/** Plain JSON: it passes between processes. */
export interface CitationPlan {
  /** `<provider>/<model>`; null when no model is asked. */
  readonly assistant: string | null;
  readonly promptVersion: string;
  readonly runs: number;
  readonly questions: readonly PlannedQuestion[];
  /** Empty without an assistant. By question, run and version: a part of them is a smaller paired test. */
  readonly prompts: readonly CitationPrompt[];
}

/** A stored answer of the model. */
export interface CitationAnswer {
  readonly key: string;
  /** As the model wrote it. */
  readonly answer: string;
  /** RFC 3339. */
  readonly askedAt: string;
}
