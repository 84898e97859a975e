import { rubric } from '../../../../core/checks/rubric.ts';

/** What each check of the rubric demands, by the check's id. */
export const checkTitles: ReadonlyMap<string, string> = new Map(
  rubric.map(({ check: { id, title } }) => [id, title]),
);
