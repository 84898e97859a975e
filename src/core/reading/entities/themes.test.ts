import { describe, expect, it } from 'vitest';
import { packOf } from '../../languages/index.ts';
import { themesOf } from './themes.ts';

describe('the themes of a title', () => {
  it.each([
    ['The best moving companies in Tolvenmouth', 'organizations'],
    ['Ten podcasts worth a listen', 'works'],
    ['Headphones for small ears', 'goods'],
    ['Singers of the north', 'persons'],
  ])('of "%s" contain %s', (title, theme) => {
    expect([...themesOf(title, packOf('en'))]).toContain(theme);
  });

  it('are none where no noun names a kind', () => {
    expect(themesOf('Why it rained all week', packOf('en')).size).toBe(0);
  });
});
