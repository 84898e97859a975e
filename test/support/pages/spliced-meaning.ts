import { PIECES } from './spliced/pieces.ts';
import type { SplicedCase } from './spliced/spliced-case.ts';
import { VALIDITY } from './spliced/validity.ts';

/** Pages of true sentences with the false statements that blocks could make of them. */
export const SPLICED: readonly SplicedCase[] = [...PIECES, ...VALIDITY];

/** More text about the subject, so that a page has enough for a block of every type. */
const COMPANY: Readonly<Record<string, (title: string) => string>> = {
  en: (
    title,
  ) => `<h2>What is a reader survey?</h2><p>A reader survey is a list of questions that visitors answer in writing. The survey about ${title} ran for two weeks, and 214 people took part. ${title} interested most of them more than any other subject, and nine in ten asked for a printed leaflet on ${title} for their guests.</p><p>The answers are kept for a year in the town archive.</p>
<h2>What is a leaflet?</h2><p>A leaflet is a folded sheet of paper that is printed on both sides. The leaflet on ${title} has six pages and lies at the desk of the town hall. It is printed twice a year on recycled paper.</p><p>The town hall sends the leaflet by post for the price of a stamp.</p>`,
  de: (
    title,
  ) => `<h2>Was ist eine Leserumfrage?</h2><p>Eine Leserumfrage ist eine Liste von Fragen, die Besucher schriftlich beantworten. Die Umfrage zum Thema ${title} lief zwei Wochen, und 214 Menschen nahmen teil. Das Thema ${title} beschäftigte die meisten mehr als jedes andere, und neun von zehn wünschten sich ein gedrucktes Faltblatt für ihre Gäste.</p><p>Die Antworten werden ein Jahr lang im Archiv der Stadt aufbewahrt.</p>
<h2>Was ist ein Faltblatt?</h2><p>Ein Faltblatt ist ein gefalteter Bogen Papier, der auf beiden Seiten bedruckt ist. Das Faltblatt zum Thema ${title} hat sechs Seiten und liegt im Rathaus aus. Die Stadt druckt es zweimal im Jahr auf altem Papier.</p><p>Das Rathaus verschickt das Faltblatt mit der Post zum Preis einer Briefmarke.</p>`,
  fr: (
    title,
  ) => `<h2>Qu’est-ce qu’un sondage ?</h2><p>Un sondage est une liste de questions auxquelles les visiteurs répondent par écrit. Le sondage sur le thème « ${title} » a duré deux semaines, et 214 personnes y ont participé. Neuf personnes sur dix souhaitent un dépliant imprimé sur le thème « ${title} » pour les visiteurs de la ville.</p><p>Les réponses restent un an dans les archives de la ville.</p>
<h2>Qu’est-ce qu’un dépliant ?</h2><p>Un dépliant est une feuille de papier pliée qui porte un texte sur les deux faces. Le dépliant compte six pages et se trouve à la mairie de la ville. La ville imprime le dépliant deux fois par an sur du papier recyclé.</p><p>La mairie envoie le dépliant par la poste au prix du timbre.</p>`,
  es: (
    title,
  ) => `<h2>¿Qué es una encuesta?</h2><p>Una encuesta es una lista de preguntas que los visitantes responden por escrito. La encuesta sobre el tema «${title}» duró dos semanas y participaron 214 personas. Nueve de cada diez personas desean un folleto impreso sobre el tema «${title}» para los visitantes de la ciudad.</p><p>Las respuestas quedan un año en el archivo de la ciudad.</p>
<h2>¿Qué es un folleto?</h2><p>Un folleto es una hoja de papel doblada que lleva texto en las dos caras. El folleto tiene seis páginas y está en el ayuntamiento de la ciudad. La ciudad imprime el folleto dos veces al año en papel reciclado.</p><p>El ayuntamiento envía el folleto por correo al precio del sello.</p>`,
};

/** The page of a case as HTML: alone, or in company. */
export function splicedPage({ lang, title, body }: SplicedCase, isAlone: boolean): string {
  const company = isAlone ? '' : (COMPANY[lang]?.(title) ?? '');
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}${company}</main></body></html>`;
}
