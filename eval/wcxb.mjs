/**
 * Makes the manifest of `main-text` from a clone of the web content extraction benchmark (WCXB): `dev/ground-truth/ID.json`
 * has the reviewed text of `dev/html/ID.html.gz`.
 */
import { readFileIn, RefusedFile } from './data-file.mjs';

/** The pages behind docs/evaluation.md, in the order in which the bootstrap draws them. */
export const selectedPages = (
  '0390 0092 4083 4588 0006 0120 0405 0240 0419 0253 0146 0354 4243 0443 0279 4042 4537 4235 0114 4367 ' +
  '4530 0362 4877 0493 0433 0056 0344 0180 0291 0406 0090 4175 4106 4193 0038 0098 4274 4268 0287 0105 ' +
  '4401 0677 0664 2393 0675 2874 1766 4397 2869 2876 2873 4398 2870 4843 0674 0684 0703 4020 0689 4403 ' +
  '0661 0688 0239 2999 1442 0546 0557 0521 4320 0549 1976 4087 1350 1658 0403 0575 0535 2081 2826 0522 ' +
  '0548 0529 0532 1591 0543 0574 0525 0508 1764 0579 0512 0538 0537 0531 0517 0519 0536 4008 0506 0540 ' +
  '4317 0577 0515 0507 4311 0601 2898 0594 2947 0598 0599 0603 3023 2981 0592 0596 0619 0185 3063 0583 ' +
  '0617 3061 2985 0590 0626 0609 1377 3065 0600 1142 0581 0582 3017 0616 0608 0593 0610 0622 3039 4100 ' +
  '4438 4001 0729 4544 4296 0653 4510 4261 4264 2927 4069 4518 4509 4137 4158 0659 2920 4280 4852 4770 ' +
  '0660 4119 3006 1435 4022 4468 4293 4805 0956 4343 0282 0337 2917 4508 4331 4378 0082 4548 2903 0193 ' +
  '0265 4139 4609 4533 2968 0470 0274 4355 2914 0216 4247 0847 4532 0225 4380 0077 0264 2902 3014 0083 ' +
  '3011 3031 4636 4112 4913 0707 4464 0130 0693 0715 4764 4302 4758 2836 0709 1054 0088 1647 0311 0135 ' +
  '0248 4917 0181 4914 2844 4657 4900 0696 4896 0377 4874 4282 2111 4908'
).split(' ');

/**
 * @param {readonly { names: readonly string[] }[]} files of the folder `from`
 * @returns {{ clone: readonly string[], records: object[], problems: string[] } | null} null where there is no clone
 */
export function wcxbManifest(from, files) {
  const some = files.find(
    ({ names }) =>
      names.at(-3) === 'dev' && names.at(-2) === 'ground-truth' && names.at(-1).endsWith('.json'),
  );
  if (some === undefined) return null;
  const clone = some.names.slice(0, -3);
  const records = [];
  const problems = [];
  for (const id of selectedPages) {
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
