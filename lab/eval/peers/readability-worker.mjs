/** Reads pages with @mozilla/readability in a thread of its own, next to the packages that it needs. */
import { parentPort } from 'node:worker_threads';
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';

const blockTags = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CAPTION CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM ' +
    'H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'
  ).split(' '),
);

/** Its textContent glues the last word of a block to the first of the next, which would cost it points for nothing. */
function textOf(node) {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += child.data;
    if (child.nodeType !== 1) continue;
    text += blockTags.has(child.tagName) ? `\n${textOf(child)}\n` : textOf(child);
  }
  return text;
}

function mainText({ html, url }) {
  const page = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
  try {
    const article = new Readability(page.window.document, { serializer: (element) => element }).parse();
    return article === null ? '' : textOf(article.content);
  } catch {
    return '';
  } finally {
    page.window.close();
  }
}

parentPort.on('message', ({ id, pages }) => parentPort.postMessage({ id, answers: pages.map(mainText) }));
