/** The character references that pages use in prose; others stay as they are written. */
export const namedCharacters: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '\u00ad' },
  ...{ ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
  ...{ laquo: '«', raquo: '»', bull: '•', middot: '·', copy: '©', reg: '®', trade: '™', euro: '€' },
  ...{ pound: '£', deg: '°', times: '×', frac12: '½', auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß' },
  ...{ Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç' },
};
