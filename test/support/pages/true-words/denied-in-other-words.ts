import type { TrueWordCase } from './true-word-case.ts';

const form = 'denied in other words';
const question = null;

const pan = {
  form,
  question,
  lang: 'en',
  title: 'The Tolva pan',
  page: `The Tolva pan is made of steel with a coat of enamel. With a thin film of oil, eggs won't stick to the pan.
The silicone ring keeps the lid from rattling during cooking. The handle does not get hot on the stove.
The enamel cannot be repaired once it has chipped. The warranty covers cracks in the base but not scratches from metal spoons.
Soap does no harm to the enamel. The pan works on induction, and it is not suitable for the microwave.`,
} as const;

const roof = {
  form,
  question,
  lang: 'en',
  title: 'Felt roofs on sheds',
  page: `Felt roofs last twelve years on a garden shed. A strip of zinc prevents moss from growing on the felt.
Without a drip edge, rain runs back under the felt. Nails through the felt don't leak when they are covered with bitumen.
Felt that is laid in frost fails to bond with the boards. A second layer is not needed on a small shed.`,
} as const;

export const deniedInOtherWords: readonly TrueWordCase[] = [
  {
    ...pan,
    truth: 'A thin film of oil keeps eggs from sticking to the pan.',
    lies: [
      'With a thin film of oil, eggs will stick to the pan.',
      'A thin film of oil makes eggs stick to the pan.',
    ],
  },
  {
    ...pan,
    truth: "With the silicone ring, the lid doesn't rattle during cooking.",
    lies: [
      'The silicone ring does not keep the lid from rattling during cooking.',
      'With the silicone ring, the lid rattles during cooking.',
    ],
  },
  {
    ...pan,
    truth: 'The warranty covers cracks in the base.',
    lies: [
      'The warranty covers scratches from metal spoons.',
      'The warranty does not cover cracks in the base.',
      'The warranty covers cracks in the base and scratches from metal spoons.',
    ],
  },
  {
    ...pan,
    truth: 'It is impossible to repair the enamel once it has chipped.',
    lies: [
      'It is possible to repair the enamel once it has chipped.',
      'The enamel can be repaired once it has chipped.',
    ],
  },
  {
    ...pan,
    truth: 'The Tolva pan works on induction.',
    lies: ['The Tolva pan does not work on induction.', 'The Tolva pan is suitable for the microwave.'],
  },
  {
    ...pan,
    truth: 'The handle stays without heat: it does not get hot on the stove.',
    kept: '',
    lies: [
      'The handle does get hot on the stove.',
      'The handle fails to stay cold: it gets hot on the stove.',
    ],
  },
  {
    ...roof,
    truth: "With a strip of zinc, moss won't grow on the felt.",
    lies: [
      'A strip of zinc does not prevent moss from growing on the felt.',
      'With a strip of zinc, moss will grow on the felt.',
    ],
  },
  {
    ...roof,
    truth: 'Felt that is laid in frost does not bond with the boards.',
    lies: ['Felt that is laid in frost will bond with the boards.'],
  },
  {
    ...roof,
    truth: 'Covering nails through the felt with bitumen stops them from leaking.',
    lies: ['Nails through the felt leak when they are covered with bitumen.'],
  },
  {
    form,
    question,
    lang: 'de',
    title: 'Die Pfanne Tolva',
    page: `Die Pfanne Tolva besteht aus Stahl mit Emaille. Mit einem dünnen Film aus Öl kleben Eier nicht an der Pfanne.
Der Ring verhindert, dass der Deckel beim Kochen klappert. Die Garantie deckt Risse im Boden, aber keine Kratzer durch Metall.`,
    truth: 'Die Garantie deckt Risse im Boden.',
    lies: ['Die Garantie deckt Kratzer durch Metall.', 'Die Garantie deckt keine Risse im Boden.'],
  },
  {
    form,
    question,
    lang: 'de',
    title: 'Die Pfanne Tolva',
    page: `Die Pfanne Tolva besteht aus Stahl mit Emaille. Mit einem dünnen Film aus Öl kleben Eier nicht an der Pfanne.
Der Ring verhindert, dass der Deckel beim Kochen klappert.`,
    truth: 'Mit dem Ring klappert der Deckel beim Kochen nicht.',
    lies: [
      'Der Ring verhindert nicht, dass der Deckel beim Kochen klappert.',
      'Mit dem Ring klappert der Deckel beim Kochen.',
    ],
  },
  {
    form,
    question,
    lang: 'fr',
    title: 'La poêle Tolva',
    page: `La poêle Tolva est en acier émaillé. Un film d'huile empêche les œufs d'attacher à la poêle.
La garantie couvre les fissures du fond, mais pas les rayures du métal.`,
    truth: "Avec un film d'huile, les œufs n'attachent pas à la poêle.",
    lies: [
      "Un film d'huile n'empêche pas les œufs d'attacher à la poêle.",
      "Avec un film d'huile, les œufs attachent à la poêle.",
      'La garantie couvre les rayures du métal.',
    ],
  },
  {
    form,
    question,
    lang: 'es',
    title: 'La sartén Tolva',
    page: `La sartén Tolva es de acero con esmalte. Una capa de aceite evita que los huevos se peguen a la sartén.
La garantía cubre las grietas del fondo, pero no los arañazos del metal.`,
    truth: 'La garantía cubre las grietas del fondo.',
    lies: [
      'La garantía cubre los arañazos del metal.',
      'La garantía no cubre las grietas del fondo.',
      'Una capa de aceite no evita que los huevos se peguen a la sartén.',
    ],
  },
];
