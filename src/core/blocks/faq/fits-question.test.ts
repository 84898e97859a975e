import { describe, expect, it } from 'vitest';
import { fitsQuestion } from './fits-question.ts';

describe('an answer to what a thing is', () => {
  it.each([
    ['What is a windlass?', 'A windlass is a winch that lifts an anchor.', true],
    ['What is a windlass?', 'Salt water is the reason that most windlasses fail.', false],
    ['What are heat pumps?', 'Heat pumps move heat from outside into a house.', false],
    ['What are heat pumps?', 'A heat pump is a machine that moves heat.', true],
    ['What is the return policy?', 'Our return policy allows returns within 30 days.', true],
    ['What is included?', 'A cover and two keys come with it.', true],
    ['Was ist eine Winde?', 'Salzwasser ist der Grund.', true],
  ])('%s %s: %s', (question, answer, expected) => {
    expect(fitsQuestion(question, answer, question.startsWith('Was') ? 'de' : 'en')).toBe(expected);
  });
});
