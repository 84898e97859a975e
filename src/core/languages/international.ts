import type { WordList } from './pack.ts';

/** Words common to texts of every language: abbreviations, acronyms, currencies, legal forms, product names. */
export interface InternationalWords {
  /** Abbreviations after which no sentence ends, without their last full stop. Capitals count. */
  readonly abbreviations: WordList;
  /** Endings of possessives, in names of every language: `'s`. */
  readonly possessiveEndings: WordList;
  /** Titles before names, besides those of the language. */
  readonly honorifics: WordList;
  /** Abbreviations inside names, with a full stop that ends nothing: "St. Gallen", "Keller Jr.". Capitals count. */
  readonly nameAbbreviations: WordList;
  /**
   * Further abbreviations before, inside and after names, without their last full stop, for comparing a text with a page:
   * "Capt. Rowe", "Orchard Ave.". Capitals count.
   */
  readonly abbreviationsBesideNames: WordList;
  /** Well-known acronyms: units, file types, countries. Capitals count. */
  readonly commonAcronyms: WordList;
  /** Legal forms at the end of a company's name. */
  readonly legalForms: WordList;
  /** Products that are language models or assistants. Capitals count. */
  readonly assistants: WordList;
  /** Currency symbols before or after a number. `zł`, `kr` and the like are symbols too. */
  readonly currencySymbols: WordList;
  /** Codes that stand before a number. */
  readonly currencyCodesBefore: WordList;
  /** Codes and names of currencies after a number. */
  readonly currenciesAfter: WordList;
  /** Towns of the time zone database whose names are more often those of people, or other words. */
  readonly townsLikePeople: WordList;
}

export const international: InternationalWords = {
  abbreviations: `
    Mr | Mrs | Ms | Dr | Prof | St | Jr | Sr | Gen | Sen | Rep | Gov | vs | etc | e.g | i.e | cf | al | Fig | Figs |
    Eq | Sec | Ch | Vol | pp | Inc | Ltd | Co | Corp | approx | ca | U.S | U.K | E.U | a.m | p.m | Jan | Feb | Mar |
    Apr | Jun | Jul | Aug | Sep | Sept | Oct | Nov | Dec`,
  possessiveEndings: "'s",
  honorifics: 'mr | mrs | ms | dr | prof',
  nameAbbreviations: 'St | Ste | Jr | Sr',
  abbreviationsBesideNames: `
    Mr | Mrs | Ms | Dr | Prof | Gen | Sen | Rep | Gov | Capt | Col | Cmdr | Maj | Adm | Rev | Hon | Mt | Mts | Ft | Pt |
    Ave | Blvd | Rd | Hwy | Dept | Univ | Assn | Bros | Inc | Ltd | Co | Corp | Dipl.-Ing | Dipl | Ing | Frhr | Avda |
    Sto | Sta | Sra | Ph.D | M.D | D.C | U.S | U.S.A | U.K | U.N | E.U`,
  commonAcronyms: `
    USA | US | UK | EU | UN | OK | TV | PC | CD | DVD | AM | PM | BC | AD | CEO | FAQ | PDF | HTML | CSS | URL | USB |
    DNA | GPS | ID | IT | AI | API | HTTP | HTTPS | WWW | JSON | XML | SQL | GB | MB | KB | TB | KM | CM | MM | KG |
    MHZ | GHZ | II | III | IV | VI | VII | VIII | IX | XI | XII | XX | XXI | NASA | BBC | CNN | FBI | CIA | OS | RAM |
    ROM | CPU | GPU | SSD | HDD | LED | LCD | AMD | IBM | HDMI | RGB | SMS | GIF | JPG | PNG | MP | CV | HR | PR |
    DIY | GET | POST | PUT | HEAD | PATCH | DELETE | ISBN | ISSN | DOI | PMID | PMC | CEST | CET | GMT | UTC`,
  legalForms:
    'inc | ltd | llc | llp | corp | gmbh | ag | s[.]a | plc | oy | ab | b[.]v | s.r.l | sp. z o.o | ооо',
  assistants: `
    ChatGPT | GPT | GPT1 | GPT2 | GPT3 | GPT4 | GPT5 | GPT6 | GPT7 | GPT8 | GPT9 | Claude | Gemini | Copilot | Perplexity |
    Llama | Mistral`,
  currencySymbols: '€ | $ | £ | ¥ | ₹ | ₽ | ₩ | ₺ | ₴ | ₪ | ฿ | zł | Kč | Ft | руб | 円 | 元 | kr',
  currencyCodesBefore: 'EUR | USD | GBP | CHF | CAD | AUD',
  currenciesAfter: `
    EUR | USD | GBP | CHF | JPY | PLN | SEK | NOK | DKK | CZK | HUF | BRL | CAD | AUD | INR | CNY | RUB | euro | euros |
    dollar | dollars | pound | pounds | reais | złotych | рублей`,
  townsLikePeople: 'troll | davis | casey | jackson | vincennes | nome | winamac | jersey | marengo',
};
