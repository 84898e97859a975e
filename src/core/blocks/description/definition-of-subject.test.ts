import { describe, expect, it } from 'vitest';
import { page, proposedBy } from '../../../../test/support/pages/extractive-blocks.ts';
import { definitionOfSubject } from './definition-of-subject.ts';

const made = (text: string, title = 'Heat pumps', lang = 'en'): readonly string[] =>
  proposedBy(definitionOfSubject, page(`<h1>${title}</h1><p>${text}</p>`, lang, `<title>${title}</title>`));

describe('the definition of the subject', () => {
  it.each([
    [
      'en',
      'useState',
      'Welcome to the reference of the library.</p><p>useState is a React Hook that lets you add a state variable to your component.',
      'useState is a React Hook that lets you add a state variable to your component.',
    ],
    [
      'de',
      'Wärmepumpe',
      'Eine Wärmepumpe ist ein Gerät, das der Außenluft Wärme entzieht und damit das Haus beheizt.',
      'Eine Wärmepumpe ist ein Gerät, das der Außenluft Wärme entzieht und damit das Haus beheizt.',
    ],
    [
      'fr',
      'Pompe à chaleur',
      'Une pompe à chaleur est un appareil qui prend la chaleur de l’air extérieur pour chauffer la maison.',
      'Une pompe à chaleur est un appareil qui prend la chaleur de l’air extérieur pour chauffer la maison.',
    ],
  ])('is taken as it stands (%s)', (lang, title, text, sentence) => {
    expect(made(text, title, lang)[0]).toBe(sentence);
  });

  it.each([
    'Heat pumps (also: reverse-cycle air conditioners) are devices that move heat from outdoor air into a building.',
    'In building services, heat pumps are devices that move heat from the outdoor air into the building.',
  ])('may hold an aside or a field: %j', (sentence) => {
    expect(made(sentence)).toEqual([sentence]);
  });

  it('takes the next sentence of the same paragraph where it is too short', () => {
    expect(
      made('Heat pumps are devices that move heat indoors. They use a third of the power of a heater.'),
    ).toEqual(['Heat pumps are devices that move heat indoors. They use a third of the power of a heater.']);
  });

  it.each([
    [
      'of something else',
      'Radiators are devices that give the heat of warm water off to the air of a whole room.',
    ],
    [
      'of a part of the name',
      'The pump is a device that moves water from a deep well into the pipes of the old house.',
    ],
    [
      'that is a condition',
      'Once heat pumps are running, radiators are devices that give heat off to the whole room.',
    ],
    [
      'that refers to what stands before',
      'These heat pumps are devices that move heat from the outdoor air into the building.',
    ],
    [
      'in the owner’s voice',
      'Heat pumps are our devices of choice, which we install in old houses of every size and age.',
    ],
    [
      'that is a question',
      'Heat pumps are devices that move heat from the outdoor air into the building, are they not?',
    ],
    [
      'that describes no kind',
      'Heat pumps are heating more and more of the old houses between the river and the mountains.',
    ],
    [
      'that is cut',
      'Heat pumps are devices that move heat from the outdoor air into a building, and they also…',
    ],
  ])('is not a sentence %s', (_, text) => {
    expect(made(text)).toEqual([]);
  });

  it('leaves a description alone that is not at fault', () => {
    const head =
      '<title>Heat pumps</title><meta name="description" content="How heat pumps heat an old house, what they cost, and which radiators they need for it.">';
    const text =
      'Heat pumps are devices that move heat from the outdoor air into a building of any age or size.';
    expect(proposedBy(definitionOfSubject, page(`<h1>Heat pumps</h1><p>${text}</p>`, 'en', head))).toEqual(
      [],
    );
  });
});
