import { buildPage } from './build-page.ts';

/** Honest pages of kinds that look like gaming to a careless measure: repetition, lists, figures, definitions, folds. */

const glossary = [
  ['Capstan', 'is a drum on an upright axle that hauls rope; sailors push its bars around in a circle.'],
  ['Cleat', 'is a fitting with two horns to which a line is made fast by turns in the shape of an eight.'],
  ['Fairlead', 'is a ring or block that leads a rope around a corner and keeps it from chafing on the rail.'],
  ['Halyard', 'is a rope by which a sail, a yard or a flag is hoisted and lowered again in the evening.'],
  ['Hawse pipe', 'is a tube through which the anchor chain leaves the bow of a ship for the sea.'],
  ['Jib', 'is a triangular sail in front of the mast, which helps a yacht to turn through the wind.'],
  ['Keel', 'is the beam along the bottom of a hull from which the frames rise on either side.'],
  ['Thimble', 'is a grooved metal eye that keeps a loop of wire from being crushed under load.'],
] as const;

const lyrics = [
  'Row me over, row me over, to the island in the bay,',
  'where the lanterns in the orchard keep the winter night away.',
  'My father built the landing and my mother lit the flame,',
  'and nobody who crossed the sound went home the way he came.',
  'Row me over, row me over, to the island in the bay.',
  'The ferryman is sleeping and the tide is running low,',
  'there is ice along the breakwater and half the pier is snow.',
  'I left a coat behind the door, a kettle on the stove,',
  'a letter for the postman and the boat inside the cove.',
  'Row me over, row me over, to the island in the bay.',
  'They say the house is empty now, the roof has let in rain,',
  'the swallows own the attic and the roses own the lane.',
  'But I can hear the piano when the wind is from the west,',
  'and somebody is singing there who never got to rest.',
  'Row me over, row me over, to the island in the bay.',
];

const specifications = [
  ['Motor', '750 W, brushless'],
  ['Speed', '2,800 revolutions a minute'],
  ['Chuck', '1.5 to 13 mm'],
  ['Drilling capacity', '13 mm in steel, 30 mm in wood'],
  ['Stroke of the spindle', '60 mm'],
  ['Height', '610 mm'],
  ['Weight', '23.4 kg'],
  ['Noise', '76 dB'],
  ['Warranty', '3 years'],
];

const parts = Array.from(
  { length: 24 },
  (_, index) =>
    `<tr><td>${String(4100 + index)}-${'ABC'.charAt(index % 3)}</td><td>${['Hex bolt', 'Washer', 'Bearing', 'Seal', 'Circlip', 'Gear'][index % 6] ?? ''} M${String(4 + (index % 5) * 2)}</td><td>${String(1 + (index % 4))}</td><td>€${String(index + 1)}.40</td></tr>`,
).join('');

const questions = [
  [
    'When does the first ferry leave?',
    'It leaves the old harbour at six, and on Sundays an hour later. Tickets are sold on board.',
  ],
  [
    'May I bring a bicycle?',
    'Bicycles travel for three euros on the lower deck. Tandems need a place in the hold, which the crew gives out.',
  ],
  [
    'What happens in a storm?',
    'The captain decides an hour before departure, and the decision hangs at the kiosk. Fares are paid back within a week.',
  ],
  [
    'Are dogs allowed?',
    'Dogs stay on a lead outside of the saloon. Guide dogs may go everywhere, and nobody pays for a dog.',
  ],
  [
    'Can I reserve a seat?',
    'Seats are not reserved. Groups of ten and more should write two days ahead, so that a second deck is opened.',
  ],
  [
    'Where do I park?',
    'Behind the customs house there are ninety places for four euros a day, and the bus stops in front of it.',
  ],
] as const;

const terms =
  '<p>Must be shown before the work begins. Cannot be joined with any other price cut. Ends with the month.</p>';
const offers = ['Chimney sweeping', 'Gutter cleaning', 'Window repair', 'Floor sanding', 'Wall painting']
  .map((name, index) => `<h2>${String(10 + index * 5)} € off ${name}</h2>${terms}`)
  .join('');

const mowers = Array.from(
  { length: 9 },
  (_, index) =>
    `<div><h3>Lawnhare robotic lawn mower ${String(300 + index * 100)}</h3><p>€ ${String(899 + index * 200)}</p></div>`,
).join('');

export const honestKinds: Readonly<Record<string, string>> = {
  'a glossary': buildPage({
    title: 'Words of the harbour',
    h1: 'Words of the harbour',
    opening: ['These words come up on every tour of the docks, and our guides are asked for them daily.'],
    sections: glossary.map(([term, meaning]) => ({ heading: term, paragraphs: [`A ${term} ${meaning}`] })),
  }),
  'a list of parts': buildPage({
    title: 'Parts of the pump P4',
    h1: 'Parts of the pump P4',
    opening: ['Order parts by their number; the drawing on page two shows where each of them belongs.'],
    html: `<table><tr><th>Number</th><th>Part</th><th>Pieces</th><th>Price</th></tr>${parts}</table>`,
  }),
  'a table of specifications': buildPage({
    title: 'Bench drill TB 13',
    h1: 'Bench drill TB 13',
    opening: [
      'A drill for the small workshop: it stands on a cast foot, and its table tilts to either side.',
    ],
    html: `<table>${specifications.map(([name, value]) => `<tr><th>${name ?? ''}</th><td>${value ?? ''}</td></tr>`).join('')}</table>`,
  }),
  'a song with a refrain': buildPage({
    title: 'Row me over',
    h1: 'Row me over',
    html: `<p>${lyrics.join('<br>')}</p>`,
  }),
  'questions and answers': buildPage({
    title: 'Questions about the ferry',
    h1: 'Questions about the ferry',
    sections: questions.map(([heading, answer]) => ({ heading, paragraphs: [answer] })),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: questions.map(([name, text]) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
    ],
  }),
  'offers with the same terms': buildPage({
    title: 'Savings in March',
    h1: 'Savings in March',
    html: offers,
  }),
  'a range of goods with one name': buildPage({
    title: 'Mowers by Lawnhare',
    h1: 'Robotic lawn mowers',
    html: mowers,
  }),
  'a German text': buildPage({
    lang: 'de',
    title: 'Kompost anlegen',
    h1: 'Kompost anlegen',
    opening: [
      'Ein Kompost braucht Luft, Feuchte und eine Mischung aus weichen und holzigen Abfällen. Am besten liegt er im Halbschatten auf offenem Boden, damit Würmer von unten einwandern können.',
      'Schichten Sie zuerst grobe Zweige auf, darüber Laub, Rasenschnitt und Küchenreste. Nach etwa neun Monaten ist der Haufen zu dunkler Erde geworden, die nach Wald riecht.',
      'Gekochtes Essen, Fleisch und kranke Pflanzen gehören nicht hinein, denn sie locken Ratten an oder überstehen die Rotte. Wer unsicher ist, fragt die Gartenberatung der Gemeinde.',
    ],
  }),
  'a Japanese text': buildPage({
    lang: 'ja',
    title: '島の渡し船',
    h1: '島の渡し船',
    opening: [
      '最初の渡し船は朝六時に古い港を出ます。日曜日は一時間遅くなり、切符は船の中で買えます。自転車は三百円で下の甲板に載せられます。',
      '嵐の日は出発の一時間前に船長が決め、売店の前に知らせを出します。欠航になれば、料金は一週間のうちに戻ります。犬は船室の外でつないでください。',
    ],
  }),
};
