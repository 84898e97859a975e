import { describe, expect, it } from 'vitest';
import { assistantNames, assistantOf } from './assistants.ts';

const page = 'https://example.com/heat-pumps';

describe('the assistant that sent a visitor', () => {
  it.each([
    ['https://chatgpt.com/', 'chatgpt'],
    ['https://chat.openai.com/c/1', 'chatgpt'],
    ['android-app://com.openai.chatgpt/', 'chatgpt'],
    ['https://www.perplexity.ai/search/x', 'perplexity'],
    ['https://claude.ai', 'claude'],
    ['https://gemini.google.com/app', 'gemini'],
    ['https://copilot.microsoft.com/', 'copilot'],
    ['https://you.com/search', 'you'],
    ['https://poe.com/', 'poe'],
    ['HTTPS://CHATGPT.COM.:443/', 'chatgpt'],
    ['chatgpt.com', 'chatgpt'],
  ])('is identified by the referrer %s', (referrer, assistant) => {
    expect(assistantOf(referrer, page)).toBe(assistant);
    expect(assistantNames).toContain(assistant);
  });

  it.each([
    'https://thankyou.com/',
    'https://chatgpt.com.evil.example/',
    'https://evil.example/chatgpt.com',
    'https://chatgpt.com@evil.example/',
    'https://google.com/',
    'https://ai/',
    'null',
    'http://[',
    `https://${'a.'.repeat(1000)}com/`,
    '://',
  ])('is null for %s', (referrer) => {
    expect(assistantOf(referrer, page)).toBeNull();
  });

  it('is identified by utm_source only without a referrer', () => {
    expect(assistantOf('', `${page}?utm_source=chatgpt.com`)).toBe('chatgpt');
    expect(assistantOf('', `${page}?utm_source=newsletter`)).toBeNull();
    expect(assistantOf('https://google.com/', `${page}?utm_source=chatgpt.com`)).toBeNull();
  });
});
