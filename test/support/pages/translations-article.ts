/** The article on defrosting in German, French and Spanish: the same sentences, written by hand. */
import type { LawPage } from './law-pages.ts';

const url = 'https://house.example/guides/heat-pump-defrost';

const german: LawPage = {
  url,
  queries: [
    'warum taut eine Wärmepumpe ab',
    'wie lange dauert ein Abtauvorgang der Wärmepumpe',
    'Wärmepumpe taut zu oft ab',
  ],
  description: {
    lang: 'de',
    title: 'Warum taut eine Wärmepumpe ab? Das Abtauen erklärt',
    description:
      'Eine Wärmepumpe taut ab, um das Eis am Wärmetauscher zu schmelzen. Wie lange das Abtauen dauert und was hilft, wenn es zu oft geschieht.',
    canonical: url,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Warum taut eine Wärmepumpe ab?',
        datePublished: '2026-01-12',
        dateModified: '2026-10-03',
        author: { '@type': 'Person', name: 'Mara Lindqvist' },
      },
    ],
    h1: 'Warum taut eine Wärmepumpe ab?',
    opening: [
      'Eine Wärmepumpe taut ab, weil bei feuchtem, kaltem Wetter Eis an ihrem Wärmetauscher im Freien wächst, und das Eis hindert den Wärmetauscher daran, der Luft Wärme zu entziehen. Einige Minuten lang läuft die Pumpe rückwärts und schickt warmes Kältemittel durch den Wärmetauscher, bis das Eis geschmolzen ist.',
      'Ein Abtauvorgang ist eine kurze Umkehr der Wärmepumpe, bei der das Außengerät zur warmen Seite wird. Solange er dauert, kann Dampf vom Gerät aufsteigen, und die Heizkörper werden lauwarm.',
    ],
    sections: [
      {
        heading: 'Wie lange dauert ein Abtauvorgang?',
        paragraphs: [
          'Ein Abtauvorgang dauert zwischen drei und zehn Minuten, nach Messungen, die das Fraunhofer-Institut an 56 Wärmepumpen vorgenommen hat. Je kälter und feuchter die Luft ist, desto länger braucht das Eis zum Schmelzen.',
          'Während des Vorgangs wird das Haus aus dem Pufferspeicher geheizt, so dass die Räume um weniger als ein halbes Grad abkühlen. Ein Gerät ohne Pufferspeicher bläst in diesen Minuten unter Umständen kühle Luft.',
        ],
      },
      {
        heading: 'Wann taut eine Wärmepumpe zu oft ab?',
        paragraphs: [
          'Eine Wärmepumpe taut zu oft ab, wenn sie es mehr als einmal in 40 Minuten tut. Die üblichen Gründe sind ein schmutziger Wärmetauscher, zu wenig Kältemittel und ein Abtaufühler, der sich vom Rohr gelöst hat.',
          'Reinigen Sie den Wärmetauscher zuerst mit einem Gartenschlauch. Kehrt der Vorgang weiterhin jede halbe Stunde wieder, sollte ein Techniker das Kältemittel wiegen und den Abtaufühler prüfen.',
        ],
      },
      {
        heading: 'Was kostet das Abtauen?',
        paragraphs: [
          'Das Abtauen kostet etwa 4 % des Stroms, den eine Wärmepumpe in einem Winter verbraucht, wie das Schweizer Bundesamt für Energie in seiner Feldstudie von 2024 festgestellt hat. In einem Haus, das 4.000 kWh im Jahr braucht, sind das 160 kWh.',
          'Am höchsten ist der Anteil um null Grad, wo die Luft feucht ist. In trockener Luft bei minus zehn Grad bildet sich am Wärmetauscher kaum Eis.',
        ],
      },
      {
        heading: 'Wie man den Wärmetauscher frei von Eis hält',
        paragraphs: [
          'Am Wärmetauscher wächst das Eis langsamer, wenn Luft und Schmelzwasser das Gerät verlassen können:',
        ],
        items: [
          'Lassen Sie um das Außengerät einen halben Meter frei.',
          'Leiten Sie das Schmelzwasser ab, damit es nicht unter dem Wärmetauscher gefriert.',
          'Entfernen Sie jeden Herbst das Laub vom Wärmetauscher.',
          'Lassen Sie das Kältemittel alle zwei Jahre prüfen.',
        ],
      },
    ],
  },
};

const french: LawPage = {
  url,
  queries: [
    'pourquoi une pompe à chaleur dégivre',
    'combien de temps dure un cycle de dégivrage de pompe à chaleur',
    'pompe à chaleur dégivre trop souvent',
  ],
  description: {
    lang: 'fr',
    title: 'Pourquoi une pompe à chaleur dégivre ? Le cycle expliqué',
    description:
      'Une pompe à chaleur dégivre pour faire fondre la glace de son échangeur extérieur. Combien de temps dure le cycle, et que faire quand il revient trop souvent.',
    canonical: url,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Pourquoi une pompe à chaleur dégivre ?',
        datePublished: '2026-01-12',
        dateModified: '2026-10-03',
        author: { '@type': 'Person', name: 'Mara Lindqvist' },
      },
    ],
    h1: 'Pourquoi une pompe à chaleur dégivre ?',
    opening: [
      'Une pompe à chaleur dégivre parce que la glace se forme sur son échangeur extérieur par temps humide et froid, et que la glace empêche l’échangeur de prendre la chaleur de l’air. Pendant quelques minutes, la pompe tourne à l’envers et envoie du fluide chaud dans l’échangeur jusqu’à ce que la glace ait fondu.',
      'Un cycle de dégivrage est une brève inversion de la pompe à chaleur dans laquelle l’unité extérieure devient le côté chaud. De la vapeur peut monter de l’unité pendant ce temps, et les radiateurs deviennent tièdes.',
    ],
    sections: [
      {
        heading: 'Combien de temps dure un cycle de dégivrage ?',
        paragraphs: [
          'Un cycle de dégivrage dure entre trois et dix minutes, selon les mesures que l’Institut Fraunhofer a faites sur 56 pompes à chaleur. Plus l’air est froid et humide, plus la glace met de temps à fondre.',
          'Pendant le cycle, la maison est chauffée par le ballon tampon, si bien que les pièces refroidissent de moins d’un demi-degré. Une unité sans ballon tampon peut souffler de l’air frais pendant ces quelques minutes.',
        ],
      },
      {
        heading: 'Quand une pompe à chaleur dégivre-t-elle trop souvent ?',
        paragraphs: [
          'Une pompe à chaleur dégivre trop souvent quand elle le fait plus d’une fois en 40 minutes. Les raisons habituelles sont un échangeur sale, un manque de fluide et une sonde de dégivrage qui s’est détachée du tuyau.',
          'Nettoyez d’abord l’échangeur avec un tuyau d’arrosage. Si le cycle revient encore toutes les demi-heures, un technicien devrait peser le fluide et tester la sonde de dégivrage.',
        ],
      },
      {
        heading: 'Que coûte le dégivrage ?',
        paragraphs: [
          'Le dégivrage coûte environ 4 % de l’électricité qu’une pompe à chaleur consomme en un hiver, comme l’Office fédéral suisse de l’énergie l’a constaté dans son étude de terrain de 2024. Dans une maison qui consomme 4 000 kWh par an, cela fait 160 kWh.',
          'La part est la plus élevée autour de zéro degré, où l’air est humide. Dans l’air sec à moins dix degrés, il ne se forme presque pas de glace sur l’échangeur.',
        ],
      },
      {
        heading: 'Comment garder l’échangeur extérieur sans glace',
        paragraphs: [
          'La glace se forme plus lentement sur l’échangeur extérieur là où l’air et l’eau de fonte peuvent quitter l’unité :',
        ],
        items: [
          'Laissez un demi-mètre de libre autour de l’unité extérieure.',
          'Évacuez l’eau de fonte, pour qu’elle ne gèle pas sous l’échangeur.',
          'Enlevez les feuilles de l’échangeur chaque automne.',
          'Faites contrôler le fluide tous les deux ans.',
        ],
      },
    ],
  },
};

const spanish: LawPage = {
  url,
  queries: [
    'por qué se descongela una bomba de calor',
    'cuánto dura un ciclo de descongelación de una bomba de calor',
    'bomba de calor se descongela demasiado',
  ],
  description: {
    lang: 'es',
    title: '¿Por qué se descongela una bomba de calor? El ciclo explicado',
    description:
      'Una bomba de calor se descongela para derretir el hielo de su batería exterior. Cuánto dura el ciclo de descongelación y qué hacer cuando llega demasiado a menudo.',
    canonical: url,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: '¿Por qué se descongela una bomba de calor?',
        datePublished: '2026-01-12',
        dateModified: '2026-10-03',
        author: { '@type': 'Person', name: 'Mara Lindqvist' },
      },
    ],
    h1: '¿Por qué se descongela una bomba de calor?',
    opening: [
      'Una bomba de calor se descongela porque el hielo crece en su batería exterior cuando el tiempo es húmedo y frío, y el hielo impide que la batería tome calor del aire. Durante unos minutos la bomba funciona al revés y envía refrigerante caliente por la batería hasta que el hielo se ha derretido.',
      'Un ciclo de descongelación es una breve inversión de la bomba de calor en la que la unidad exterior se convierte en el lado caliente. Mientras dura, puede subir vapor de la unidad, y los radiadores se quedan tibios.',
    ],
    sections: [
      {
        heading: '¿Cuánto dura un ciclo de descongelación?',
        paragraphs: [
          'Un ciclo de descongelación dura entre tres y diez minutos, según las mediciones que el Instituto Fraunhofer hizo en 56 bombas de calor. Cuanto más frío y húmedo es el aire, más tarda el hielo en derretirse.',
          'Durante el ciclo la casa se calienta con el depósito de inercia, de modo que las habitaciones se enfrían menos de medio grado. Una unidad sin depósito de inercia puede soplar aire fresco durante esos pocos minutos.',
        ],
      },
      {
        heading: '¿Cuándo se descongela demasiado una bomba de calor?',
        paragraphs: [
          'Una bomba de calor se descongela demasiado cuando lo hace más de una vez en 40 minutos. Las razones habituales son una batería sucia, poca carga de refrigerante y un sensor de descongelación que se ha soltado del tubo.',
          'Limpie primero la batería con una manguera. Si el ciclo vuelve todavía cada media hora, un técnico debería pesar el refrigerante y probar el sensor de descongelación.',
        ],
      },
      {
        heading: '¿Cuánto cuesta la descongelación?',
        paragraphs: [
          'La descongelación cuesta cerca del 4 % de la electricidad que una bomba de calor consume en un invierno, como halló la Oficina Federal Suiza de Energía en su estudio de campo de 2024. En una casa que necesita 4.000 kWh al año son 160 kWh.',
          'La parte es mayor cerca de los cero grados, donde el aire es húmedo. En aire seco a diez grados bajo cero apenas se forma hielo en la batería.',
        ],
      },
      {
        heading: 'Cómo mantener sin hielo la batería exterior',
        paragraphs: [
          'El hielo crece más despacio en la batería exterior donde el aire y el agua de deshielo pueden salir de la unidad:',
        ],
        items: [
          'Deje medio metro libre alrededor de la unidad exterior.',
          'Desvíe el agua de deshielo, para que no se congele debajo de la batería.',
          'Quite las hojas de la batería cada otoño.',
          'Haga revisar el refrigerante cada dos años.',
        ],
      },
    ],
  },
};

export const articleTranslations: Readonly<Record<string, LawPage>> = { german, french, spanish };
