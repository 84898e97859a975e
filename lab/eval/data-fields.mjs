/** The fields of the evaluation data whose lists are long or shared; `data-sets.mjs` has the others. */

/**
 * @typedef {object} Field a value of each record; `docs[].text` is a value of each entry of the list `docs`
 * @property {string} path
 * @property {string} type `string`, `address` (an absolute URL), `number`, `boolean`, `object`, `null`, a list such as `string[]`, or some with ` | ` between
 * @property {string} about
 * @property {boolean} isOptional
 */

export const field = (path, type, about) => ({ path, type, about, isOptional: false });

export const optional = (path, type, about) => ({ path, type, about, isOptional: true });

export const pageFile = field('file', 'string', 'name of the page in the same folder, `.html` or `.html.gz`');

export const readingFields = [
  field('id', 'string', 'name of the page in details'),
  field('data', 'string', 'folder of the page: `pages` or `main-text`'),
  pageFile,
  field('url', 'address | null', 'of the page; null: that of the `domain` in `pages/manifest`'),
  field(
    'page_type',
    'string',
    'article, documentation, forum, product, service, listing, collection, recipe, home or other',
  ),
  field('about.name', 'string', 'the one thing that the page is about'),
  field('about.aliases', 'string[]', 'other names that count as the same'),
  field(
    'about.type',
    'string',
    'person, organization, place, product, work, event, health, food, concept or topic',
  ),
  field('queries[].q', 'string', 'what people ask an assistant, with the page as a source'),
  field('queries[].head', 'boolean', 'true: a main question of the page'),
  field('queries[].answered', 'string', 'full, partial or no'),
  field('queries[].answer', 'string | null', 'words of the page that answer best'),
  field('entities[].name', 'string', 'what an index of the page would contain, most important first'),
  field('entities[].type', 'string', 'a type as in `about.type`'),
  field('missing[].name', 'string', 'what the reader expects and the page does not give'),
  field(
    'weaknesses[].code',
    'string',
    'what keeps the page from being cited, worst first: no_direct_answer, answer_late, thin, vague_no_facts, no_sources, ' +
      'off_topic_mix, bad_title, bad_or_missing_description, poor_headings, wall_of_text, needs_context, ' +
      'boilerplate_heavy, outdated, promotional or unclear_subject',
  ),
  field('readiness.overall', 'number', '1 (useless as a source) to 5 (among the best of its kind)'),
  field('readiness.intent', 'number', '1 to 5: passages answer, directly and early'),
  field('readiness.structure', 'number', '1 to 5: passages can be found and lifted out'),
  field('readiness.entities', 'number', '1 to 5: clear and specific subject'),
  field('title', 'string | null', 'title that the reader would publish'),
  field('description', 'string | null', 'description that the reader would publish'),
  optional('faq[].q', 'string', 'question that the reader would publish'),
  optional('faq[].a', 'string', 'its answer'),
];

export const nameFields = [
  field('tokens', 'string[]', 'words and punctuation of one sentence'),
  field('entities[].start', 'number', 'first token of a marked name'),
  field('entities[].end', 'number', 'token after its last'),
];

export const robotsFields = [
  field('robots_txt', 'string', 'content of the file'),
  field('agent', 'string', 'name of the crawler'),
  field('url', 'string', 'address that it wants'),
  field('allowed', 'boolean', 'expected verdict'),
];

export const labelledPageFields = [
  pageFile,
  field('url', 'string | null', 'address; null: the root of `domain`'),
  field('domain', 'string', 'host of the page'),
  field('kind', 'string', 'kind of page; `js-shell` for a page that only scripts fill'),
  field('lang', 'string', 'language assigned by people, as `en`'),
  optional('tags', 'string[] | null', '`gold-mismatch`: the stored page lacks the labelled text'),
  optional('gold', 'object | null', 'labels of the main text'),
  optional(
    'gold.kind',
    'string',
    'begins with `human` for labels that count, with `human snippets` for snippets',
  ),
  optional('gold.main_text', 'string | null', 'the whole main text'),
  optional('gold.with', 'string[]', 'snippets that belong to the main text; required for snippets'),
  optional('gold.without', 'string[]', 'snippets that do not; required for snippets'),
  optional('sha256', 'string', 'of the file as it is stored; `--layout` refuses another page'),
];

export const titleFields = [
  field('url', 'string', 'address of the page'),
  field('main_text', 'string', 'main text, a paragraph a line; fewer than 500 characters are left out'),
  field('h1', 'string[]', 'headlines; may be empty'),
  field('gold_title', 'string | null', 'title without the name of the site'),
  field('publisher_title', 'string | null', 'title of the page; read where there is no `gold_title`'),
  field('meta_description', 'string | null', 'description of the page'),
  field('og_description', 'string | null', 'read where there is no `meta_description`'),
];
