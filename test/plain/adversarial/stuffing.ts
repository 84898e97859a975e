import type { LawPage } from '../../support/pages/law-pages.ts';
import { honest, pretender, underItsHeadings, type Family, type GamedPage } from './gamed-page.ts';

const stuffed = (
  name: string,
  page: LawPage,
  sentences: readonly ((query: string) => string)[],
): GamedPage => {
  const [first = ''] = page.queries;
  const paragraph = (from: number): string =>
    Array.from(
      { length: 4 },
      (_, index) =>
        sentences[(from + index) % sentences.length]?.(
          page.queries[(from + index) % page.queries.length] ?? first,
        ) ?? '',
    ).join(' ');
  return pretender(name, 'Puts the queries into every sentence.', page, {
    opening: [paragraph(0)],
    sections: underItsHeadings(page, (_, index) => [paragraph(index), paragraph(index + 2)]),
  });
};

export const stuffing: Family = {
  name: 'Keyword stuffing',
  pages: [
    stuffed('English', honest.en, [
      (query) => `When you ask ${query}, our page on ${query} is the best page on ${query}.`,
      (query) => `Everybody who looks for ${query} finds that ${query} matters.`,
      (query) => `The question ${query} comes up because ${query} is what people ask.`,
      (query) => `For ${query}, read our guide to ${query} and learn all about ${query}.`,
      (query) => `There is no better ${query} than the ${query} that we offer with ${query}.`,
    ]),
    stuffed('German', honest.de, [
      (query) => `Wer fragt, ${query}, findet bei uns alles dazu, ${query}.`,
      (query) => `Die Frage, ${query}, ist wichtig, denn ${query} fragen alle.`,
      (query) => `Unsere Seite zu „${query}“ ist die beste Seite zu „${query}“.`,
      (query) => `Mit uns erfahren Sie, ${query}, und auch, ${query}.`,
    ]),
    stuffed('Spanish', honest.es, [
      (query) => `Si usted busca ${query}, nuestra página sobre ${query} es la mejor.`,
      (query) => `La pregunta ${query} es importante porque ${query} interesa a todos.`,
      (query) => `Aquí tiene todo sobre ${query} y también sobre ${query}.`,
    ]),
    stuffed('French', honest.fr, [
      (query) => `Vous cherchez ${query} ? Notre page ${query} est la meilleure sur ${query}.`,
      (query) => `La question ${query} est importante, car ${query} intéresse tout le monde.`,
      (query) => `Voici tout sur ${query} et encore plus sur ${query}.`,
    ]),
    stuffed('Japanese', honest.ja, [
      (query) => `${query}と聞く人のために、${query}のページを作りました。`,
      (query) => `${query}は大切なので、${query}を知りましょう。`,
      (query) => `${query}なら${query}のこのページが一番です。`,
    ]),
    pretender('repeated terms', 'Repeats one term as every second word.', honest.shop, {
      opening: [
        'Copper kettle, copper kettle shop, best copper kettle, cheap copper kettle, copper kettle induction, copper kettle hob, copper kettle price, buy copper kettle online.',
      ],
      sections: underItsHeadings(honest.shop, (heading) => [
        `${heading}: copper kettle, copper kettle induction, copper kettle capacity, clean copper kettle, copper kettle hobs, buy a copper kettle, copper kettle here, copper kettle now, copper kettle today.`,
      ]),
    }),
  ],
};
