import { describe, expect, it } from 'vitest';
import { storable, storableJson } from './storable-json.ts';

describe('storable JSON', () => {
  it('never contains an escape that the database refuses to read', () => {
    const text = storableJson({ title: 'a\0b', list: ['\ud800', 'x\udc00y', { deep: '\udfff\ud800' }] });
    expect(text).toBe('{"title":"a\ufffdb","list":["\ufffd","x\ufffdy",{"deep":"\ufffd\ufffd"}]}');
  });

  it('keeps everything else, offsets too', () => {
    const value = { emoji: '🛶', slashes: '\\u0000 \\ud800', tab: '\t', none: null, number: 1.5 };
    expect(storableJson(value)).toBe(JSON.stringify(value));
    expect(storable(value)).toEqual(value);
    const plain = { emoji: '🛶' };
    expect(storable(plain)).toBe(plain);
    expect(storable({ text: 'a\0🛶' })).toEqual({ text: 'a\ufffd🛶' });
  });
});
