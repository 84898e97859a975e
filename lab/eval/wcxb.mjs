/**
 * Makes the manifest of `main-text` from a clone of the web content extraction benchmark (WCXB): `dev/ground-truth/ID.json`
 * has the reviewed text of `dev/html/ID.html.gz`. Takes every page: docs/evaluation.md measures a selection of them.
 */
import { readFileIn, RefusedFile } from './data-file.mjs';

/**
 * @param {readonly { names: readonly string[] }[]} files of the folder `from`
 * @returns {{ clone: readonly string[], records: object[], problems: string[] } | null} null where there is no clone
 */
export function wcxbManifest(from, files) {
  const truths = files.filter(
    ({ names }) =>
      names.at(-3) === 'dev' && names.at(-2) === 'ground-truth' && names.at(-1).endsWith('.json'),
  );
  if (truths.length === 0) return null;
  const clone = truths[0].names.slice(0, -3);
  const records = [];
  const problems = [];
  const ids = truths.map(({ names }) => names.at(-1).slice(0, -'.json'.length));
  for (const id of ids.toSorted()) {
    try {
      records.push(recordOf(from, clone, id));
    } catch (error) {
      if (!(error instanceof RefusedFile || error instanceof SyntaxError)) throw error;
      problems.push(`WCXB ${id}: ${error.message}`);
    }
  }
  return { clone, records, problems };
}

/** The page of a record, below the folder of the clone. */
export const wcxbPage = (clone, { file }) => [...clone, 'dev', 'html', file];

function recordOf(from, clone, id) {
  const bytes = readFileIn(from, ...clone, 'dev', 'ground-truth', `${id}.json`);
  if (bytes === null) throw new RefusedFile('is not in the clone');
  const truth = JSON.parse(bytes.toString('utf8'));
  return {
    file: `${id}.html.gz`,
    url: truth?.url,
    kind: truth?._internal?.page_type?.primary,
    main_text: truth?.ground_truth?.main_content,
  };
}
