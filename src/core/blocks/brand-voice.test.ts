import { describe, expect, test } from 'vitest';
import { readBrandVoice, voiceWarnings } from './brand-voice.ts';
import { changeContractions } from './contractions.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import { headlineCase } from './headline-case.ts';
import { applyVoice } from './apply-voice.ts';
import { cpuMsOf } from '../../../test/support/time-limits.ts';

describe('a brand voice', () => {
  test.each([
    ['Avoid the words "cheap" and "best".', { forbidden: ['cheap', 'best'] }],
    ['Never say “game-changer” or “synergy”', { forbidden: ['game-changer', 'synergy'] }],
    ['avoid the words cheap, best and free', { forbidden: ['cheap', 'best', 'free'] }],
    ['Sentences of at most 15 words', { sentenceWordsMax: 15 }],
    ['max 12 words per sentence', { sentenceWordsMax: 12 }],
    ['Use short sentences.', { sentenceWordsMax: 20 }],
    ['No contractions', { contractions: 'avoid' }],
    ['use contractions', { contractions: 'use' }],
    ['no second person', { addressesReader: false }],
    ['Title case for headings', { headlineCase: 'title' }],
    ['sentence case', { headlineCase: 'sentence' }],
    ['no exclamation marks', { exclamations: false }],
  ])('says “%s” and is understood', (description, rules) => {
    expect(readBrandVoice(description)).toMatchObject({ ...rules, unhonoured: [] });
  });

  test('names what it asks for and is not followed, in its own words', () => {
    const voice = readBrandVoice(
      'Friendly, clear and a bit funny. No contractions. Address the reader as you.',
    );
    expect(voice.contractions).toBe('avoid');
    expect(voice.unhonoured).toEqual(['Friendly', 'clear', 'a bit funny', 'Address the reader as you']);
    expect(voiceWarnings(voice, 'en')[0]?.message).toContain('“a bit funny”');
  });

  test('that is not there, or is followed, warns of nothing', () => {
    expect(voiceWarnings(readBrandVoice(null), 'en')).toEqual([]);
    expect(voiceWarnings(readBrandVoice('No contractions.'), 'en')).toEqual([]);
  });

  test('of English rules warns on a page in another language', () => {
    expect(voiceWarnings(readBrandVoice('No contractions.'), 'de')[0]?.message).toContain('not in English');
  });

  test('of hostile length is read in linear time', () => {
    const cpuMs = cpuMsOf(() => void readBrandVoice('avoid "'.repeat(280) + 'no words '.repeat(20)));
    expect(cpuMs).toBeLessThan(1_000);
  });
});

const block: ContentBlock = {
  type: 'faq',
  id: 'blk_1',
  html: '',
  fixes: [],
  generator: 'extractive',
  review: null,
  grounding: [{ text: 'It isn’t hard.', source: 'It isn’t hard.', start: 0, end: 14 }],
  placement: { selector: 'main', operation: 'append' },
  items: [
    { question: 'Is it hard?', answer: 'It isn’t hard.' },
    { question: 'Is it cheap?', answer: 'It is the cheap way!' },
    { question: 'How is it done?', answer: 'You turn the handle.' },
  ],
};
const voiced = (description: string, language = 'en') =>
  applyVoice(readBrandVoice(description), [block], { language, pageText: '' });

test('items that break a rule are left out, and what rests on the page still does', () => {
  const { blocks, omitted } = voiced('No contractions. Avoid the word "cheap".');
  expect(omitted).toEqual([]);
  expect(blocks[0]).toMatchObject({
    items: [{ answer: 'It is not hard.' }, { question: 'How is it done?' }],
    grounding: [{ text: 'It is not hard.', source: 'It isn’t hard.' }],
  });
  expect(blocks[0]?.html).not.toContain('cheap');
});

test('a block of which too little is left is omitted with the reason', () => {
  const { blocks, omitted } = voiced('Avoid the word "is".');
  expect(blocks).toEqual([]);
  expect(omitted).toEqual([{ type: 'faq', reason: expect.stringContaining('brand_voice') }]);
});

test('words are left out in every language, and no English rule is applied to another', () => {
  const { blocks } = voiced('No contractions. No second person. Avoid the word "cheap".', 'de');
  expect(blocks[0]).toMatchObject({
    items: [{ answer: 'It isn’t hard.' }, { answer: 'You turn the handle.' }],
  });
});

test.each([
  ['It’s late and they’re tired.', 'It is late and they are tired.'],
  ["It's been cold; we can't go.", 'It has been cold; we cannot go.'],
  ['Don’t stop. The page’s words stay, the dog’s too.', 'Do not stop. The page’s words stay, the dog’s too.'],
  ['He said “I don’t know” and won’t say more.', 'He said “I don’t know” and will not say more.'],
])('“%s” is spelled out', (text, long) => {
  expect(changeContractions(text, 'avoid', 'en')).toBe(long);
});

test('negations are contracted, in upper case too', () => {
  expect(changeContractions('Do not stop: it cannot wait.', 'use', 'en')).toBe('Don’t stop: it can’t wait.');
});

test('headlines are put in title case without touching names', () => {
  expect(
    headlineCase('how the iPhone of NASA is made: a guide', 'title', { language: 'en', pageText: '' }),
  ).toBe('How the iPhone of NASA Is Made: A Guide');
});

test('headlines are put in sentence case as far as the page writes their words small', () => {
  expect(
    headlineCase('How Slate Is Split In Wales', 'sentence', {
      language: 'en',
      pageText: 'slate is split in a day',
    }),
  ).toBe('How slate is split in Wales');
});
