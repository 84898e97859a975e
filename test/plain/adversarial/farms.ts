import type { LawPage } from '../../support/pages/law-pages.ts';
import { honest, pretender, underItsHeadings, type Family, type GamedPage } from './gamed-page.ts';

const trigger = (
  name: string,
  page: LawPage,
  topic: string,
  say: (topic: string, index: number) => string,
): GamedPage =>
  pretender(name, 'Answers “What is X?” by “X is X”.', page, {
    opening: [say(topic, 0)],
    sections: Array.from({ length: 6 }, (_, index) => ({
      heading: page.queries[index % page.queries.length] ?? topic,
      paragraphs: [say(topic, index + 1), say(topic, index + 2)],
    })),
  });

const echo = (name: string, page: LawPage, empty: readonly string[]): GamedPage =>
  pretender(name, 'Puts the query into every heading above sentences that say nothing.', page, {
    opening: [empty.slice(0, 2).join(' ')],
    sections: ['1', '2', '3', '4', '5', '6', '7', '8'].map((number, index) => ({
      heading: `${page.queries[0] ?? ''} ${number}`,
      paragraphs: [[0, 1, 2].map((at) => empty[(index * 2 + at) % empty.length] ?? '').join(' ')],
    })),
  });

const EMPTY = [
  'There are many things to say about it, and opinions differ.',
  'It depends on what you want and on what you have.',
  'Some people like it, and others would rather not.',
  'It is always good to think for a while before you decide.',
  'If you have questions, write to us at any time.',
  'We are happy to help and wish you a lot of fun.',
  'More on this will follow here soon.',
  'Come back and have a look at our other pages too.',
  'Nobody can say for sure what tomorrow brings.',
];
const EMPTY_GERMAN = [
  'Dazu gibt es viel zu sagen, und die Meinungen gehen auseinander.',
  'Es kommt darauf an, was man will und was man hat.',
  'Manche mögen es, andere lassen es lieber sein.',
  'Man sollte in Ruhe nachdenken, bevor man sich entscheidet.',
  'Wenn Sie Fragen haben, schreiben Sie uns jederzeit.',
  'Wir helfen Ihnen gern und wünschen viel Freude.',
  'Bald gibt es hier mehr davon zu lesen.',
];

export const farms: Family = {
  name: 'Farms of questions and headings',
  pages: [
    trigger(
      'trigger phrases, English',
      honest.en,
      'heat pump defrost',
      (topic, index) =>
        `${topic} is defined as ${topic}. In short, ${topic} refers to ${topic}. According to experts, ${String(40 + index)} % of ${topic} is ${topic}.`,
    ),
    trigger(
      'trigger phrases, German',
      honest.de,
      'Kompost',
      (topic, index) =>
        `Kompost ist ein ${topic}. Ein ${topic} bezeichnet einen Kompost. Laut Experten ist ${topic} zu ${String(40 + index)} % ein Kompost.`,
    ),
    trigger(
      'trigger phrases, Spanish',
      honest.es,
      'bomba de calor',
      (topic, index) =>
        `Una ${topic} es una ${topic}. La ${topic} significa ${topic}. Según los expertos, el ${String(40 + index)} % de la ${topic} es ${topic}.`,
    ),
    trigger(
      'trigger phrases, Japanese',
      honest.ja,
      '霜取り',
      (topic, index) =>
        `${topic}とは${topic}です。${topic}は${topic}のことです。専門家によると${topic}の${String(40 + index)}パーセントは${topic}です。`,
    ),
    echo('query in every heading, English', honest.en, EMPTY),
    echo('query in every heading, German', honest.de, EMPTY_GERMAN),
    pretender('questions without answers', 'Asks thirty questions and answers each by nothing.', honest.en, {
      opening: ['Here are the answers to all questions on heat pumps and their defrost cycle.'],
      sections: Array.from({ length: 30 }, (_, index) => ({
        heading: `${['Why', 'When', 'How', 'Where', 'How often'][index % 5] ?? ''} does a heat pump ${['defrost', 'freeze', 'start', 'stop', 'hum', 'drip'][index % 6] ?? ''}${index > 14 ? ' again' : ''}?`,
        paragraphs: [EMPTY[index % EMPTY.length] ?? ''],
      })),
    }),
    pretender('headings without text', 'Forty headings with a few words each.', honest.docs, {
      opening: [
        'Everything on the retry policy of a job stands below, in forty parts that are easy to find.',
      ],
      sections: Array.from({ length: 40 }, (_, index) => ({
        heading: `${['Retry policy', 'Backoff', 'Job retry limit', 'Retry delay'][index % 4] ?? ''} ${['basics', 'guide', 'tips', 'facts', 'examples', 'questions', 'news', 'rules', 'tools', 'help'][Math.floor(index / 4)] ?? ''}`,
        paragraphs: ['Read more on this here.'],
      })),
    }),
    pretender('answers without a body', 'One sentence of answer to each query, and talk.', honest.en, {
      opening: [`A heat pump defrosts because of ice. ${EMPTY.slice(0, 4).join(' ')}`],
      sections: underItsHeadings(honest.en, (_, index) => [
        [3, 4, 5, 6].map((at) => EMPTY[(index + at) % EMPTY.length] ?? '').join(' '),
      ]),
    }),
  ],
};
