import type { TrueWordCase } from './true-word-case.ts';

const form = 'plural';
const question = null;

const dogs = {
  form,
  question,
  lang: 'en',
  title: 'The Norsk Buhund as a sled dog',
  page: `The Norsk Buhund is a small spitz from Norway. A Samoyed pulls more, and a Siberian Husky runs faster over long distances.
The coat of a Samoyed sheds twice a year. A Husky eats less than a Greyhound of the same weight.
Every kennel of the Norsk Buhund Club tests hips. A puppy costs 1,400 euros.`,
} as const;

const cars = {
  form,
  question,
  lang: 'en',
  title: 'Renting a campervan in Iceland',
  page: `A Volkswagen with four seats costs 120 euros a day in Iceland. Every Toyota has studded tires from November to April.
Each PDF of the contract is sent by e-mail. A Land Rover may use mountain roads; a Fiat may not.
The Icelander who owns the company also runs a campsite. Each license needs a photo.`,
} as const;

export const plurals: readonly TrueWordCase[] = [
  {
    ...dogs,
    truth: 'Samoyeds pull more than the Norsk Buhund.',
    lies: ['Malamutes pull more than the Norsk Buhund.', 'Samoyeds do not pull more.'],
  },
  {
    ...dogs,
    truth: 'Over long distances Siberian Huskies run faster than the Norsk Buhund.',
    lies: [
      'Over long distances Canadian Huskies run faster than the Norsk Buhund.',
      'Over long distances Siberian Samoyeds run faster than the Norsk Buhund.',
    ],
  },
  {
    ...dogs,
    truth: 'Huskies eat less than Greyhounds of the same weight.',
    lies: ['Huskies eat less than Deerhounds of the same weight.'],
  },
  {
    ...dogs,
    truth: 'The coats of Samoyeds shed twice a year.',
    lies: ['The coats of Samoyeds shed three times a year.', 'The coats of Pomeranians shed twice a year.'],
  },
  {
    ...dogs,
    truth: 'Norsk Buhunds are small spitzes from Norway.',
    lies: ['Norsk Buhunds are small spitzes from Sweden.', 'Dansk Buhunds are small spitzes from Norway.'],
  },
  {
    ...cars,
    truth: 'Volkswagens with four seats cost 120 euros a day.',
    lies: [
      'Volkswagens with six seats cost 120 euros a day.',
      'Vauxhalls with four seats cost 120 euros a day.',
    ],
  },
  {
    ...cars,
    truth: 'All Toyotas have studded tires from November to April.',
    lies: [
      'All Teslas have studded tires from November to April.',
      'All Toyotas have studded tires from October to April.',
    ],
  },
  {
    ...cars,
    truth: 'Mountain roads are open to Land Rovers.',
    lies: ['Mountain roads are open to Range Rovers.'],
  },
  {
    ...cars,
    truth: 'Contracts are sent by e-mail as PDFs.',
    lies: ['Contracts are sent by e-mail as PNGs.'],
  },
  {
    form,
    question,
    lang: 'de',
    title: 'Der Buhund als Schlittenhund',
    page: `Der Buhund ist ein kleiner Spitz aus Norwegen. Ein Samojede zieht mehr als ein Buhund.
Ein Welpe kostet 1.400 Euro. Der Verein prüft die Hüften jedes Tieres.`,
    truth: 'Samojeden ziehen mehr als Buhunde.',
    lies: ['Malamuten ziehen mehr als Buhunde.'],
  },
  {
    form,
    question,
    lang: 'es',
    title: 'El Buhund como perro de trineo',
    page: `El Buhund es un perro pequeño de Noruega. Un Samoyedo tira más que un Buhund.
Un cachorro cuesta 1.400 euros.`,
    truth: 'Los Samoyedos tiran más que los Buhunds.',
    lies: ['Los Malamutes tiran más que los Buhunds.'],
  },
];
