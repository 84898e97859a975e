/** Identifiers by which a reader finds a document: numbers of registers, standards and laws, the same in every language. */

/** DOI, arXiv, PubMed, trial registers, RFC. */
const REGISTERED =
  /\b10\.\p{N}{4,9}\/\S|\barXiv:\s?\p{N}{4}\.\p{N}{4,5}|\b(?:PMID|PMCID):?\s?(?:PMC)?\p{N}{5,9}|\bNCT\p{N}{8}\b|\bRFC[\s-]?\p{N}{3,5}\b/u;
/** A standard with its number: ISO 9001:2015, DIN EN 14511-2, IEEE 802.3. */
const STANDARD =
  /\b(?:ISO|IEC|DIN|EN|IEEE|ANSI|ASTM|NIST|VDI|ÖNORM|UNE|ECMA|ETSI|ITU-T|GB\/T|JIS)(?:[\s/](?:ISO|IEC|EN|IEEE|TS|TR|SP|VDE))*[\s-](?:[A-Z][\s.]?)?\p{N}{2,6}(?:[-:.]\p{N}{1,4})*/u;
/** § 12 EStG, Art. 5 GDPR, 21 CFR 101.9, 2009/125/EC, (EU) 2016/679. */
const LAW =
  /§{1,2}\s?\p{N}+[^.;]{0,40}?\p{Lu}\S*\p{Lu}|\bArt(?:\.|\p{Ll}{2,5})\s?\p{N}+[^.;]{0,30}?\p{Lu}{3,}|\b\p{N}{1,3}\s(?:CFR|C\.F\.R\.|USC|U\.S\.C\.)\s§?\s?\p{N}|\b\p{N}{2,4}\/\p{N}{1,4}\/(?:EU|EC|EEC|EG|EWG|CE|CEE|UE)\b|\b(?:EU|EC|EG|CE|UE)\)?\s(?:n[r°oº]\.?\s|No\.?\s|Nr\.?\s)?\p{N}{1,4}\/\p{N}{2,4}\b/u;
const ISBN = /\bISBN(?:-1[03])?:?\s?([\p{N}][\p{N}\s-]{8,16}[\p{N}X])/u;

/** A title in quotation marks: two words or more, shorter than a statement. */
const QUOTED_TITLE = /[“„«"]([^“”„«»"]{8,120})[”“»"]/gu;
const TITLE_WORDS = { min: 2, max: 14 } as const;
/** Where the year of a document is written: beside its title. */
const YEAR_AFTER = /^[^.!?“„«"]{0,60}?\b(?:19|20)\p{N}{2}\b/u;
const YEAR_BEFORE = /\b(?:19|20)\p{N}{2}\)?[:,]?\s?(?:\p{L}+\s){0,2}$/u;
/** Two capitalised words, an acronym, or one long word such as Umweltbundesamt. */
const PUBLISHER =
  /(?<!\p{L})(?:\p{Lu}[\p{L}’'-]+\s(?:\p{Ll}{1,4}\s){0,2}\p{Lu}[\p{L}’'-]+|\p{Lu}{2,}(?!\p{L})|\p{Lu}\p{Ll}{9,})/u;
/** Characters on each side of a title that may name its publisher. */
const PUBLISHER_CHARS = 80;
/** Punctuation at the end of quoted speech. */
const SPEECH_END = /[,.!?…]$/u;

/** True for text with an identifier, or with the title of a document, its year and its publisher. */
export function identifiesDocument(text: string): boolean {
  if (REGISTERED.test(text) || STANDARD.test(text) || LAW.test(text)) return true;
  const isbn = ISBN.exec(text)?.[1];
  return (isbn !== undefined && isValidIsbn(isbn)) || namesDatedTitle(text);
}

/** A number that was made up rarely has the right check digit. */
function isValidIsbn(written: string): boolean {
  const digits = written.replace(/[\s-]/gu, '');
  const values = [...digits].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  if (digits.length === 13)
    return values.reduce((sum, value, at) => sum + value * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
  return digits.length === 10 && values.reduce((sum, value, at) => sum + value * (10 - at), 0) % 11 === 0;
}

/** “Title” (Publisher, 2023), and the like: two capitalised words or an acronym beside the title name its publisher. */
function namesDatedTitle(text: string): boolean {
  for (const match of text.matchAll(QUOTED_TITLE)) {
    const [whole, title = ''] = match;
    const words = title.trim().split(/\s+/u).length;
    if (words < TITLE_WORDS.min || words > TITLE_WORDS.max) continue;
    if (SPEECH_END.test(title) || !/^[\p{Lu}\p{N}]/u.test(title)) continue;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + whole.length);
    const beside = `${before.slice(-PUBLISHER_CHARS)} ${after.slice(0, PUBLISHER_CHARS)}`;
    if ((YEAR_AFTER.test(after) || YEAR_BEFORE.test(before)) && PUBLISHER.test(beside)) return true;
  }
  return false;
}
