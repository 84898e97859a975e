/** The rows of the evaluation, in the order of the table. The first three wait for peers in other threads. */
import * as blocks from './rows/blocks.mjs';
import * as cited from './rows/cited.mjs';
import * as entities from './rows/entities.mjs';
import * as injections from './rows/injections.mjs';
import * as keyphrases from './rows/keyphrases.mjs';
import * as language from './rows/language.mjs';
import * as mainText from './rows/main-text.mjs';
import * as pages from './rows/pages.mjs';
import * as readings from './rows/readings.mjs';
import * as rewrites from './rows/rewrites.mjs';
import * as robots from './rows/robots.mjs';
import * as titles from './rows/titles.mjs';

export const rows = {
  'main-text': mainText,
  pages,
  rewrites,
  cited,
  keyphrases,
  entities,
  robots,
  language,
  titles,
  injections,
  blocks,
  readings,
};
