import { honest, pretender, type Family } from './gamed-page.ts';

const TERMS =
  'heat pump, defrost, defrost cycle, outdoor coil, refrigerant, compressor, reversing valve, evaporator, condenser, buffer tank, radiator, thermostat, meltwater, fan, frost sensor, humidity, air source, ground source, inverter, efficiency, winter, ice'.split(
    ', ',
  );
const NAMES =
  'Fraunhofer Institute, International Energy Agency, Swiss Federal Office of Energy, Vaillant, Viessmann, Daikin, Mitsubishi Electric, Bosch, NIBE, Stiebel Eltron, Panasonic, Samsung, Toshiba, Carrier, Trane, Lennox, European Heat Pump Association, ASHRAE, Eurovent, Department of Energy'.split(
    ', ',
  );
const CITIES = ['Leeds', 'York', 'Hull', 'Derby', 'Bath', 'Truro', 'Ely', 'Wells', 'Ripon', 'Exeter'];
const STAEDTE = ['Kassel', 'Fulda', 'Trier', 'Worms', 'Hanau', 'Speyer', 'Erfurt', 'Jena'];

const rotated = (list: readonly string[], by: number): string =>
  [...list.slice(by), ...list.slice(0, by)].join(', ');

export const lists: Family = {
  name: 'Lists and doorways',
  pages: [
    pretender('keyword list', 'Lists the terms of the field.', honest.en, {
      opening: [`Heat pump defrost: ${rotated(TERMS, 0)}.`],
      sections: [3, 7, 11, 15].map((by) => ({
        heading: `Heat pump ${TERMS[by] ?? ''}`,
        paragraphs: [`${rotated(TERMS, by)}.`, `${rotated(TERMS, by + 2)}.`],
      })),
    }),
    pretender('entity list', 'Lists the names of the field.', honest.en, {
      opening: [`Why does a heat pump defrost? ${rotated(NAMES, 0)}.`],
      sections: [3, 7, 11, 15].map((by) => ({
        heading: `Heat pumps, ${NAMES[by] ?? ''}`,
        items: [...NAMES.slice(by), ...NAMES.slice(0, by)],
      })),
    }),
    pretender('doorway, English', 'One text for each of ten towns.', honest.shop, {
      opening: ['Looking for a copper kettle for induction hobs near you? Find your town below.'],
      sections: CITIES.map((city) => ({
        heading: `Copper kettle for induction hobs in ${city}`,
        paragraphs: [
          `Are you looking for a copper kettle for induction hobs in ${city}? Our copper kettle in ${city} is the best copper kettle that you can buy in ${city}. Call our shop in ${city} today and ask for the copper kettle.`,
        ],
      })),
    }),
    pretender('doorway, German', 'One text for each of eight towns.', honest.de, {
      opening: ['Sie wollen einen Kompost anlegen? Wählen Sie unten Ihre Stadt.'],
      sections: STAEDTE.map((stadt) => ({
        heading: `Kompost anlegen in ${stadt}`,
        paragraphs: [
          `Sie wollen in ${stadt} einen Kompost anlegen? Unser Team in ${stadt} hilft Ihnen, einen Kompost in ${stadt} anzulegen. Rufen Sie noch heute in ${stadt} an und fragen Sie nach dem Kompost.`,
        ],
      })),
    }),
  ],
};
