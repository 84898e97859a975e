/** Splits a page into visible text and markup without building a tree. Linear, never throws. */

export interface SplitHtml {
  readonly title: string;
  /** Text outside tags, scripts and styles, whitespace collapsed; with noscript text, which crawlers read. */
  readonly text: string;
  /** Tags, comments and the contents of scripts and styles. */
  readonly markup: string;
}

interface RawElement {
  readonly name: string;
  readonly closing: RegExp;
}

const rawElements: ReadonlyMap<string, RawElement> = new Map(
  ['script', 'style', 'title', 'textarea', 'template'].map((name) => [
    name,
    { name, closing: new RegExp(`</${name}[\\s/>]`, 'gi') },
  ]),
);

/** First characters of raw elements, in both cases: other tags need no closer look. */
const rawInitials: ReadonlySet<string> = new Set('sStT');

/** Null, early, when the page has more than `textLengthMax` characters of visible text. */
export function splitHtml(html: string, textLengthMax = Infinity): SplitHtml | null {
  let title = '';
  const text: string[] = [];
  const markup: string[] = [];
  let position = 0;
  let textLength = 0;
  let nextLook = textLengthMax;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    const end = open < 0 ? html.length : open;
    if (end > position) text.push(html.slice(position, end));
    textLength += end - position;
    if (textLength > nextLook) {
      if (readable(text.join('')).length > textLengthMax) return null;
      // Blanks and references shorten the text; doubling keeps the looks linear together.
      nextLook = 2 * textLength;
    }
    if (open < 0) break;
    const raw = rawElementAt(html, open);
    if (raw === undefined) {
      position = plainMarkupEnd(html, open);
      markup.push(html.slice(open, position));
      text.push(' ');
      continue;
    }
    const contents = markupEnd(html, open);
    raw.closing.lastIndex = contents;
    position = raw.closing.exec(html)?.index ?? html.length;
    if (raw.name === 'title' && title === '') title = html.slice(contents, position);
    else markup.push(html.slice(open, position));
  }
  const visible = readable(text.join(''));
  if (visible.length > textLengthMax) return null;
  return { title: readable(title), text: visible, markup: markup.join('\n') };
}

function rawElementAt(html: string, open: number): RawElement | undefined {
  if (!rawInitials.has(html.charAt(open + 1))) return undefined;
  const name = /^<([a-z]+)/i.exec(html.slice(open, open + 12))?.[1]?.toLowerCase() ?? '';
  return rawElements.get(name);
}

/** The end of a run of tags and comments without text between them, so that a page of tags is a few long pieces. */
function plainMarkupEnd(html: string, open: number): number {
  let end = markupEnd(html, open);
  while (html.charAt(end) === '<' && rawElementAt(html, end) === undefined) end = markupEnd(html, end);
  return end;
}

function markupEnd(html: string, open: number): number {
  const terminator = html.startsWith('<!--', open) ? '-->' : '>';
  const end = html.indexOf(terminator, open + 1);
  return end < 0 ? html.length : end + terminator.length;
}

function readable(text: string): string {
  return text
    .replace(/&(#0?39|#x27|apos|rsquo|#8217);|\u2019/gi, "'")
    .replace(/&nbsp;|&#160;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
