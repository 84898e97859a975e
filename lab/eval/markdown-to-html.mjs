/**
 * Markdown to HTML, as far as the measured texts use it: headings, nested lists, tables, quotations, code, rules, bold,
 * italic, links, images, line breaks. Follows CommonMark with two exceptions that the texts need: two spaces are enough
 * to nest, and an unclosed fence at the start opens no code.
 */
import { escapeHtml } from './escape-html.mjs';

const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const rule = /^ {0,3}(?:-\s*){3,}$|^ {0,3}(?:\*\s*){3,}$|^ {0,3}(?:_\s*){3,}$/;
const item = /^( {0,3})([-*+•]|\d{1,9}[.)])(\s+)(.*)$/;
const fence = /^ {0,3}(```+|~~~+)/;
const quote = /^ {0,3}> ?/;
const tableRule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const nestingSpaces = 2;

export function markdownToHtml(markdown) {
  const lines = markdown.replaceAll('\r\n', '\n').replaceAll('\t', '    ').trim().split('\n');
  return blocks(withoutWrapper(lines)).join('\n');
}

/** Language models' answers often start with an unclosed fence. The text after it is not code. */
function withoutWrapper(lines) {
  return fence.test(lines[0]) && !lines.slice(1).some((line) => fence.test(line)) ? lines.slice(1) : lines;
}

function blocks(lines) {
  const html = [];
  for (let at = 0; at < lines.length;) {
    const block = nextBlock(lines, at);
    if (block.html !== '') html.push(block.html);
    at = block.end;
  }
  return html;
}

function nextBlock(lines, at) {
  const line = lines[at];
  if (line.trim() === '') return { html: '', end: at + 1 };
  if (fence.test(line)) return code(lines, at);
  const title = heading.exec(line);
  if (title !== null) return { html: element(`h${String(title[1].length)}`, inline(title[2])), end: at + 1 };
  if (rule.test(line)) return { html: '<hr>', end: at + 1 };
  if (quote.test(line)) return quotation(lines, at);
  if (item.test(line)) return list(lines, at);
  if (beginsTable(lines, at)) return dataTable(lines, at);
  return paragraph(lines, at);
}

function element(tag, content) {
  return `<${tag}>${content}</${tag}>`;
}

function code(lines, at) {
  const marks = fence.exec(lines[at])[1].slice(0, 3);
  let end = at + 1;
  while (end < lines.length && !lines[end].trim().startsWith(marks)) end += 1;
  return { html: `<pre><code>${escapeHtml(lines.slice(at + 1, end).join('\n'))}</code></pre>`, end: end + 1 };
}

function quotation(lines, at) {
  let end = at;
  while (end < lines.length && (quote.test(lines[end]) || (end > at && continuesParagraph(lines, end))))
    end += 1;
  const inner = lines.slice(at, end).map((line) => line.replace(quote, ''));
  return { html: element('blockquote', blocks(inner).join('\n')), end };
}

function list(lines, at) {
  const isOrdered = (match) => /\d/.test(match[2]);
  const first = item.exec(lines[at]);
  const tag = isOrdered(first) ? 'ol' : 'ul';
  const start = Number.parseInt(first[2], 10);
  const items = [];
  let end = at;
  let isLoose = false;
  while (end < lines.length) {
    const match = rule.test(lines[end]) ? null : item.exec(lines[end]);
    if (match === null || isOrdered(match) !== isOrdered(first)) break;
    const stop = itemEnd(lines, end, match);
    const body = [
      match[4],
      ...lines.slice(end + 1, stop).map((line) => unindent(line, match[0].length - match[4].length)),
    ];
    while (body.at(-1)?.trim() === '') body.pop();
    isLoose ||= body.includes('');
    items.push(body);
    end = stop;
  }
  const html = items.map((body) => element('li', tight(blocks(body), isLoose).join('\n')));
  return {
    html: `<${tag}${start > 1 ? ` start="${String(start)}"` : ''}>\n${html.join('\n')}\n</${tag}>`,
    end,
  };
}

/** An item goes on through indented lines, empty lines before those, and the unmarked lines of its last paragraph. */
function itemEnd(lines, at, match) {
  const indent = match[1].length + nestingSpaces;
  let end = at + 1;
  while (end < lines.length) {
    const line = lines[end];
    if (line.trim() === '') {
      let next = end;
      while (next < lines.length && lines[next].trim() === '') next += 1;
      const goesOn = next < lines.length && spacesBefore(lines[next]) >= indent;
      const isNextItem = next < lines.length && spacesBefore(lines[next]) < indent && item.test(lines[next]);
      if (!goesOn) return isNextItem ? next : end;
      end = next;
    } else if (spacesBefore(line) >= indent || continuesParagraph(lines, end)) {
      end += 1;
    } else {
      return end;
    }
  }
  return end;
}

function unindent(line, columns) {
  return line.slice(Math.min(columns, spacesBefore(line)));
}

function spacesBefore(line) {
  return line.length - line.trimStart().length;
}

/** The paragraphs of a tight list stand in its items without <p>. */
function tight(html, isLoose) {
  return isLoose ? html : html.map((block) => block.replace(/^<p>([^]*)<\/p>$/, '$1'));
}

/** True for a line that is more of the paragraph above it. */
function continuesParagraph(lines, at) {
  const line = lines[at];
  if (at === 0 || lines[at - 1].trim() === '' || line.trim() === '') return false;
  if ([heading, fence, rule, quote, item].some((mark) => mark.test(line))) return false;
  return !heading.test(lines[at - 1]) && !beginsTable(lines, at);
}

function paragraph(lines, at) {
  let end = at + 1;
  while (end < lines.length && continuesParagraph(lines, end)) end += 1;
  const text = lines.slice(at, end).map((line) => line.trimStart());
  return { html: element('p', inline(text.join('\n').trimEnd())), end };
}

function beginsTable(lines, at) {
  const next = lines[at + 1];
  return (
    lines[at].includes('|') &&
    next !== undefined &&
    next.includes('-') &&
    next.includes('|') &&
    tableRule.test(next)
  );
}

function dataTable(lines, at) {
  let end = at + 2;
  while (end < lines.length && lines[end].includes('|')) end += 1;
  const row = (line, tag) =>
    element(
      'tr',
      cellsOf(line)
        .map((cell) => element(tag, inline(cell)))
        .join(''),
    );
  const body = lines.slice(at + 2, end).map((line) => row(line, 'td'));
  const html = `<table><thead>${row(lines[at], 'th')}</thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
  return { html, end };
}

function cellsOf(line) {
  const cells = line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Handles code first, so that its content is not parsed as marks. */
function inline(text) {
  return text
    .split(/(`+[^`]+`+)/)
    .map((part) =>
      /^`+[^`]+`+$/.test(part) ? element('code', escapeHtml(part.replace(/^`+|`+$/g, ''))) : marks(part),
    )
    .join('');
}

function marks(text) {
  return escapeHtml(text)
    .replace(/!\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g, '<img src="$2" alt="$1">')
    .replace(/\[([^\]]+)\]\(([^)\s]+)[^)]*\)/g, '<a href="$2">$1</a>')
    .replace(/&lt;(https?:[^\s&]+)&gt;/g, '<a href="$1">$1</a>')
    .replace(/\*\*\*(?=\S)(.+?)(?<=\S)\*\*\*/gs, '<strong><em>$1</em></strong>')
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/gs, '<strong>$1</strong>')
    .replace(/(?<![\p{L}\p{N}_])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gsu, '<strong>$1</strong>')
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gsu, '<em>$1</em>')
    .replace(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gsu, '<em>$1</em>')
    .replace(/ {2,}\n|\\\n/g, '<br>\n')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1');
}
