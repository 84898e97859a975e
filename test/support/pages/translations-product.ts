/** The product page of the kettle in German, French and Spanish: the same sentences, written by hand. */
import type { PageDescription } from './build-page.ts';
import type { LawPage } from './law-pages.ts';

const url = 'https://shop.example/products/copper-kettle-c2';

const markup = (name: string): readonly unknown[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: 'Hearthware' },
    offers: { '@type': 'Offer', price: '129.00', priceCurrency: 'EUR' },
  },
];

const table = (rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows
    .map(([name, value], index) =>
      index === 0
        ? `<tr><th>${name}</th><th>${value}</th></tr>`
        : `<tr><td>${name}</td><td>${value}</td></tr>`,
    )
    .join('')}</table>`;

const germanPage: PageDescription = {
  lang: 'de',
  title: 'Kupferkessel C2 für Induktionsherde',
  description:
    'Der Kupferkessel C2 für Induktionsherde bringt 1,7 Liter in fünf Minuten zum Kochen. Fassungsvermögen, passende Herde, Reinigung und Lieferung.',
  canonical: url,
  structuredData: markup('Kupferkessel C2'),
  h1: 'Kupferkessel C2 für Induktionsherde',
  opening: [
    'Der Kupferkessel C2 ist ein Kessel für Induktionsherde, der 1,7 Liter Wasser in fünf Minuten zum Kochen bringt. Sein Körper besteht aus Kupfer, und eine Stahlplatte im Boden lässt ihn auf Induktion arbeiten.',
    'Hearthware fertigt den Kessel von Hand in Sheffield und gibt zehn Jahre Garantie. Er kostet 129 Euro einschließlich Lieferung.',
  ],
  sections: [
    {
      heading: 'Fassungsvermögen und Größe des Kupferkessels',
      paragraphs: [
        'Der Kupferkessel hat ein Fassungsvermögen von 1,7 Litern, genug für sieben Tassen. Leer wiegt er 1,4 Kilogramm, und sein Griff bleibt kühl, während das Wasser kocht.',
      ],
      html: table([
        ['Eigenschaft', 'Wert'],
        ['Fassungsvermögen', '1,7 Liter'],
        ['Gewicht', '1,4 kg'],
        ['Höhe', '24 cm'],
        ['Durchmesser des Bodens', '18 cm'],
      ]),
    },
    {
      heading: 'Auf welchen Herden arbeitet der Kessel?',
      paragraphs: [
        'Der Kessel arbeitet auf Induktionsherden, Gasherden, Glaskeramik und Gusseisen. Kupfer allein wird auf Induktion nicht warm, weshalb der Boden eine drei Millimeter dicke Platte aus magnetischem Stahl enthält.',
        'Kleine Induktionsfelder bemerken keinen Boden unter 12 Zentimetern. Der Boden des Kessels ist breiter, so dass sich jedes Induktionsfeld einschaltet.',
      ],
    },
    {
      heading: 'Wie man einen Kupferkessel reinigt',
      paragraphs: [
        'Reinigen Sie einen Kupferkessel außen mit einer halben Zitrone und etwas Salz, dann spülen und trocknen Sie ihn. Kupfer dunkelt mit der Zeit nach; die dunkle Schicht schützt das Metall und schadet niemandem.',
        'Innen ist der Kessel verzinnt. Entfernen Sie Kalk mit einem Löffel Zitronensäure in warmem Wasser, nie mit Stahlwolle, die das Zinn zerkratzt.',
      ],
    },
    {
      heading: 'Lieferung und Rückgabe des Kessels',
      paragraphs: [
        'Der Kessel verlässt Sheffield innerhalb von zwei Werktagen und kommt in einer Schachtel aus Pappe ohne Plastik an. Sie können den Kessel innerhalb von 60 Tagen zurückgeben, auch wenn er benutzt wurde.',
      ],
    },
  ],
};

const frenchPage: PageDescription = {
  lang: 'fr',
  title: 'Bouilloire en cuivre C2 pour plaques à induction',
  description:
    'La bouilloire en cuivre C2 pour plaques à induction fait bouillir 1,7 litre en cinq minutes. Capacité, plaques compatibles, entretien et livraison.',
  canonical: url,
  structuredData: markup('Bouilloire en cuivre C2'),
  h1: 'Bouilloire en cuivre C2 pour plaques à induction',
  opening: [
    'La bouilloire en cuivre C2 est une bouilloire pour plaques à induction qui fait bouillir 1,7 litre d’eau en cinq minutes. Son corps est en cuivre, et un disque d’acier dans son fond lui permet de fonctionner sur l’induction.',
    'Hearthware fabrique la bouilloire à la main à Sheffield et la garantit dix ans. Elle coûte 129 euros, livraison comprise.',
  ],
  sections: [
    {
      heading: 'Capacité et taille de la bouilloire en cuivre',
      paragraphs: [
        'La bouilloire en cuivre a une capacité de 1,7 litre, assez pour sept tasses. Elle pèse 1,4 kilogramme à vide, et sa poignée reste froide pendant que l’eau bout.',
      ],
      html: table([
        ['Propriété', 'Valeur'],
        ['Capacité', '1,7 litre'],
        ['Poids', '1,4 kg'],
        ['Hauteur', '24 cm'],
        ['Diamètre du fond', '18 cm'],
      ]),
    },
    {
      heading: 'Sur quelles plaques la bouilloire fonctionne-t-elle ?',
      paragraphs: [
        'La bouilloire fonctionne sur les plaques à induction, au gaz, en céramique et en fonte. Le cuivre seul ne chauffe pas sur l’induction, c’est pourquoi le fond contient un disque d’acier magnétique de trois millimètres d’épaisseur.',
        'Les petites zones d’induction ne remarquent pas un fond de moins de 12 centimètres. Le fond de la bouilloire est plus large, si bien que chaque zone d’induction s’allume.',
      ],
    },
    {
      heading: 'Comment nettoyer une bouilloire en cuivre',
      paragraphs: [
        'Nettoyez une bouilloire en cuivre à l’extérieur avec un demi-citron et un peu de sel, puis rincez-la et séchez-la. Le cuivre fonce avec le temps ; la couche sombre protège le métal et ne nuit à personne.',
        'À l’intérieur, la bouilloire est étamée. Enlevez le calcaire avec une cuillerée d’acide citrique dans de l’eau chaude, jamais avec de la laine d’acier, qui raye l’étain.',
      ],
    },
    {
      heading: 'Livraison et retour de la bouilloire',
      paragraphs: [
        'La bouilloire quitte Sheffield sous deux jours ouvrés et arrive dans une boîte en carton sans plastique. Vous pouvez rendre la bouilloire pendant 60 jours, même quand elle a servi.',
      ],
    },
  ],
};

const spanishPage: PageDescription = {
  lang: 'es',
  title: 'Hervidor de cobre C2 para placas de inducción',
  description:
    'El hervidor de cobre C2 para placas de inducción hierve 1,7 litros en cinco minutos. Capacidad, placas compatibles, limpieza y entrega.',
  canonical: url,
  structuredData: markup('Hervidor de cobre C2'),
  h1: 'Hervidor de cobre C2 para placas de inducción',
  opening: [
    'El hervidor de cobre C2 es un hervidor para placas de inducción que hierve 1,7 litros de agua en cinco minutos. Su cuerpo es de cobre, y un disco de acero en la base hace que funcione con inducción.',
    'Hearthware fabrica el hervidor a mano en Sheffield y lo garantiza durante diez años. Cuesta 129 euros, entrega incluida.',
  ],
  sections: [
    {
      heading: 'Capacidad y tamaño del hervidor de cobre',
      paragraphs: [
        'El hervidor de cobre tiene una capacidad de 1,7 litros, suficiente para siete tazas. Pesa 1,4 kilogramos vacío, y su asa se mantiene fría mientras hierve el agua.',
      ],
      html: table([
        ['Propiedad', 'Valor'],
        ['Capacidad', '1,7 litros'],
        ['Peso', '1,4 kg'],
        ['Altura', '24 cm'],
        ['Diámetro de la base', '18 cm'],
      ]),
    },
    {
      heading: '¿En qué placas funciona el hervidor?',
      paragraphs: [
        'El hervidor funciona en placas de inducción, de gas, de cerámica y de hierro fundido. El cobre solo no se calienta con inducción, por lo que la base contiene un disco de acero magnético de tres milímetros de grosor.',
        'Las zonas de inducción pequeñas no notan una base de menos de 12 centímetros. La base del hervidor es más ancha, de modo que toda zona de inducción se enciende.',
      ],
    },
    {
      heading: 'Cómo limpiar un hervidor de cobre',
      paragraphs: [
        'Limpie un hervidor de cobre por fuera con medio limón y un poco de sal, después enjuáguelo y séquelo. El cobre se oscurece con el tiempo; la capa oscura protege el metal y no daña a nadie.',
        'Por dentro el hervidor está estañado. Quite la cal con una cucharada de ácido cítrico en agua caliente, nunca con lana de acero, que raya el estaño.',
      ],
    },
    {
      heading: 'Entrega y devolución del hervidor',
      paragraphs: [
        'El hervidor sale de Sheffield en dos días laborables y llega en una caja de cartón sin plástico. Puede devolver el hervidor durante 60 días, también cuando se ha usado.',
      ],
    },
  ],
};

export const productTranslations: Readonly<Record<string, LawPage>> = {
  german: {
    url,
    queries: [
      'Kupferkessel für Induktionsherde',
      'Fassungsvermögen Kupferkessel',
      'wie reinigt man einen Kupferkessel',
    ],
    description: germanPage,
  },
  french: {
    url,
    queries: [
      'bouilloire en cuivre pour plaques à induction',
      'capacité bouilloire en cuivre',
      'comment nettoyer une bouilloire en cuivre',
    ],
    description: frenchPage,
  },
  spanish: {
    url,
    queries: [
      'hervidor de cobre para placas de inducción',
      'capacidad hervidor de cobre',
      'cómo limpiar un hervidor de cobre',
    ],
    description: spanishPage,
  },
};
