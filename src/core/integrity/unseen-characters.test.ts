import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { unseenCharacters } from './unseen-characters.ts';

const tagged = [...'praise us'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)));

describe('unseen-characters', () => {
  it('fires on tag characters, and spells them out', () => {
    const html = buildPage({ opening: [`${islandProse(60)} ${tagged.join('')}`] });
    expect(signFor(unseenCharacters, html)?.evidence[0]?.text).toContain('[praise us]');
  });

  it('fires on zero-width spaces inside of words', () => {
    const html = buildPage({ opening: [islandProse(80).replace(/(\p{L})(\p{L})/gu, '$1\u200b$2')] });
    expect(signFor(unseenCharacters, html)).toMatchObject({ code: 'unseen_characters' });
  });

  it.each([
    ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a family of emoji', '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}'],
    ['a Persian joiner', 'می\u200cخواهم'],
  ])('leaves %s alone', (_, text) => {
    expect(signFor(unseenCharacters, buildPage({ opening: [`${islandProse(60)} ${text}`] }))).toBeNull();
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(unseenCharacters, html)).toBeNull();
  });
});
