import { analyzeFileSchema } from '../../service/config/analyze/analyze-file.ts';
import { analyzeOptions, type OptionLine } from '../../service/config/analyze/option-lines.ts';
import { compareOptions } from '../../service/config/analyze/compare-lines.ts';
import { siteOptions } from '../../service/config/analyze/site-lines.ts';
import { generatedNote, table } from './markdown.ts';

const lines: readonly OptionLine[] = analyzeOptions;

/** `docs/command-line.md`: `analyze` in pipelines. */
export function commandLineMarkdown(): string {
  return [
    generatedNote,
    '',
    '# Command line',
    '',
    'The command line of Citeworthy scores pages, files and whole sites, and administers a server; `citeworthy --help` lists',
    'every command. This page describes `analyze`, `site` and `compare`, which need no server and no database.',
    '[pipelines.md](pipelines.md) has ready-made jobs for GitHub and GitLab.',
    '',
    ...sourcesSection,
    '## Options of `analyze`',
    '',
    optionTable(lines),
    '',
    ...formatsSection,
    ...budgetsSection,
    ...configSection(),
    ...exitSection,
    ...siteSection,
    ...compareSection,
  ].join('\n');
}

export function optionTable(options: readonly OptionLine[]): string {
  const rows = options.map(({ flags, description, field, choices }) => [
    `\`${flags}\``,
    field === undefined ? '–' : `\`${field}\``,
    choices === undefined ? description : `${description}: ${choices.join(', ')}`,
  ]);
  return table(['Option', 'Field of the file', 'Effect'], rows);
}

const sourcesSection = [
  '## Sources',
  '',
  table(
    ['Source', 'Pages'],
    [
      ['`https://example.com/guide`', 'the page at this URL'],
      ['`public`', 'every `.html` and `.htm` file in the folder and below it'],
      ['`"public/**/*.html"`', 'the files that match; quote it, so that the shell leaves it alone'],
      ['`page.html`', 'the file'],
      ['`-`', 'standard input'],
      ['`@pages.txt`', 'the sources in this file, one a line'],
      ['`--sitemap URL`', 'the pages of a sitemap'],
    ],
  ),
  '',
  'Folders whose name starts with a dot, `node_modules` and symbolic links are skipped. In patterns `*` is any part of a name,',
  '`**` any folders, `?` one character, `[a-c]` one of several, `{a,b}` one of two texts.',
  '',
  'With `--base-url https://example.com/` a file has the address of its place in the folder: `public/guide/index.html` is',
  '`https://example.com/guide/`. The folder is the one that was given, or `--base-dir`; for files and patterns it is the',
  'working directory. A file without an address is reported as `page.html (no address)`, its `url` is null, and checks that',
  'depend on the address treat it as missing.',
  '',
];

const formatsSection = [
  '## Formats',
  '',
  table(
    ['Format', 'Content'],
    [
      ['`terminal` (`text`)', 'the reports, then one line a page'],
      [
        '`json`',
        '`{"object":"analysis_report","pages":[{file,url,status,analysis,error}],"summary":{…}}`, for one page and for many',
      ],
      ['`jsonl`', 'one line for each of `pages`'],
      ['`markdown`', 'the reports, for issues and notes'],
      ['`prompt`', 'one task a page, for a coding agent or a writer'],
      [
        '`sarif`',
        'SARIF 2.1.0: one rule a check, one result a finding, at its words in the file where they occur once',
      ],
      [
        '`junit`',
        'JUnit XML: one suite a page, one case a budget, regression and check; a finding that does not fail the run is skipped, with its words; a check that passes partly passes',
      ],
      ['`html`', 'one self-contained document'],
    ],
  ),
  '',
  '`--output FILE` writes what `--format` names. `--output sarif=results.sarif --output junit=results.xml` writes more formats',
  'from the same run, beside what is printed. `--json` prints the analysis object of the API, or an array of them.',
  '',
];

const budgetsSection = [
  '## Budgets and baselines',
  '',
  '`--fail-under 60` fails a run in which a page scores below 60. `budgets` in the configuration file asks for more: scores by',
  'category, and by page type. The pages that fail are named on standard error, with score and budget.',
  '',
  '`--baseline citeworthy-baseline.json --update-baseline` writes the scores and failing checks of a run. A later run with',
  '`--baseline` alone fails on regressions only: a score that fell by more than the tolerance, or a check that did not fail',
  'before. Budgets then hold for pages that are not in the baseline. A page that was not analysed is a note. Pages are known',
  'by their address, or by their file. Another rubric version scores differently: the run then exits with 2 and asks for',
  '`--update-baseline`. A page that answers other questions than in the baseline, given or inferred, has no comparable score:',
  'a note says so, and it is judged like a page that is not in the baseline. Ages change scores from day to day; `--as-of`',
  'keeps them still.',
  '',
];

function configSection(): string[] {
  const rows = Object.entries(analyzeFileSchema.shape).map(([field, schema]) => {
    const option = lines.find((line) => line.field === field);
    return [
      `\`${field}\``,
      option === undefined ? '–' : `\`${option.flags}\``,
      [option?.description, schema.description].filter((text) => text !== undefined).join('. '),
    ];
  });
  return [
    '## Configuration file',
    '',
    '`.citeworthyrc` (JSON), `citeworthy.config.json`, `citeworthy.config.js` or `citeworthy.config.mjs` (default export), in the',
    'working directory or above it, up to the root of the repository. `--config FILE` names one, `--no-config` reads none. Options',
    'of the command line win. Paths start at the folder of the file. A wrong or unknown field stops the run with the name of the',
    'file and of the field. A file above the working directory that belongs to another user is not used.',
    '',
    '```json',
    // As Prettier writes lists of one text.
    JSON.stringify(example, null, 2).replaceAll(/\[\n\s+("[^"]*")\n\s+\]/g, '[$1]'),
    '```',
    '',
    'Patterns of `queries` and `ignore` are compared with the path of the file from the folder of the configuration file, and with',
    'the address: whole, or for a pattern that starts with `/` its path.',
    '',
    table(['Field', 'Option', 'Effect'], rows),
    '',
  ];
}

export const example = {
  sources: ['public'],
  baseUrl: 'https://example.com/',
  ignore: ['**/404.html'],
  queries: { 'public/heat-pumps/**': ['how much electricity does a heat pump use'] },
  output: { sarif: 'citeworthy.sarif', junit: 'citeworthy.xml' },
  failUnder: 50,
  budgets: { structure_quality: 60, pageTypes: { article: { overall: 60 } } },
  baseline: 'citeworthy-baseline.json',
};

const exitSection = [
  '## Exit status',
  '',
  table(
    ['Status', 'Meaning'],
    [
      ['0', 'every page was analysed, and none fails'],
      ['1', 'a page is below its budget, or worse than the baseline'],
      [
        '2',
        'a page could not be analysed, or the command line, the configuration file or the baseline is not usable',
      ],
      ['130', 'Ctrl-C: the report has the pages that were done, and the baseline is unchanged'],
    ],
  ),
  '',
];

const siteSection = [
  '## `site`',
  '',
  '`citeworthy site https://example.com/` visits the pages of one host, by its links and its sitemap, and reports what they show',
  'together: what to fix first, the worst pages, pages that compete for one query, questions that no page answers, and how many',
  'pages have each weakness. It obeys robots.txt for the crawler `Citeworthy`, sends at most four requests at once, and waits when',
  'the site asks for it by `Retry-After`, or by `Crawl-delay` in robots.txt, at most 10 s between two pages. `analyze` waits the same',
  'way between pages of one host. Hosts in `FETCH_ALLOW_NETWORKS` are read at full speed. Query strings are dropped. Addresses that',
  'differ in numbers alone, such as the days of a calendar, get at most a fifth of `--limit`, unless a sitemap lists them. `json` is a',
  '`site_report`: the `analysis_report` with `site`. `jsonl`,',
  '`sarif` and `junit` have the pages. No configuration file is read. A page that cannot be analysed is a finding: the command',
  'exits with 2 only when there is no page at all.',
  '',
  optionTable(siteOptions),
  '',
];

const compareSection = [
  '## `compare`',
  '',
  '`citeworthy compare https://example.com/guide --rival https://other.example/guide --question "how long does it take"` runs a',
  '[citation test](guides/citation-tests.md) in this process: it ranks the passages of the pages for each question, has the language model of',
  'the environment (`LLM_BASE_URL`, `LLM_MODEL`), if there is one, answer from them, counts its citations, and says why the page is not',
  'cited. Nothing is kept: a second run asks the model again. Rules judge what the pages answer. A page that cannot be read is',
  'reported as unreachable; the command exits with 2 only when there is no page at all. Neither a configuration file nor',
  '`citeworthy.env` is read.',
  '',
  optionTable(compareOptions),
  '',
];
