import { describe, expect, it } from 'vitest';
import { pairsOf, signalsOfPage } from '../../../../test/support/pages/composed.ts';
import { definitions } from './definitions.ts';

const MORE =
  '<h2>Sizes</h2><p>A windlass for a boat of nine meters pulls 400 kilograms. Installers bolt the windlass to the deck above the locker. The motor of a windlass draws 80 amperes.</p>';
const made = (text: string, title = 'The anchor windlass', lang = 'en', more = MORE): readonly string[] =>
  pairsOf(definitions, signalsOfPage(title, `${text}${more}`, [], lang));

describe('the definition of what a page is about', () => {
  it('answers what it is', () => {
    expect(
      made('<p>An anchor windlass is a winch that lifts the anchor of a boat from the ground.</p>'),
    ).toEqual([
      'What is an anchor windlass? An anchor windlass is a winch that lifts the anchor of a boat from the ground.',
    ]);
  });

  it('is asked in the page’s language', () => {
    expect(
      made(
        '<p>Eine Ankerwinde ist eine Winde, die den Anker eines Bootes vom Grund hebt.</p>',
        'Die Ankerwinde',
        'de',
        '<h2>Größen</h2><p>Eine Ankerwinde für ein Boot von neun Metern zieht 400 Kilogramm. Der Motor der Ankerwinde braucht 80 Ampere.</p>',
      ),
    ).toEqual([
      'Was ist eine Ankerwinde? Eine Ankerwinde ist eine Winde, die den Anker eines Bootes vom Grund hebt.',
    ]);
  });

  it.each([
    ['praise', '<p>An anchor windlass is a wonderful help on every boat with an anchor.</p>'],
    ['a first place', '<p>An anchor windlass is the most important machine on the deck of a boat.</p>'],
    [
      'a supposed case',
      '<p>Imagine an anchor windlass is a winch that never stops pulling at the chain.</p>',
    ],
    [
      'a sentence that the next one takes back',
      '<p>An anchor windlass is a winch for ropes. But that is wrong, it takes chains.</p>',
    ],
    [
      'an opponent’s quotation',
      '<blockquote><p>An anchor windlass is a machine that ruins every deck.</p></blockquote>',
    ],
    ['another product', '<p>Deckmaster 900 is a winch of Brava that is sold in the shop next door.</p>'],
  ])('is not read from %s', (_, text) => {
    expect(made(text)).toEqual([]);
  });

  it('goes on only with sentences about the same thing', () => {
    expect(
      made(
        '<p>An anchor windlass is a winch that lifts the anchor. Sailors in Brest drink their coffee black.</p>',
      ),
    ).toEqual(['What is an anchor windlass? An anchor windlass is a winch that lifts the anchor.']);
  });
});
