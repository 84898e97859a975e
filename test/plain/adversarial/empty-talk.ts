import { chatterOn, fillerOn, questionsOn, type LawPage } from '../../support/pages/law-pages.ts';
import { saidAgain, shuffleWords } from '../../support/pages/rewrite-page.ts';
import { honest, pretender, type Family, type GamedPage } from './gamed-page.ts';

const talk = (name: string, trick: string, page: LawPage, html: string): GamedPage => ({
  name,
  trick,
  honest: page,
  html,
  kind: 'pretender',
});

/** Text about the questions that says nothing. */
export const emptyTalk: Family = {
  name: 'Empty talk',
  pages: [
    ...([honest.en, honest.docs, honest.shop] as const).flatMap((page, index) => {
      const kind = ['article', 'documentation', 'product'][index] ?? '';
      return [
        talk(`questions, ${kind}`, 'Asks everything and answers nothing.', page, questionsOn(page)),
        talk(
          `filler, ${kind}`,
          'Names what is asked in fluent sentences that say nothing.',
          page,
          fillerOn(page),
        ),
        talk(`chatter, ${kind}`, 'A thread in which nobody answers.', page, chatterOn(page)),
      ];
    }),
    pretender(
      'one sentence, rearranged',
      'Says one sentence of the honest page again and again in other orders and cuts.',
      honest.en,
      {
        opening: (saidAgain['gathered in one summary']?.(honest.en.description) ?? []).map(firstSentence),
        sections: honest.en.queries.map((heading) => ({
          heading,
          paragraphs: (honest.en.description.opening ?? []).slice(0, 1).flatMap((text) => {
            const sentence = firstSentence(text);
            return [
              `${sentence} ${shuffleWords(sentence)}`,
              `${sentence.split(' ').slice(0, -4).join(' ')}. ${shuffleWords(sentence)} ${sentence}`,
            ];
          }),
        })),
      },
    ),
  ],
};

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?]) /u)[0] ?? text;
}
