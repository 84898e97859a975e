/**
 * Six short pages of different worth, written for `citeworthy doctor --judge`, with what a careful reader says of each.
 * The labels were given before any model was asked, and a model's answer never changes them.
 */
import type { AnsweredVerdict, RatedPart } from '../../../../core/schema/vocabulary.ts';

export interface LabelledPage {
  readonly name: string;
  readonly url: string;
  readonly html: string;
  /** 1-5, as `judgement.ratings`. */
  readonly ratings: Readonly<Record<RatedPart, number>>;
  readonly verdicts: Readonly<Record<string, AnsweredVerdict>>;
}

const pageOf = (title: string, description: string | null, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${description === null ? '' : `<meta name="description" content="${description}">`}</head><body><main>${body}</main></body></html>`;

export const labelledPages: readonly LabelledPage[] = [
  {
    name: 'a guide that answers',
    url: 'https://brightwater-heating.example/guides/heat-pump-service',
    html: pageOf(
      'Heat pump service: how often, what it costs and what is checked',
      'A heat pump needs one service a year. What the engineer checks, what it costs, and what you can do yourself.',
      `<h1>Heat pump service: how often, cost and checklist</h1>
      <p>An air-source heat pump should be serviced once a year, best in early autumn before the heating season. A service takes 60 to 90 minutes and costs 150 to 250 euros in 2026, according to our price list and the <a href="https://heating-trade.example/prices-2026">survey of the Heating Trade Association</a>.</p>
      <h2>What the engineer checks</h2>
      <ul><li>Refrigerant pressure, which must lie between the values on the type plate</li><li>Evaporator coil: leaves and dust are removed with a soft brush</li><li>Expansion vessel and safety valve</li><li>Electrical connections and the controller's error log</li></ul>
      <h2>What a service costs</h2>
      <table><tr><th>Type of heat pump</th><th>Service, incl. VAT</th></tr><tr><td>Air to water</td><td>150 to 200 euros</td></tr><tr><td>Ground source</td><td>190 to 250 euros</td></tr></table>
      <h2>What happens without a service</h2>
      <p>A dirty coil lowers the efficiency of a heat pump by 10 to 15 %, and most manufacturers, among them Norlund and Kestrel, end the extended warranty after one missed year.</p>
      <p>Last reviewed on 3 March 2026 by Ines Halden, heating engineer.</p>`,
    ),
    ratings: { overall: 4.5, intent: 5, structure: 4.5, entities: 4.5 },
    verdicts: {
      'how often should a heat pump be serviced': 'full',
      'what does a heat pump service cost': 'full',
      'how long is the warranty of a Norlund heat pump': 'no',
    },
  },
  {
    name: 'a product page with data',
    url: 'https://pedalworks.example/racks/tern-2',
    html: pageOf(
      'Tern 2 bike rack for tow bars | Pedalworks',
      'The Tern 2 carries two bikes of up to 30 kg each on a tow bar and folds to 25 cm. Size, weight and price.',
      `<h1>Tern 2 bike rack</h1>
      <p>The Tern 2 is a tow bar rack for two bikes or e-bikes. It tilts with a foot pedal, so that the boot opens with the bikes on it.</p>
      <p>Price: 449 euros, free delivery in Germany and Austria within 3 working days.</p>
      <h2>Technical data</h2>
      <table><tr><td>Weight of the rack</td><td>13.8 kg</td></tr><tr><td>Load</td><td>60 kg, 30 kg a bike</td></tr><tr><td>Wheelbase</td><td>up to 1,300 mm</td></tr><tr><td>Folded</td><td>25 × 60 × 70 cm</td></tr><tr><td>Plug</td><td>13-pin</td></tr></table>
      <h2>In the box</h2>
      <ul><li>Rack with two lockable frame holders</li><li>Two keys</li><li>Ratchet straps for the wheels</li></ul>
      <p>Add to cart</p><p>Customers also bought: bike cover, wall mount, chain lock.</p>`,
    ),
    ratings: { overall: 4, intent: 4, structure: 4, entities: 4.5 },
    verdicts: {
      'how much weight can the Tern 2 bike rack carry': 'full',
      'does the Tern 2 tilt with bikes on it': 'full',
      'is the Tern 2 approved for speeds above 130 km/h': 'no',
    },
  },
  {
    name: 'a thread with a late answer',
    url: 'https://forum.loafers.example/t/dense-crumb/4411',
    html: pageOf(
      'dense crumb again?? - Loafers forum',
      null,
      `<h1>dense crumb again??</h1>
      <p>Hi all, my third rye sourdough came out flat and gummy. I follow the recipe from the club evening. Any ideas?</p>
      <p>Same here, following this thread!</p>
      <p>Welcome to the forum. Could you post a photo and say how warm your kitchen is?</p>
      <p>About 18 °C, the dough rises for four hours. Photo tomorrow.</p>
      <p>I once had that with old flour, but then it also smelled. Mine is from the mill in Rauden, lovely people.</p>
      <p>18 °C is the reason. At that temperature a rye dough with 20 % starter needs about nine hours, not four; at 28 °C four hours are right. The core should reach 96 °C before you take the loaf out, or it stays gummy.</p>
      <p>That was it, thank you!! Nine hours in the cellar and it is perfect.</p>`,
    ),
    ratings: { overall: 3, intent: 3, structure: 2, entities: 3 },
    verdicts: {
      'how long does rye sourdough rise at 18 degrees': 'full',
      'why is my rye sourdough gummy': 'full',
      'which flour is best for rye sourdough': 'no',
    },
  },
  {
    name: 'a report that is out of date',
    url: 'https://valley-courier.example/2019/bus-fares',
    html: pageOf(
      'Fares to change - Valley Courier',
      'Valley Courier news',
      `<h1>Fares to change</h1><p>12 November 2019</p>
      <p>The transport committee met on Monday and talked for several hours about the fares of the valley buses, which many residents regard as too high while the operator points at the price of fuel, at the wages that were agreed in spring and at the age of its vehicles, some of which have been in service since the line was opened, and in the end the committee agreed, with two votes against, that the single ticket is to rise from 2.40 to 2.60 from January, that the monthly ticket is to stay as it is for now, and that a discount for pupils, which had been asked for by the parents of both schools, is to be looked at again next year, although the chair, who has led the committee since 2014, said that she did not expect much of it as long as the county does not pay more, and a resident in the public seats answered that this had been said every year, to applause from some of those present.</p>
      <p>More news: Football, Weather, Classifieds, Subscribe to our newsletter.</p>`,
    ),
    ratings: { overall: 2, intent: 2, structure: 1.5, entities: 2.5 },
    verdicts: {
      'when did the single ticket of the valley buses rise to 2.60': 'partial',
      'what did the committee decide about the monthly ticket': 'full',
      'what does a monthly ticket of the valley buses cost': 'no',
    },
  },
  {
    name: 'an entry page with little to say',
    url: 'https://harbourmuseum.example/visit',
    html: pageOf(
      'Visit - Harbour Museum',
      'Plan your visit to the Harbour Museum.',
      `<h1>Plan your visit</h1>
      <p>The Harbour Museum is a wonderful place for young and old. Discover ships, stories and so much more!</p>
      <h2>Opening hours</h2><p>Our opening hours vary by season. Please check our calendar.</p>
      <h2>Tickets</h2><p>Buy your ticket online and skip the queue. Reduced tickets are available.</p>
      <h2>How to find us</h2><p>We are located at the old harbour and easy to reach by public transport.</p>
      <p>Newsletter. Shop. Press. Imprint.</p>`,
    ),
    ratings: { overall: 2, intent: 1.5, structure: 3, entities: 1.5 },
    verdicts: {
      'what are the opening hours of the Harbour Museum': 'no',
      'how much is a ticket for the Harbour Museum': 'no',
      'where is the Harbour Museum': 'partial',
    },
  },
  {
    name: 'an advertisement',
    url: 'https://summit-synergy.example/solutions',
    html: pageOf(
      'Solutions | Summit Synergy',
      'We take your business to the next level.',
      `<h1>Your success is our passion</h1>
      <p>At Summit Synergy we believe that every company deserves excellence. Our award-winning team of experts delivers tailored, end-to-end solutions that unlock your full potential.</p>
      <h2>Why us?</h2><p>Because we care. We are passionate, agile and always one step ahead. Thousands of happy clients cannot be wrong!</p>
      <h2>Our approach</h2><p>We listen, we think, we deliver. Together we turn challenges into opportunities and visions into reality.</p>
      <p>Contact us today for a free consultation and take your business to the next level.</p>`,
    ),
    ratings: { overall: 1, intent: 1, structure: 2, entities: 1 },
    verdicts: {
      'what does Summit Synergy do': 'partial',
      'what does a project with Summit Synergy cost': 'no',
      'which clients has Summit Synergy worked for': 'no',
    },
  },
];
