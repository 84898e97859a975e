import type { EntityType } from '../../../schema/vocabulary.ts';

/**
 * Nouns that say what kind of thing a name stands for, in several languages: "X is a city", "the singer X", "X, a company".
 * A language whose nouns are not here gets fewer types, never wrong ones.
 */
const NOUNS: Readonly<Partial<Record<EntityType, string>>> = {
  person:
    'actor actress singer songwriter musician composer rapper drummer guitarist bassist frontman pianist painter sculptor artist author writer novelist poet playwright journalist reporter columnist editor director filmmaker producer screenwriter comedian dancer photographer designer architect engineer inventor scientist physicist chemist biologist mathematician astronomer astronaut economist historian philosopher sociologist psychologist neurologist physician doctor surgeon nurse professor lecturer teacher researcher scholar lawyer attorney judge senator congressman congresswoman governor mayor president minister chancellor politician diplomat ambassador king queen prince princess emperor duke bishop pope priest saint general colonel captain lieutenant sergeant officer soldier spokesman spokeswoman spokesperson chairman chairwoman ceo cofounder founder entrepreneur businessman businesswoman investor athlete player footballer quarterback midfielder striker goalkeeper pitcher swimmer boxer wrestler golfer cyclist coach chef baker farmer explorer activist programmer husband wife father mother son daughter brother sister uncle aunt cousin friend ' +
    'schauspieler schauspielerin sänger sängerin komponist musiker schriftsteller schriftstellerin autor autorin dichter maler regisseur regisseurin politiker politikerin physiker chemiker arzt ärztin professorin forscher forscherin richter bürgermeister bürgermeisterin präsident präsidentin kanzler kanzlerin ministerin könig königin kaiser bischof papst unternehmer gründer gründerin journalistin fußballspieler trainer ' +
    'acteur actrice chanteur chanteuse compositeur écrivain écrivaine auteur autrice poète peintre réalisateur réalisatrice politicien physicien médecin professeur chercheur chercheuse juge maire président présidente ministre roi reine empereur évêque pape journaliste joueur entraîneur ' +
    'actriz cantante compositor escritor escritora autora poeta pintor directora político física médico profesor profesora investigador investigadora juez alcalde alcaldesa presidente presidenta rey reina emperador obispo papa periodista futbolista jugador ator atriz cantor cantora pesquisador pesquisadora jogador prefeito jornalista rainha ' +
    'attore attrice cantante compositore scrittore scrittrice autore autrice pittore regista politico fisico medico professore ricercatore ricercatrice giudice sindaco re regina imperatore vescovo giornalista calciatore acteur zanger zangeres schrijver schrijfster dichter schilder regisseur politicus arts hoogleraar onderzoeker burgemeester koning koningin ' +
    'aktor aktorka piosenkarz piosenkarka pisarz pisarka poeta malarz polityk fizyk lekarz profesor burmistrz prezydent król królowa papież актёр актриса певец певица писатель поэт художник режиссёр политик учёный врач профессор мэр президент король королева',
  organization:
    'company corporation firm manufacturer retailer publisher broadcaster airline carrier startup bank insurer brewery agency organization organisation nonprofit charity foundation institute university college school academy association society union federation league club team squad band orchestra choir ensemble duo trio quartet group party ministry department bureau commission committee council court parliament newspaper magazine studio label network station hospital museum church brand ' +
    'unternehmen firma hersteller verlag behörde organisation stiftung institut universität hochschule schule verein verband gewerkschaft partei ministerium kommission gericht zeitung zeitschrift krankenhaus kirche ' +
    'entreprise société fabricant éditeur agence fondation université école syndicat parti ministère commission tribunal journal magazine hôpital musée église groupe équipe ' +
    'empresa compañía fabricante editorial agencia fundación universidad escuela sindicato partido ministerio comisión periódico revista hospital museo iglesia grupo equipo fundação universidade escola sindicato ministério comissão jornal igreja ' +
    'azienda ditta società editore agenzia fondazione università scuola sindacato partito ministero commissione tribunale giornale rivista ospedale chiesa gruppo squadra bedrijf uitgever stichting universiteit vakbond partij ministerie krant tijdschrift ziekenhuis ' +
    'firma spółka wydawnictwo fundacja uniwersytet szkoła partia ministerstwo gazeta szpital компания фирма издательство фонд университет институт школа партия министерство газета больница группа команда',
  place:
    'city town village hamlet municipality borough district suburb neighborhood neighbourhood county province state country nation republic kingdom territory region capital island peninsula continent river lake sea ocean bay gulf mountain volcano valley desert forest park street avenue square bridge airport harbor harbour port planet moon castle ' +
    'stadt gemeinde dorf bezirk landkreis bundesland land republik hauptstadt insel fluss see meer berg tal flughafen hafen ' +
    'ville commune village quartier département région pays république capitale île rivière fleuve lac mer montagne vallée aéroport ' +
    'ciudad municipio pueblo barrio provincia región país república isla río lago mar montaña valle aeropuerto cidade município vila bairro província região ilha rio montanha aeroporto ' +
    'città comune paese provincia regione repubblica isola fiume monte montagna aeroporto stad gemeente dorp wijk provincie hoofdstad eiland rivier meer berg luchthaven ' +
    'miasto gmina wieś województwo kraj wyspa rzeka jezioro morze góra город деревня область страна остров река озеро море гора столица',
  product:
    'album single song film movie sitcom series novel book memoir videogame game software app application library framework toolkit compiler browser smartphone phone laptop tablet console car sedan suv motorcycle truck aircraft airplane drug medication vaccine device gadget ' +
    'roman buch lied spiel anwendung programm fahrzeug medikament ' +
    'roman livre chanson jeu logiciel voiture médicament película novela libro canción juego programa coche medicamento filme romance livro canção jogo aplicativo carro ' +
    'romanzo libro canzone gioco programma automobile farmaco boek lied spel programma auto geneesmiddel książka powieść piosenka gra samochód lek фильм роман книга песня игра программа автомобиль',
  event:
    'festival tournament championship war battle siege revolution uprising conference summit olympics election referendum earthquake hurricane tsunami ceremony marathon ' +
    'krieg schlacht turnier meisterschaft konferenz gipfel wahl erdbeben guerre bataille tournoi championnat conférence sommet élection séisme ' +
    'guerra batalla torneo campeonato conferencia cumbre elección terremoto batalha torneio conferência eleição battaglia campionato conferenza elezione ' +
    'oorlog slag toernooi kampioenschap conferentie verkiezing wojna bitwa turniej konferencja wybory война битва турнир чемпионат конференция выборы',
};

const TYPE_OF: ReadonlyMap<string, EntityType> = new Map(
  (Object.entries(NOUNS) as [EntityType, string][])
    // Of a noun of two types the first stands: "group" of people before anything else.
    .reverse()
    .flatMap(([type, nouns]) => nouns.split(' ').map((noun): [string, EntityType] => [noun, type])),
);

/** The kind of thing that a lower-case noun names; null for one that is not known to name a kind of name. */
export function typeOfNoun(lower: string): EntityType | null {
  return TYPE_OF.get(lower) ?? null;
}

/** Nouns at the end of a lower-case phrase that make it a quantity: "interest rate". English; elsewhere none is known. */
const MEASURES = new Set(
  'rate ratio index percentage price cost temperature pressure speed velocity height depth volume density efficiency frequency voltage wattage salary income revenue coefficient concentration duration distance mileage lifespan throughput latency bandwidth'.split(
    ' ',
  ),
);

export function isMeasureNoun(lower: string): boolean {
  return MEASURES.has(lower) || (lower.endsWith('s') && MEASURES.has(lower.slice(0, -1)));
}
