/** Guesses the charset of a page that is not UTF-8 and declares none (or a wrong one), by its declared language. */

/** Charsets of a language's pages before UTF-8; the first is the default of browsers in that locale. */
const byLanguage: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ar: ['windows-1256'],
  be: ['windows-1251'],
  bg: ['windows-1251'],
  cs: ['windows-1250', 'iso-8859-2'],
  el: ['windows-1253'],
  et: ['windows-1257'],
  fa: ['windows-1256'],
  he: ['windows-1255'],
  hr: ['windows-1250', 'iso-8859-2'],
  hu: ['windows-1250', 'iso-8859-2'],
  iw: ['windows-1255'],
  ja: ['shift_jis', 'euc-jp'],
  ko: ['euc-kr'],
  lt: ['windows-1257'],
  lv: ['windows-1257'],
  mk: ['windows-1251'],
  pl: ['windows-1250', 'iso-8859-2'],
  ro: ['windows-1250', 'iso-8859-2'],
  ru: ['windows-1251', 'koi8-r'],
  sk: ['windows-1250', 'iso-8859-2'],
  sl: ['windows-1250', 'iso-8859-2'],
  sr: ['windows-1251'],
  th: ['windows-874'],
  tr: ['windows-1254'],
  uk: ['windows-1251', 'koi8-u'],
  ur: ['windows-1256'],
  vi: ['windows-1258'],
  zh: ['gb18030', 'big5'],
};

const sampleBytesMax = 64 * 1024;

/** `start` is the beginning of the page read as Latin-1. Without a known language: windows-1252, as browsers do. */
export function guessLegacyEncoding(bytes: Uint8Array, start: string): string {
  const tag = /<html[^>]{0,1000}?\slang\s{0,20}=\s{0,20}["']?([a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3})/i.exec(
    start,
  )?.[1];
  const language = tag?.toLowerCase() ?? '';
  const [first, second] = byLanguage[language.slice(0, 2)] ?? ['windows-1252'];
  if (first === 'shift_jis') return isEucJp(bytes) ? 'euc-jp' : 'shift_jis';
  if (first === 'gb18030') return /^zh-(tw|hk|mo|hant)/.test(language) ? 'big5' : 'gb18030';
  if (second === 'koi8-r' || second === 'koi8-u') return isKoi8(bytes) ? second : first;
  if (second === 'iso-8859-2') return hasC1Bytes(bytes) ? first : iso88592OrWindows(bytes);
  return first;
}

/** EUC-JP keeps kana in row 0xA4 and 0xA5 with a second byte above 0xA0; Shift JIS leads with 0x81-0x9F most of the time. */
function isEucJp(bytes: Uint8Array): boolean {
  let eucKana = 0;
  let shiftJisLeads = 0;
  const end = Math.min(bytes.length, sampleBytesMax) - 1;
  for (let at = 0; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if ((byte === 0xa4 || byte === 0xa5) && (bytes[at + 1] ?? 0) > 0xa0) eucKana += 1;
    if (byte >= 0x81 && byte <= 0x9f) shiftJisLeads += 1;
  }
  return eucKana > shiftJisLeads;
}

/** In windows-1251 small letters are 0xE0-0xFF, in KOI8 0xC0-0xDF; running text is mostly small letters. */
function isKoi8(bytes: Uint8Array): boolean {
  let low = 0;
  let high = 0;
  for (const byte of bytes.subarray(0, sampleBytesMax)) {
    if (byte >= 0xe0) high += 1;
    else if (byte >= 0xc0) low += 1;
  }
  return low > high;
}

/** 0x80-0x9F are control characters in ISO 8859 and letters or quotes in the windows charsets. */
function hasC1Bytes(bytes: Uint8Array): boolean {
  return bytes.subarray(0, sampleBytesMax).some((byte) => byte >= 0x80 && byte <= 0x9f);
}

/** The two differ in few letters: ą Ą ľ Ľ ś ť ź of ISO 8859-2 are 0xB1 0xA1 0xB5 0xA5 0xB6 0xBB 0xBC. */
function iso88592OrWindows(bytes: Uint8Array): string {
  const letters = [0xb1, 0xb6, 0xbc, 0xa6, 0xac, 0xa1];
  let iso = 0;
  let windows = 0;
  for (const byte of bytes.subarray(0, sampleBytesMax)) {
    if (letters.includes(byte)) iso += 1;
    if (byte === 0xb9 || byte === 0xa5) windows += 1;
  }
  return iso > windows ? 'iso-8859-2' : 'windows-1250';
}
