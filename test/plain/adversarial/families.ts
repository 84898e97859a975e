import { table } from '../../../src/entry/docs-site/markdown.ts';
import { borrowedTrust } from './borrowed-trust.ts';
import { copies } from './copies.ts';
import { emptyTalk } from './empty-talk.ts';
import { farms } from './farms.ts';
import { figures } from './figures.ts';
import type { Family, GamedPage } from './gamed-page.ts';
import { hidden } from './hidden-text.ts';
import { instructions } from './instructions.ts';
import { lists } from './lists.ts';
import { markup } from './markup.ts';
import { nonsenseFamily } from './nonsense.ts';
import { stuffing } from './stuffing.ts';

export const families: readonly Family[] = [
  stuffing,
  hidden,
  copies,
  figures,
  markup,
  instructions,
  nonsenseFamily,
  farms,
  lists,
  emptyTalk,
  borrowedTrust,
];

/** Points by which a gamed page must stay below the honest one. */
export const MARGINS: Readonly<Record<GamedPage['kind'], number>> = { pretender: 15, parasite: 10 };

/** Pages that do not reach their margin, with the one that they must reach. */
export const shortfalls: Readonly<Record<string, number>> = {
  'Nonsense, machine-spun, queries given': 5.5,
  'Nonsense, machine-spun, queries inferred': 0.5,
};

/** What the tests measured of a page, for the caller's queries. */
export interface Measured {
  readonly honest: number;
  readonly gamed: number;
  /** Codes of the integrity flags of the gamed page. */
  readonly signs: readonly string[];
}

/** `docs/adversarial.md`. */
export function adversarialMarkdown(measure: (page: GamedPage) => Measured): string {
  const count = families.reduce((sum, { pages }) => sum + pages.length, 0);
  return [
    '<!-- Generated from `test/plain/adversarial/`. Run `npx vitest run test/plain/adversarial -u`. Change the source, not this file. -->',
    '# Gamed pages',
    `${String(count)} pages that are made to game the score, each beside the honest page that it pretends to be. Every one is scored twice in the tests: for given queries and for inferred ones. A _pretender_ has the shape of the honest page and none of its substance, and must score at least ${String(MARGINS.pretender)} points below it. A _parasite_ is the honest page with something added to lift it further, and must score at least ${String(MARGINS.parasite)} points below the honest page without it. A page that scripts would fill scores 10 at most, whatever its head says. Scores and signs stand here for given queries; where a page has no sign, its text earns too little by itself.`,
    ...families.map((family) => familyMarkdown(family, measure)),
    '## What is not caught',
    '- **Machine-spun text.** Synonyms that fit the grammar and not each other are words in a plausible order: without a model of the language nothing in the text itself tells. Such a page loses what its words no longer share with the queries, and nothing more.',
    '- **Fluent falsehood.** A well-written page whose claims are wrong scores as a well-written page. Sources are looked for, never checked.',
    '- **Hidden text that a script could show.** Tabs and folded answers are hidden the same way on honest pages. It earns nothing, and costs nothing. Only on a page that shows next to nothing, and hides its text under a name by which a script finds it, is that text read.',
  ].join('\n\n');
}

function familyMarkdown({ name, pages }: Family, measure: (page: GamedPage) => Measured): string {
  const rows = pages.map((page) => {
    const { honest, gamed, signs } = measure(page);
    return [
      page.name,
      page.trick,
      page.honest.description.lang ?? 'en',
      page.kind,
      honest.toFixed(1),
      gamed.toFixed(1),
      signs.length === 0 ? '–' : signs.map((sign) => `\`${sign}\``).join(', '),
      marginOf(name, page),
    ];
  });
  const heads = [
    'Page',
    'What it tries',
    'Language',
    'Kind',
    'Honest page',
    'This page',
    'Signs',
    'Held below by',
  ];
  return `## ${name}\n\n${table(heads, rows)}`;
}

function marginOf(family: string, page: GamedPage): string {
  const reached = ['given', 'inferred'].map(
    (queries) => shortfalls[`${family}, ${page.name}, queries ${queries}`] ?? MARGINS[page.kind],
  );
  return (
    [...new Set(reached)].map(String).join(' (queries given), ') +
    (new Set(reached).size > 1 ? ' (inferred)' : '')
  );
}
