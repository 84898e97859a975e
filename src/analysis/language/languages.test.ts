import { describe, expect, it } from 'vitest';
import { resourcesOf } from './languages.ts';
import { stopWordsOf } from './stop-words.ts';

describe('resourcesOf', () => {
  it('has defining verbs, openers and a sentence length for the nine languages that are judged in full', () => {
    for (const code of ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru']) {
      const language = resourcesOf(code);
      expect(language.code).toBe(code);
      for (const field of [language.copulas, language.danglingOpeners, language.longSentenceWords])
        expect(field).not.toBeNull();
      expect(stopWordsOf(code).size).toBeGreaterThan(100);
    }
  });

  it.each(['xx', 'und', '', 'constructor', '__proto__'])(
    'says "not available" for a language that it does not know: %j',
    (code) => {
      expect(resourcesOf(code)).toMatchObject({
        code,
        stemmer: null,
        copulas: null,
        danglingOpeners: null,
        longSentenceWords: null,
      });
    },
  );
});

describe('stopWordsOf', () => {
  it('is empty for a language without a list', () => {
    expect(stopWordsOf('xx').size).toBe(0);
  });

  it('leaves English words with a meaning to the topic', () => {
    for (const word of ['work', 'water', 'announce', 'company', 'system'])
      expect(stopWordsOf('en').has(word)).toBe(false);
  });
});
