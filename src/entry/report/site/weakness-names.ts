import type { PageLoss } from '../../../core/score/page-findings.ts';
import type { Weakness } from '../../../core/schema/vocabulary.ts';

/** Each weakness as a heading: the titles of checks say what a good page has. */
const names: Readonly<Record<Weakness, string>> = {
  no_direct_answer: 'No direct answer',
  answer_late: 'Answer comes late',
  thin: 'Too little about the question',
  vague_no_facts: 'Vague, few facts',
  no_sources: 'Facts without sources',
  off_topic_mix: 'Several topics on one page',
  bad_title: 'Unsuitable title',
  bad_or_missing_description: 'Missing or unsuitable description',
  poor_headings: 'Poor headings',
  wall_of_text: 'Long text without structure',
  needs_context: 'Passages that need the rest of the page',
  boilerplate_heavy: 'Mostly boilerplate',
  outdated: 'Outdated or without a date',
  promotional: 'Praise instead of facts',
  unclear_subject: 'Unclear subject',
};

export const weaknessName = ({ weakness, title }: Pick<PageLoss, 'weakness' | 'title'>): string =>
  weakness === null ? title : names[weakness];
