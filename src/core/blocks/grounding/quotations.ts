import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { plainText } from './plain-text.ts';

/** Finds quotations, addresses and times of day: claims that the sources must contain verbatim. */

const QUOTED: readonly RegExp[] = [
  /“([^“”]{2,400})”/gu,
  /„([^„“”]{2,400})[“”]/gu,
  /"([^"\n]{2,400})"/gu,
  /«\s?([^«»]{2,400})\s?»/gu,
  /»([^«»]{2,400})«/gu,
  /「([^「」]{2,400})」/gu,
  /『([^『』]{2,400})』/gu,
  /(?<!\p{L})‘([^‘’]{2,400})’(?!\p{L})/gu,
  /(?<!\p{L})'([^'\n]{12,400})'(?!\p{L})/gu,
];

/** Quotations of a text as plain text, without closing punctuation. */
export function quotationsIn(text: string): string[] {
  return QUOTED.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) =>
    plainText(match[1] ?? '')
      .replace(/(?<![\s.,;:!?。、…])[\s.,;:!?。、…]+$/u, '')
      .trim(),
  );
}

interface Link {
  readonly text: string;
  /** Lower-case, without protocol and closing slash. */
  readonly plain: string;
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"“”)\]]+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|gov|edu|info|io|dev|app|ai|eu|co|uk|de|fr|es|it|nl|pl|ru|ch|at|be|ca|au|us|br|jp|cn|pt|me|tv|biz)(?:\/[^\s<>"“”)\]]*)?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])@\p{L}[\p{L}\p{N}_]{2,}|(?<![\p{L}\p{N}&])#\p{L}[\p{L}\p{N}_]{2,}/giu;

/** URLs, e-mail addresses, handles and hashtags; `rest` is the text with them blanked. */
export function linksIn(text: string): { readonly links: readonly Link[]; readonly rest: string } {
  const links: Link[] = [];
  const rest = text.replace(LINK, (raw) => {
    const link = raw.replace(/(?<![.,;:!?])[.,;:!?]+$/u, '');
    const plain = plainText(link)
      .replace(/^https?:\/\/(?:www\.)?|^www\./u, '')
      .replace(/\/$/u, '');
    links.push({ text: link, plain });
    return ' '.repeat(raw.length);
  });
  return { links, rest };
}

interface TimeOfDay {
  readonly text: string;
  readonly minutes: number;
}

const TIME = expressionOf(
  '(?<![\\d:.])(\\d{1,2})(?:[:](\\d{2}))?(?::\\d{2})?(?:\\s?([ap])\\.?\\s?m\\b\\.?)|(?<![\\d:.])(\\d{1,2}):(\\d{2})(?![\\d:])(?:\\s?(?:@clock|h))?',
  { clock: listOfEveryLanguage(({ facts }) => facts?.dates?.clock) },
  'giu',
);

/** Times of day, in minutes after midnight; `rest` is the text with them blanked. */
export function timesIn(text: string): { readonly times: readonly TimeOfDay[]; readonly rest: string } {
  const times: TimeOfDay[] = [];
  const rest = text.replace(
    TIME,
    (raw: string, h12?: string, m12?: string, half?: string, h24?: string, m24?: string) => {
      const hours = Number(h12 ?? h24 ?? 0);
      const isAfternoon = half?.toLowerCase() === 'p';
      const ofDay = half === undefined ? hours : (hours % 12) + (isAfternoon ? 12 : 0);
      times.push({ text: raw.trim(), minutes: ofDay * 60 + Number(m12 ?? m24 ?? 0) });
      return ' '.repeat(raw.length);
    },
  );
  return { times, rest };
}
