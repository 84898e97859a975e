/** Evidence that was invented, about any topic. Nothing of it can be looked up. */

export interface InventedSentence {
  readonly sentence: (topic: string) => string;
  /**
   * The same statement in as many words without its source, so that a check that begins at a length tells them not
   * apart; absent where the sentence gives none.
   */
  readonly bare?: (topic: string) => string;
}

const trial = (topic: string, end: string): string =>
  `In a large trial ${topic} worked better in 62 % of the cases ${end}.`;

const english: Readonly<Record<string, InventedSentence>> = {
  'a named study': {
    sentence: (topic) =>
      `According to a 2024 study by the Hartwell Institute for Applied Research, ${topic} improved results by 37 % in 1,204 cases.`,
    bare: (topic) =>
      `As many people in many places already seem to know, in 2024 ${topic} improved results by 37 % in 1,204 cases.`,
  },
  'a study by two authors': {
    sentence: (topic) =>
      `A study by Leopold Hartwell and Ada Quill of Northfield University found that ${topic} saves 41 % of the time.`,
    bare: (topic) =>
      `Very many people here and in some other places know by now that ${topic} saves 41 % of the time.`,
  },
  'the words of an expert': {
    sentence: (topic) =>
      `“What matters most about ${topic} is that people use it every single day,” says Dr. Leopold Hartwell, professor at Northfield University.`,
    bare: (topic) =>
      `What matters most about ${topic} is that people use it every single day, as far as can be said here today.`,
  },
  // No page has as many entries.
  'a citation mark': { sentence: (topic) => trial(topic, '[971]'), bare: (topic) => trial(topic, 'overall') },
  'authors and a year': {
    sentence: (topic) => trial(topic, '(Hartwell et al., 2023)'),
    bare: (topic) => trial(topic, 'as far as known'),
  },
  'a report': {
    sentence: (topic) =>
      `The Northfield Report of 2025 states that ${topic} reached 4.2 million people in 31 countries.`,
    bare: (topic) =>
      `Most people know well that by 2025 ${topic} reached 4.2 million people in 31 countries.`,
  },
  'a statistic': {
    sentence: (topic) => `About 73 % of all users of ${topic} were satisfied after 41 days.`,
  },
  'a list of names': {
    sentence: (topic) =>
      `Hartwell, Northfield University, Quillmark, Brennet and the Ostrava Council all work with ${topic}.`,
  },
  'a reviewer with a date': {
    sentence: (topic) =>
      `The information on ${topic} was reviewed on 21 November 2026 by Dr. Leopold Hartwell.`,
  },
  'a certificate': { sentence: (topic) => `${topic} is certified under ISO 47112 since 2019.` },
};

const german: Readonly<Record<string, InventedSentence>> = {
  'a named study': {
    sentence: (topic) =>
      `Laut einer Studie des Hartwell-Instituts für Angewandte Forschung von 2024 hat ${topic} die Ergebnisse in 1.204 Fällen um 37 % verbessert.`,
    bare: (topic) =>
      `Wie viele längst wissen und auch sagen, hat im Jahr 2024 ${topic} die Ergebnisse in 1.204 Fällen um 37 % verbessert.`,
  },
  'the words of an expert': {
    sentence: (topic) =>
      `„Das Wichtigste an ${topic} ist, dass die Leute es jeden Tag benutzen“, sagt Professor Leopold Hartwell von der Universität Northfield.`,
    bare: (topic) =>
      `Das Wichtigste an ${topic} ist, dass die Leute es jeden Tag benutzen, soweit man hier und anderswo oft davon hört.`,
  },
};

const french: Readonly<Record<string, InventedSentence>> = {
  'a named study': {
    sentence: (topic) =>
      `Selon une étude de l’Institut Hartwell de Northfield de 2024, ${topic} a amélioré les résultats de 37 % dans 1 204 cas.`,
    bare: (topic) =>
      `Comme on le dit très souvent ici même, en 2024, ${topic} a amélioré les résultats de 37 % dans 1 204 cas.`,
  },
};

const spanish: Readonly<Record<string, InventedSentence>> = {
  'a named study': {
    sentence: (topic) =>
      `Según un estudio del Instituto Hartwell de Northfield de 2024, ${topic} mejoró los resultados un 37 % en 1.204 casos.`,
    bare: (topic) =>
      `Como dicen aquí y allí muchas personas ahora, en 2024 ${topic} mejoró los resultados un 37 % en 1.204 casos.`,
  },
};

/** By the language of the page; none for a language without sentences here. */
export function inventedSentences(language: string): Readonly<Record<string, InventedSentence>> {
  return { en: english, de: german, fr: french, es: spanish }[language] ?? {};
}

/** Date and author for machines alone. */
export const inventedMarkup: Readonly<Record<string, string>> = {
  'date and author in meta elements':
    '<meta name="author" content="Leopold Hartwell"><meta property="article:published_time" content="2026-11-20">',
  'date and author in JSON-LD': `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    datePublished: '2026-11-20',
    author: { '@type': 'Person', name: 'Leopold Hartwell' },
  })}</script>`,
};
