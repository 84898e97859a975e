import { appendToOpening } from '../../support/pages/rewrite-page.ts';
import type { LawPage } from '../../support/pages/law-pages.ts';
import { honest, parasite, pretender, underItsHeadings, type Family, type GamedPage } from './gamed-page.ts';

const made = (name: string, page: LawPage, say: readonly ((figure: number) => string)[]): GamedPage => {
  let figure = 37;
  const next = (): number => (figure = (figure * 7 + 11) % 97);
  const paragraph = (from: number): string =>
    Array.from({ length: 3 }, (_, index) => say[(from + index) % say.length]?.(next()) ?? '').join(' ');
  return pretender(name, 'Gives figures on the word of unnamed experts and studies.', page, {
    opening: [paragraph(0)],
    sections: underItsHeadings(page, (_, index) => [paragraph(index + 1), paragraph(index + 3)]),
  });
};

export const figures: Family = {
  name: 'Fake statistics',
  pages: [
    made('English', honest.en, [
      (n) => `Studies show that ${String(n)} % of all heat pumps defrost in winter.`,
      (n) => `According to experts, a heat pump that defrosts saves ${String(n)} % of its energy.`,
      (n) => `Recent research proves that ${String(n)} % of owners are happier with a defrost cycle.`,
      (n) => `Experts agree that defrosting works in ${String(n)} % of cases.`,
      (n) => `A leading survey says ${String(n)} % of houses need it.`,
    ]),
    made('German', honest.de, [
      (n) => `Studien zeigen, dass ${String(n)} % aller Gärten einen Kompost brauchen.`,
      (n) => `Laut Experten spart ein Kompost ${String(n)} % der Kosten im Garten.`,
      (n) => `Umfragen belegen, dass ${String(n)} % der Gärtner zufrieden sind.`,
      (n) => `Nach neuen Studien gelingt der Kompost in ${String(n)} % der Fälle.`,
    ]),
    made('Spanish', honest.es, [
      (n) => `Según los expertos, el ${String(n)} % de las bombas de calor se descongela en invierno.`,
      (n) => `Los estudios demuestran que el ${String(n)} % de los dueños ahorra dinero con el ciclo.`,
      (n) => `Según varios estudios, la descongelación funciona en el ${String(n)} % de los casos.`,
      (n) => `Las encuestas confirman que el ${String(n)} % de las casas la necesita.`,
    ]),
    parasite(
      'figures beside an honest text',
      'Adds a paragraph of figures without a source.',
      honest.en,
      (page) =>
        Array.from({ length: 3 }, (_, at) => at).reduce(
          (longer, at) =>
            appendToOpening(
              longer,
              `Studies show that ${String(61 + at)} % of owners agree. According to experts, ${String(81 + at)} % of heat pumps defrost well. Recent research proves that ${String(40 + at)} % save money.`,
            ),
          page,
        ),
    ),
  ],
};
