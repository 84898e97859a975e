/**
 * Compares the verdicts on hidden text with Chromium's: `npm run build && node scripts/check-hiding.mjs [FOLDER]`.
 * Loads the forms of test/support/pages/hiding-forms.json and up to 60 pages of the folder, without scripts and without
 * network, as the analysis sees them, in a window of a laptop and in one of a phone. For development only: needs
 * /usr/bin/chromium (or CHROMIUM).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { serialize } from 'parse5';
import { parseHtml } from '../dist/core/document/parse-html.js';
import { elementsOf } from '../dist/core/document/tree.js';
import { verdictsOf } from '../dist/core/document/visibility/read-visibility.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES_MAX = 60;
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Elements with text directly inside, numbered by the attribute `data-n`. */
function numbered(html) {
  const { root: tree } = parseHtml(html);
  const verdict = verdictsOf(tree);
  const verdicts = new Map();
  for (const element of elementsOf(tree)) {
    if (SKIPPED.has(element.tagName) || isInNoscript(element)) continue;
    const text = element.childNodes
      .map((node) => (node.nodeName === '#text' ? node.value : ''))
      .join('')
      .trim();
    if (text.length < 3) continue;
    const n = String(verdicts.size);
    verdicts.set(n, { ...verdict(element), text: text.slice(0, 50), tag: element.tagName });
    element.attrs.push({ name: 'data-n', value: n });
  }
  return { html: serialize(tree), verdicts };
}

const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'option',
  'textarea',
  'iframe',
  'svg',
  'text',
  'head',
]);

function isInNoscript(element) {
  for (let at = element.parentNode; at; at = at.parentNode) if (SKIPPED.has(at.nodeName)) return true;
  return false;
}

/** What Chromium shows: boxes, opacities and clipping by checkVisibility() and geometry, colours by computed style. */
function seen() {
  const result = {};
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map();
  /** Red, green, blue from 0 to 255, alpha from 0 to 1, of any notation. */
  const rgba = (text) => {
    if (!known.has(text)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(text, [r, g, b, alpha / 255]);
    }
    return known.get(text);
  };
  const near = (a, b) => [0, 1, 2].every((index) => Math.abs(a[index] - b[index]) <= 12);
  const backgroundOf = (own) => {
    const image = own.backgroundImage;
    if (image === 'none') return rgba(own.backgroundColor);
    const stops = image.includes('url(') ? [] : (image.match(/rgba?\([^)]*\)/g) ?? []).map(rgba);
    return stops.length > 0 && stops.every((stop) => near(stop, stops[0])) ? stops[0] : null;
  };
  for (const element of document.querySelectorAll('[data-n]')) {
    const style = getComputedStyle(element);
    let reason = null;
    if (
      !element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      reason = 'checkVisibility';
    if (element.closest('details:not([open])')) reason = null;
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    if (reason === null && (box.width < 3 || box.height < 3)) reason = 'no box';
    if (reason === null && (box.right <= 0 || box.bottom + scrollY <= 0 || box.left >= 2 * innerWidth))
      reason = 'off screen';
    for (let at = element; at && reason === null; at = at.parentElement) {
      const own = getComputedStyle(at);
      const outer = at.getBoundingClientRect();
      if (own.overflow !== 'visible' && own.display !== 'inline' && (outer.width < 5 || outer.height < 5))
        reason = 'small box';
      if (Number(own.opacity) <= 0.1) reason = 'opacity';
      if (/opacity\(0|contrast\(0|blur\([1-9]\d/.test(own.filter)) reason = 'filter';
      if (/inset\(.*(?:100%|50%)|circle\(0|ellipse\(0|polygon\(0|polygon\(-|xywh\(0/.test(own.clipPath))
        reason = 'clip-path';
      if (/^rect\((?:0px|1px)/.test(own.clip) && /absolute|fixed/.test(own.position)) reason = 'clip';
      if (/gradient\((?:rgba\(0, 0, 0, 0\)(?:, )?)+\)/.test(own.maskImage) || /^0px/.test(own.maskSize))
        reason = 'mask';
      if (own.position === 'fixed' && outer.top >= innerHeight) reason = 'below the screen';
      if (Number(own.zIndex) < 0 && !at.contains(document.elementFromPoint(box.left + 2, box.top + 2)))
        reason = 'covered';
    }
    // Chromium enlarges relative sizes to 6 px.
    if (reason === null && Number.parseFloat(style.fontSize) <= 6) reason = 'font size';
    if (reason === null && Number.parseFloat(style.textIndent) < -500) reason = 'indent';
    if (reason === null && style.backgroundClip !== 'text') {
      const front = rgba(style.webkitTextFillColor);
      if (front[3] <= 0.1) reason = 'transparent';
      let back = [255, 255, 255, 1];
      for (let at = element; at; at = at.parentElement) {
        const own = backgroundOf(getComputedStyle(at));
        if (own === null || own[3] >= 0.9) {
          back = own;
          break;
        }
      }
      if (reason === null && back !== null && near(front, back)) reason = 'colour';
    }
    result[element.dataset.n] = reason;
  }
  return result;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

const tabs = [];
for (const viewport of SCREENS) {
  const context = await browser.newContext({ viewport, offline: true });
  const tab = await context.newPage();
  await tab.route('**/*', (route) => route.abort());
  tabs.push(tab);
}

async function compare(name, html) {
  const page = numbered(html);
  // The scripts are taken out of the page instead of being turned off: what Chromium shows is read by a script.
  const still = page.html
    .replace(/<script\b[^]*?<\/script>/gi, '')
    .replace(/<meta[^>]+http-equiv[^>]*>/gi, '');
  const bySize = [];
  for (const tab of tabs) {
    await tab.setContent(still, { waitUntil: 'domcontentloaded', timeout: 20_000 });
    await tab.waitForTimeout(30);
    bySize.push(await tab.evaluate(seen));
  }
  const different = [];
  for (const [n, own] of page.verdicts) {
    const [laptop, phone] = bySize.map((result) => result[n]);
    if (laptop === undefined) continue;
    const theirs = laptop !== null && phone !== null ? 'hidden' : 'shown';
    if (own.verdict !== theirs)
      different.push({ own: own.verdict, reason: own.reason, theirs: laptop, text: own.text, tag: own.tag });
  }
  return { name, elements: page.verdicts.size, different };
}

const forms = JSON.parse(readFileSync(join(root, 'test/support/pages/hiding-forms.json'), 'utf8'));
let wrong = 0;
for (const { name, html, css = '', head = '' } of forms) {
  const text = html.replace('{text}', () => '<p>The text that is hidden, one sentence long.</p>');
  const document = `<!doctype html><html><head>${head}<style>${css}</style></head><body><main><p>Shown.</p>${text}</main></body></html>`;
  const { different } = await compare(name, document);
  if (different.length > 0) {
    wrong++;
    console.log(`form "${name}":`, JSON.stringify(different[0]));
  }
}
console.log(`forms: ${String(forms.length - wrong)} of ${String(forms.length)} as in Chromium`);

const [folder] = process.argv.slice(2);
const files =
  folder === undefined
    ? []
    : readdirSync(folder)
        .filter((file) => /\.html(?:\.gz)?$/.test(file))
        .slice(0, PAGES_MAX);
const totals = { elements: 0, hiddenHere: 0, shownHere: 0 };
for (const file of files) {
  const bytes = readFileSync(join(folder, file));
  const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  try {
    const { elements, different } = await compare(file, html);
    const here = different.filter(({ own }) => own !== 'shown');
    totals.elements += elements;
    totals.hiddenHere += here.length;
    totals.shownHere += different.length - here.length;
    console.log(
      `${file}: ${String(elements)} elements, ${String(here.length)} hidden only here, ${String(different.length - here.length)} only in Chromium`,
    );
    for (const each of [...here.slice(0, 3), ...different.filter(({ own }) => own === 'shown').slice(0, 2)])
      console.log('   ', JSON.stringify(each));
  } catch (error) {
    console.log(`${file}: ${String(error).split('\n')[0]}`);
  }
}
console.log(JSON.stringify(totals));
await browser.close();
