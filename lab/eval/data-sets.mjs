/**
 * The data sets of the evaluation, the only list of them: what a row needs, what `npm run eval` says of missing data, what
 * `npm run eval:data` lists, lays out and checks, and `docs/evaluation-data.md`. Source and licence are quoted from the
 * files of the data; where those state nothing, this list says so and does not guess.
 */
import {
  field,
  labelledPageFields,
  nameFields,
  pageFile,
  readingFields,
  robotsFields,
  titleFields,
} from './data-fields.mjs';

/**
 * @typedef {object} DataFile JSON Lines, plain or packed with gzip
 * @property {string} name beginning of the file's name; it ends with `.jsonl` or `.jsonl.gz`
 * @property {string} records what one record is
 * @property {number} count records behind the figures of docs/evaluation.md; other data may have other counts
 * @property {readonly string[]} rows rows that are not measured without it
 * @property {readonly import('./data-fields.mjs').Field[]} fields those that are read; further ones are ignored
 * @property {boolean} [isManifest] `file` of each record names a page in the same folder
 *
 * @typedef {object} DataSet
 * @property {string} folder
 * @property {string} about
 * @property {string} purpose
 * @property {string} source
 * @property {string} licence
 * @property {string} get
 * @property {readonly DataFile[]} files
 * @property {readonly string[]} companions files that no row reads and that travel with the data: licences, a README
 * @property {readonly string[]} pagesFor rows whose labels may name pages of the folder
 * @property {readonly string[]} commands other programs that read it
 */

const notStated = 'not stated';

const ownData =
  'The files are not part of the project, and no address is stated: bring data of your own in the documented format.';
const fits = ['npm run train', 'npm run calibrate', 'npm run eval -- --model'];

/** @type {readonly DataSet[]} */
export const dataSets = [
  {
    folder: 'main-text',
    about: 'Web pages of seven kinds with main text that people reviewed.',
    purpose: 'Compares the main text that the analysis finds with the reviewed text.',
    source:
      'docs/evaluation.md names the web content extraction benchmark (WCXB); the files of the folder state no repository and no commit',
    licence:
      'not stated in the folder; `pages/manifest.jsonl` states CC-BY-4.0 for pages of the same benchmark',
    get:
      'Clone https://github.com/Murrough-Foley/web-content-extraction-benchmark; `--layout DATA --from CLONE` writes the ' +
      'manifest of the 234 pages behind the figures from its `dev/`, and copies them. The folder states no hashes, so that ' +
      'the clone has the same bytes is not checked.',
    files: [
      {
        name: 'manifest',
        records: 'a page',
        count: 234,
        rows: ['main-text'],
        isManifest: true,
        fields: [
          pageFile,
          field('url', 'address', 'decides the half that the site belongs to'),
          field('kind', 'string', 'article, collection, documentation, forum, listing, product or service'),
          field('main_text', 'string', 'the reviewed main text'),
        ],
      },
    ],
    companions: [],
    pagesFor: ['readings', 'blocks'],
    commands: fits,
  },
  {
    folder: 'pages',
    about: 'Pages of more sources and languages, with labels that people made for the page as it is stored.',
    purpose: 'Main text, kept and dropped snippets, script shells, language, and the gain of content blocks.',
    source:
      'each record states `source_repo`, `source_path` and `source_commit`: Murrough-Foley/web-content-extraction-benchmark (39), ' +
      'adbar/trafilatura (12), hhursev/recipe-scrapers (5), mozilla/readability (4), postlight/parser (3), ' +
      'AndyTheFactory/article-extraction-dataset (1)',
    licence:
      'each record states that of its repository: CC-BY-4.0 (39), Apache-2.0 (17), MIT (5), MIT OR Apache-2.0 (3); `rights_note` ' +
      'says what is known of the page itself',
    get:
      'With the manifest: fetch `source_path` at `source_commit` from each `source_repo` on GitHub; `--layout` checks `sha256`. ' +
      'The manifest is not part of the project: without it bring pages of your own in the documented format.',
    files: [
      {
        name: 'manifest',
        records: 'a page',
        count: 64,
        rows: ['pages', 'language', 'injections', 'readings', 'blocks'],
        isManifest: true,
        fields: labelledPageFields,
      },
    ],
    companions: [],
    pagesFor: [],
    commands: [...fits, 'node lab/eval/faq-pairs.mjs', 'npm run bench'],
  },
  {
    folder: 'readings',
    about: 'What careful readers took from pages of `pages` and `main-text`.',
    purpose:
      'Subject, questions, entities, answers, gaps and readiness; titles, descriptions and FAQ of content blocks.',
    source: 'its README: the readers were language models that read each page whole, all of one model family',
    licence: notStated,
    get: 'Not part of the project. Read pages of your own and note what the documented format asks, before any score is seen.',
    files: [
      {
        name: 'readings',
        records: 'a page',
        count: 290,
        rows: ['readings', 'blocks'],
        fields: readingFields,
      },
    ],
    companions: ['README.md', 'second-reader.jsonl'],
    pagesFor: [],
    commands: fits,
  },
  {
    folder: 'citations',
    about: 'Questions with texts, and how much of an assistant’s answer is credited to each text.',
    purpose: 'Whether the score orders rewrites and search results as an assistant’s answer did.',
    source:
      'rewrites: not stated. Search results: each record states Chkhikvadze/ai-search-benchmark, chatgpt_search_200_result.jsonl ' +
      '(git history blob f224fda0), engine chatgpt-search 2024-12',
    licence: notStated,
    get:
      'Search results: write the answers of https://github.com/Chkhikvadze/ai-search-benchmark as records. Rewrites: bring data of ' +
      'your own in the documented format.',
    files: [
      {
        name: 'rewrites',
        records: 'a question',
        count: 320,
        rows: ['rewrites'],
        fields: [
          field('query', 'string', 'the question'),
          field('docs[].text', 'string', 'a rewrite of one page, in Markdown'),
          field('docs[].word_share', 'number', 'share of the answer’s words that is credited to it'),
        ],
      },
      {
        name: 'chatgpt-search-snippets',
        records: 'a query',
        count: 202,
        rows: ['cited'],
        fields: [
          field('query', 'string', 'the query'),
          field('docs[].url', 'string', 'address of a search result'),
          field('docs[].title', 'string', 'its title'),
          field('docs[].text', 'string', 'its snippet, with or without the title before it'),
          field('docs[].cited', 'number', '1: the answer cited it; 0: it did not'),
        ],
      },
    ],
    companions: [],
    pagesFor: [],
    commands: [],
  },
  {
    folder: 'keyphrases',
    about: 'Web news with phrases that readers marked as key.',
    purpose: 'Compares the most salient entities with the phrases.',
    source: notStated,
    licence: notStated,
    get: ownData,
    files: [
      {
        name: 'web-news',
        records: 'an article',
        count: 100,
        rows: ['keyphrases'],
        fields: [
          field('text', 'string', 'the article; its first line is the headline'),
          field('keyphrases', 'string[]', 'the marked phrases'),
        ],
      },
    ],
    companions: [],
    pagesFor: [],
    commands: [],
  },
  {
    folder: 'entities',
    about:
      'Sentences with spans that people marked as names: Wikipedia articles (Wikigold) and posts (WNUT17).',
    purpose: 'Compares the names of the found entities with the spans.',
    source: 'the ids of the records name Wikigold and WNUT17 (development part); repositories are not stated',
    licence: notStated,
    get: ownData,
    files: [
      {
        name: 'wikigold',
        records: 'a sentence',
        count: 1035,
        rows: ['entities'],
        fields: [field('doc', 'number | string', 'the article that the sentence belongs to'), ...nameFields],
      },
      {
        name: 'wnut17',
        records: 'a post',
        count: 1009,
        rows: ['entities'],
        fields: [field('id', 'string', 'the post'), ...nameFields],
      },
    ],
    companions: [],
    pagesFor: [],
    commands: [],
  },
  {
    folder: 'robots',
    about: 'robots.txt cases with the verdicts that their authors expect.',
    purpose: 'Verdicts on who may fetch what.',
    source:
      'each record states its own: google/robotstxt robots_test.cc (142), and the table of Google’s specification by way of ' +
      'scrapy/protego test_path_matching (49)',
    licence: 'in `LICENSE.google-robotstxt` (Apache License 2.0) and `LICENSE.protego`',
    get: 'Write the cases of https://github.com/google/robotstxt (robots_test.cc) and https://github.com/scrapy/protego as records.',
    files: [
      { name: 'google', records: 'a case', count: 142, rows: ['robots'], fields: robotsFields },
      { name: 'path-matching', records: 'a case', count: 49, rows: ['robots'], fields: robotsFields },
    ],
    companions: ['LICENSE.google-robotstxt', 'LICENSE.protego'],
    pagesFor: [],
    commands: [],
  },
  {
    folder: 'titles',
    about: 'Main texts with the titles and descriptions that publishers gave them.',
    purpose: 'Compares titles and descriptions that are made with those of the publishers.',
    source: notStated,
    licence: notStated,
    get: ownData,
    files: [
      {
        name: 'title-description',
        records: 'a page',
        count: 1318,
        rows: ['titles'],
        fields: titleFields,
      },
    ],
    companions: [],
    pagesFor: [],
    commands: [],
  },
  {
    folder: 'faq',
    about: 'Pages with questions and answers that publishers declared in JSON-LD.',
    purpose: 'Blind rating of generated questions beside published ones; no row reads it.',
    source: 'each record names a corpus (wcxb-dev, recipes, traf, aed) without a repository',
    licence: notStated,
    get: ownData,
    files: [
      {
        name: 'faqpage-jsonld',
        records: 'a page',
        count: 42,
        rows: [],
        fields: [
          field('url', 'address', 'of the page'),
          field('lang', 'string', 'language, as `en`'),
          field('main_text', 'string | null', 'main text; null leaves the page out'),
          field('faq[].q', 'string', 'published question'),
          field('faq[].a', 'string', 'published answer; tags are removed'),
        ],
      },
    ],
    companions: [],
    pagesFor: [],
    commands: ['node lab/eval/faq-pairs.mjs'],
  },
];

/** @returns {DataSet | undefined} */
export const dataSetOf = (folder) => dataSets.find((each) => each.folder === folder);

/** The beginning of a file's path, as people read it. */
export const shownName = ({ folder }, { name }) => `${folder}/${name}*.jsonl`;

/** The folders that a row reads. */
export const foldersOf = (row) =>
  dataSets
    .filter(({ files, pagesFor }) => pagesFor.includes(row) || files.some(({ rows }) => rows.includes(row)))
    .map(({ folder }) => folder);
