/** Advice against the readers' weaknesses and against what they miss on the page. */
import { compare, mean } from '../bootstrap.mjs';
import { contentOverlap } from './content-words.mjs';
import { mostFrequent } from './subject-lines.mjs';

/** Word F1 from which a gap names what a reader misses. */
const sameGapF1 = 0.5;
const actionsRead = 3;
const facetsMax = 10;

export function missingLines(pages, data, tunePages) {
  const lacking = pages.filter(({ missing }) => missing.length > 0);
  const recall = (gapsOf) => (page) => {
    const gaps = gapsOf(page);
    return mean(page.missing, ({ name }) =>
      Number(gaps.some((gap) => contentOverlap(gap, name).f1 >= sameGapF1)),
    );
  };
  return [
    {
      measure: 'what the page lacks: recall of readers’ missing',
      data,
      result: compare(
        lacking,
        mean,
        recall(({ inferred }) => inferred.entity_gaps.map(({ entity }) => entity)),
        recall((page) => facetsFor(page, tunePages)),
      ),
      baseline: 'ten commonest of other pages of the type',
    },
  ];
}

/** Empty until actions name the weakness that they fix. */
export function weaknessLines(pages, data, tunePages) {
  const judged = pages.filter(
    ({ weaknesses, inferred }) => weaknesses.length > 0 && inferred.actions !== undefined,
  );
  const constant = commonestCodes(tunePages);
  return [
    {
      measure: 'worst weakness among the first three actions',
      data,
      result: compare(
        judged,
        mean,
        ({ inferred, weaknesses }) =>
          Number(
            inferred.actions.slice(0, actionsRead).some(({ weakness }) => weakness === weaknesses[0].code),
          ),
        ({ weaknesses }) => Number(constant.includes(weaknesses[0].code)),
      ),
      baseline: `always ${constant.join(', ')}`,
    },
  ];
}

function commonestCodes(pages) {
  const codes = pages.flatMap(({ weaknesses }) => weaknesses.slice(0, 1).map(({ code }) => code));
  const picked = [];
  while (picked.length < actionsRead) {
    const code = mostFrequent(codes.filter((each) => !picked.includes(each)));
    if (code === '') break;
    picked.push(code);
  }
  return picked;
}

/** The ten names that `missing` of other pages of its type has most often, in the part that may be fitted on. */
function facetsFor(page, tunePages) {
  const names = tunePages
    .filter((other) => other !== page && other.page_type === page.page_type)
    .flatMap(({ missing }) => missing.map(({ name }) => name.toLowerCase()));
  const supporters = (name) => names.filter((other) => contentOverlap(name, other).f1 >= sameGapF1).length;
  const ranked = [...new Set(names)]
    .map((name) => ({ name, count: supporters(name) }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
  const distinct = [];
  for (const { name } of ranked) {
    if (distinct.length === facetsMax) break;
    if (!distinct.some((other) => contentOverlap(name, other).f1 >= sameGapF1)) distinct.push(name);
  }
  return distinct;
}
