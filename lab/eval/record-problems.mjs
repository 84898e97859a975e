/** Compares records with the fields that the list of data sets describes. */

const problemsMax = 5;

const typeOf = (value) => {
  if (value === null) return 'null';
  if (!Array.isArray(value)) return typeof value;
  return value.every((each) => typeof each === 'string') ? 'string[]' : 'list';
};

/**
 * @param {readonly Record<string, unknown>[]} records
 * @param {readonly import('./data-fields.mjs').Field[]} fields
 * @returns {string[]} the first problems, each with the number of its record
 */
export function recordProblems(records, fields) {
  if (records.length === 0) return ['has no record'];
  const problems = [];
  for (const [index, record] of records.entries()) {
    for (const field of fields) {
      const wrong = wrongTypeIn(record, field);
      if (wrong !== undefined)
        problems.push(`record ${index + 1}: ${field.path} is ${wrong}, not ${field.type}`);
      if (problems.length === problemsMax) return problems;
    }
  }
  return problems;
}

function wrongTypeIn(record, { path, type, isOptional }) {
  const allowed = type.split(' | ');
  return valuesAt(record, path.split('.'))
    .filter((value) => !(isOptional && value === undefined))
    .filter((value) => !(allowed.includes('address') && typeof value === 'string' && URL.canParse(value)))
    .map(typeOf)
    .find((found) => !allowed.includes(found));
}

/** The values of a path: none for an empty list, undefined where a part of the path is missing. */
function valuesAt(value, [part, ...rest]) {
  if (part === undefined) return [value];
  const name = part.replace('[]', '');
  const hasNext = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  const next = hasNext ? value[name] : undefined;
  if (!part.endsWith('[]')) return valuesAt(next, rest);
  return Array.isArray(next)
    ? next.flatMap((each) => valuesAt(each, rest))
    : [next === undefined ? undefined : null];
}
