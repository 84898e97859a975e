import { describe, expect, it } from 'vitest';
import { writtenForms } from './written-forms.ts';

describe('writtenForms', () => {
  it.each([
    ['study', ['study']],
    ['fee[s]', ['fee', 'fees']],
    ['allow[s|ed]', ['allow', 'allows', 'allowed']],
    [
      '(i|we) need [a|the] tip',
      ['i need tip', 'i need a tip', 'i need the tip', 'we need tip', 'we need a tip', 'we need the tip'],
    ],
    ['a (b|c[d])', ['a b', 'a c', 'a cd']],
    ['compar* with', ['compar* with']],
  ])('%s', (entry, forms) => {
    expect(writtenForms(entry)).toEqual(forms);
  });
});
