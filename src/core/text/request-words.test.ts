import { describe, expect, it } from 'vitest';
import { withoutRequest } from './request-words.ts';
import { wordsOf } from './words.ts';

const topicOf = (text: string, language = 'en'): string =>
  withoutRequest(wordsOf(text, language), language)
    .filter((word) => !word.isStop)
    .map((word) => word.lower)
    .join(' ');

describe('withoutRequest', () => {
  it.each([
    ['Explain how heat pumps work', 'heat pumps work'],
    ['Can you please describe and evaluate heat pumps', 'heat pumps'],
    ['list the causes of rust', 'causes rust'],
    ['tell me about rust', 'rust'],
    ['find command linux', 'find command linux'],
    ['rust and how to explain it', 'rust explain'],
  ])('leaves of “%s” what it is about', (text, topic) => {
    expect(topicOf(text)).toBe(topic);
  });

  it('keeps a request that is all there is', () => {
    expect(topicOf('explain')).toBe('explain');
  });

  it('knows German, and leaves a language without a table alone', () => {
    expect(topicOf('Erkläre die Wärmepumpe', 'de')).toBe('wärmepumpe');
    expect(topicOf('explain', 'sv')).toBe('explain');
  });
});
