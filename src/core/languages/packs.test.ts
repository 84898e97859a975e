import { describe, expect, it } from 'vitest';
import { entriesOf, matcherOf, patternOf, problemOf } from './compile.ts';
import { isExpectedLanguage, packOf, packs } from './index.ts';
import { neutral } from './define-pack.ts';
import type { LanguagePack, Pattern, Template } from './pack.ts';
import { valuedEntries } from './valued-entries.ts';
import { stemOf } from '../text/words.ts';

/** Fields that are plain text, not word lists. */
const PLAIN_TEXT = /^(?:code|name|script\.letters|grammar\.stemmer|wordOrder\.rules)$/;
/** Not data of the language, or tested on its own. */
const SKIPPED = /^(?:otherCodes|examples)$/;
/** Lists whose capitals count. */
const CASE_SENSITIVE = /^(?:sentences\.abbreviations|integrity\.modelNames|names\.personTitles)$/;
/** Lists in which a value stands before each entry. */
const VALUED =
  /^(?:writing\.voice\.contractions\.(?:denials|verbs|verbsBeforeParticiple)|facts\.(?:numbers\.(?:values|multipliers)|units|dates\.months|spelling\.(?:changedLetters|plurals)))$/;
/** Lists that count at the start of a sentence or of what follows. */
const AT_START =
  /^(?:writing\.quoting\.(?:openers|freeOpeners)|writing\.scopes\.(?:turns|verdicts)|writing\.clauses\.(?:frames|limits)|writing\.questions\.(?:openers|articles|kinds|subjects\.(?:notKinds|unclear))|sentences\.danglingOpeners|definitions\.(?:notBefore|stillBefore)|document\.emptyHeadings)$/;

interface Field {
  readonly path: string;
  readonly value: string | Pattern;
}

function isPattern(value: object): value is Pattern {
  return 'pattern' in value && typeof value.pattern === 'string';
}

function isTemplate(value: object): value is Template {
  return 'template' in value && typeof value.template === 'string';
}

/** The word lists and patterns of a pack with their paths. */
function fieldsOf(value: object, above = ''): Field[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): Field[] => {
    const path = above === '' ? key : `${above}.${key}`;
    if (SKIPPED.test(path) || PLAIN_TEXT.test(path)) return [];
    if (typeof inner === 'string') return [{ path, value: inner }];
    if (typeof inner !== 'object' || inner === null) return [];
    if (isTemplate(inner)) return [];
    return isPattern(inner) ? [{ path, value: inner }] : fieldsOf(inner, path);
  });
}

function wordsOf(list: string): string {
  return valuedEntries(list)
    .map(({ entry }) => entry)
    .join('|');
}

function expressionFor(pack: LanguagePack, { path, value }: Field): RegExp {
  const { isUnspaced } = pack.grammar;
  return typeof value === 'string'
    ? matcherOf(VALUED.test(path) ? wordsOf(value) : value, {
        isUnspaced,
        isCaseSensitive: CASE_SENSITIVE.test(path),
        at: AT_START.test(path) ? 'start' : 'anywhere',
      })
    : patternOf(value);
}

describe.each([...packs, neutral].map((pack) => ({ name: pack.name, pack })))(
  'the pack of $name',
  ({ pack }) => {
    it('has a tag, a name and plausible figures', () => {
      for (const code of [pack.code, ...pack.otherCodes]) expect(code).toMatch(/^[a-z]{2,3}$/);
      expect(pack.name).toMatch(/^[A-Z][a-z]+$/);
      expect(pack.script?.shareMin ?? 0.3).toBeLessThan(1);
      expect(() => new RegExp(`[${pack.script?.letters ?? ''}]`, 'u')).not.toThrow();
    });

    it('has lists in the notation, without empty or repeated entries, and patterns that compile', () => {
      const problems = fieldsOf(pack).flatMap(({ path, value }) => {
        if (typeof value !== 'string')
          return patternOf(value).test('') ? [`${path}: matches nothing at all`] : [];
        const problem = problemOf(value);
        return problem === null ? [] : [`${path}: ${problem}`];
      });
      expect(problems).toEqual([]);
    });

    it('names each entry in a way that its own list matches', () => {
      const unmatched = fieldsOf(pack).flatMap((field) => {
        if (typeof field.value !== 'string' || /[*[(]/.test(field.value)) return [];
        const expression = expressionFor(pack, field);
        return entriesOf(VALUED.test(field.path) ? wordsOf(field.value) : field.value)
          .filter((entry) => !expression.test(` ${entry} `))
          .map((entry) => `${field.path}: ${entry}`);
      });
      expect(unmatched).toEqual([]);
    });

    it('matches its examples', () => {
      const fields = new Map(fieldsOf(pack).map((field) => [field.path, field]));
      const wrong = pack.examples.flatMap(({ list, matches, doesNotMatch }) => {
        const field = fields.get(list);
        if (field === undefined) return [`${list}: there is no such list`];
        const expression = expressionFor(pack, field);
        return [
          ...matches.filter((text) => !expression.test(text)).map((text) => `${list} misses: ${text}`),
          ...doesNotMatch.filter((text) => expression.test(text)).map((text) => `${list} matches: ${text}`),
        ];
      });
      expect(wrong).toEqual([]);
    });
  },
);

describe('the packs together', () => {
  it('have the words of questions, enumerations and claims for the same languages, so that a translation is judged as its original is', () => {
    for (const { queries, enumerations, claims } of packs) {
      expect(enumerations === null).toBe(queries === null);
      expect(claims === null).toBe(queries === null);
    }
    const codes = packs.filter(({ queries }) => queries !== null).map(({ code }) => code);
    expect(codes).toEqual(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'zh']);
  });

  it('have examples for every language with words of questions', () => {
    for (const { queries, examples } of packs)
      if (queries !== null) expect(examples.length).toBeGreaterThanOrEqual(3);
  });
});

describe('stemmers', () => {
  it.each(packs.flatMap(({ code, grammar: { stemmer } }) => (stemmer === null ? [] : [[code, stemmer]])))(
    'exist for %s: %s',
    (code) => {
      expect(stemOf('parapet', code).length).toBeGreaterThan(2);
    },
  );
});

describe('packOf', () => {
  it('has one pack for each code', () => {
    const codes = packs.flatMap(({ code, otherCodes }) => [code, ...otherCodes]);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect([packOf(code).code, ...packOf(code).otherCodes]).toContain(code);
  });

  it.each(['xx', 'und', '', 'constructor', '__proto__'])('gives the neutral pack for %j', (code) => {
    expect(packOf(code)).toEqual({ ...neutral, code });
    expect(packOf(code)).toBe(packOf(code));
    expect(isExpectedLanguage(code)).toBe(false);
  });

  it('has defining verbs and openers for the nine languages that are judged in full', () => {
    for (const code of ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru']) {
      const { definitions, sentences } = packOf(code);
      for (const field of [definitions, sentences.danglingOpeners]) expect(field).not.toBeNull();
    }
  });
});
