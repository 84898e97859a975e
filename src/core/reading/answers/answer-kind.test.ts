import { describe, expect, it } from 'vitest';
import type { AnswerKind } from '../../schema/vocabulary.ts';
import { askedKindOf } from './answer-kind.ts';

describe('askedKindOf', () => {
  it.each<[string, string, AnswerKind]>([
    ['en', 'how much does the kettle cost', 'price'],
    ['en', 'how much is a copper kettle', 'price'],
    ['en', 'copper vs steel kettle', 'comparison'],
    ['en', 'when was the kettle invented', 'date'],
    ['en', 'how many litres does the kettle hold', 'number'],
    ['en', 'how long does water take to boil', 'number'],
    ['en', 'who invented the kettle', 'person'],
    ['en', 'where are the kettles made', 'place'],
    ['en', 'why does copper turn green', 'explanation'],
    ['en', 'how does an electric kettle work', 'explanation'],
    ['en', 'how to descale a kettle', 'steps'],
    ['en', 'types of kettles', 'list'],
    ['en', 'what is a kettle', 'definition'],
    ['en', 'is copper safe for drinking water', 'yes_no'],
    ['en', 'Hearthware kettle', 'explanation'],
    ['de', 'Was kostet der Kessel?', 'price'],
    ['de', 'Wie lange dauert das Kochen?', 'number'],
    ['de', 'Wie entkalkt man einen Kessel?', 'steps'],
    ['de', 'Warum wird Kupfer grün?', 'explanation'],
    ['de', 'Was ist ein Kessel?', 'definition'],
    ['fr', 'Combien coûte la bouilloire ?', 'price'],
    ['fr', 'Comment nettoyer une bouilloire ?', 'steps'],
    ['fr', 'Où fabrique-t-on ces bouilloires ?', 'place'],
    ['fr', "Qu'est-ce qu'une bouilloire ?", 'definition'],
    ['es', '¿Cuánto cuesta la tetera?', 'price'],
    ['es', '¿Cuándo se inventó la tetera?', 'date'],
    ['es', '¿Quién inventó la tetera?', 'person'],
    ['es', '¿Qué es una tetera?', 'definition'],
  ])('%s: %s', (language, question, kind) => {
    expect(askedKindOf(question, language) ?? 'explanation').toBe(kind);
  });

  it('is not known in a language without question words', () => {
    expect(askedKindOf('apa itu ketel', 'id')).toBeNull();
  });
});
