/** Splits a page into visible text and markup without building a tree. Linear, never throws. */

export interface SplitHtml {
  readonly title: string;
  /** Text outside tags, scripts and styles, whitespace collapsed; with noscript text, which crawlers read. */
  readonly text: string;
  /** Tags, comments and the contents of scripts and styles. */
  readonly markup: string;
}

const rawElements: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'title', 'textarea', 'template'].map((name) => [
    name,
    new RegExp(`</${name}[\\s/>]`, 'gi'),
  ]),
);

export function splitHtml(html: string): SplitHtml {
  let title = '';
  const text: string[] = [];
  const markup: string[] = [];
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    text.push(html.slice(position, open < 0 ? html.length : open));
    if (open < 0) break;
    const end = markupEnd(html, open);
    const name = /^<([a-z]+)/i.exec(html.slice(open, open + 12))?.[1]?.toLowerCase() ?? '';
    const closing = rawElements.get(name);
    if (closing === undefined) {
      markup.push(html.slice(open, end));
      text.push(' ');
      position = end;
      continue;
    }
    closing.lastIndex = end;
    const close = closing.exec(html)?.index ?? html.length;
    if (name === 'title' && title === '') title = html.slice(end, close);
    else markup.push(html.slice(open, close));
    position = close;
  }
  return { title: readable(title), text: readable(text.join('')), markup: markup.join('\n') };
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
