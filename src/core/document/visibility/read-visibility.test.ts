import { describe, expect, it } from 'vitest';
import forms from '../../../../test/support/pages/hiding-forms.json' with { type: 'json' };
import { parseHtml } from '../parse-html.ts';
import { attribute, elementsOf, type Element } from '../tree.ts';
import { verdictsOf, type Reading } from './read-visibility.ts';

const MARKED = '<p id="marked">text</p>';

/** What is said of the marked element. */
function readingOf(html: string): Reading {
  const { root } = parseHtml(html);
  const verdict = verdictsOf(root);
  const marked = elementsOf(root).find((element: Element) => attribute(element, 'id') === 'marked');
  if (marked === undefined) throw new Error('no marked element');
  return verdict(marked);
}

const verdictOn = (body: string, css = '', head = ''): string =>
  readingOf(`<!doctype html><head>${head}<style>${css}</style></head><body><main>${body}</main>`).verdict;

describe('readVisibility', () => {
  it('has at least 85 forms of hiding', () => {
    expect(forms.length).toBeGreaterThanOrEqual(85);
  });

  it('hidden: a rule that shows is in a bracket that does not close', () => {
    expect(
      verdictOn(`<div class="a">${MARKED}</div>`, '.a{display:none} @media ([{}) {} .a{display:block}'),
    ).toBe('hidden');
  });

  it.each(forms)('hidden: $name', ({ html, css, head }) => {
    expect(verdictOn(html.replace('{text}', MARKED), css, head)).toBe('hidden');
  });

  const within = (attributes: string): string => `<div ${attributes}>${MARKED}</div>`;
  it.each<[string, string, string?, string?]>([
    ['no attributes', within('')],
    ['until-found', within('hidden="until-found"')],
    ['an open dialog', `<dialog open>${MARKED}</dialog>`],
    ['closed details', `<details><summary>More</summary>${MARKED}</details>`],
    ['half opaque', within('style="opacity:.5"')],
    ['small print', within('style="font-size:.75rem"')],
    [
      'no font size around letters that have one',
      `<div style="font-size:0"><p id="marked" style="font-size:1rem">a</p></div>`,
    ],
    [
      'visible inside of hidden',
      `<div style="visibility:hidden"><p id="marked" style="visibility:visible">a</p></div>`,
    ],
    ['an offset without a position', within('style="left:-9999px"')],
    ['clip without a position', within('style="clip:rect(0,0,0,0)"')],
    ['a small inset', within('style="clip-path:inset(10%)"')],
    ['a custom property called display', within('style="--display:none"')],
    ['white on black', within('style="color:#fff;background:#000"')],
    ['white on a picture', within('style="color:#fff;background:#fff url(a.png)"')],
    [
      'white where a linked style sheet may set the background',
      within('class="hero" style="color:#fff"'),
      '',
      '<link rel="stylesheet" href="a.css">',
    ],
    [
      'white over a picture beside it',
      `<section style="background:#fff"><img src="a.jpg" style="position:absolute"><div style="position:relative;color:#fff">${MARKED}</div></section>`,
    ],
    [
      'a gradient in the shape of letters',
      within('style="color:transparent;background:linear-gradient(red,blue);background-clip:text"'),
    ],
    ['outlined letters', within('style="color:transparent;-webkit-text-stroke:1px black"')],
    ['a box that padding keeps open', within('style="height:0;padding-bottom:56%;overflow:hidden"')],
    ['an inline element without height', `<span id="marked" style="height:0;overflow:hidden">a</span>`],
    ['a background as wide as the screen', within('style="margin-left:calc(50% - 50vw)"')],
    ['a margin that padding takes back', within('style="margin-left:-9999px;padding-left:9999px"')],
    ['a later rule', within('class="a"'), '.a{display:none}.a{display:block}'],
    ['a more specific rule', within('class="a b"'), '.a.b{display:block}.a{display:none}'],
    [
      'a later layer',
      within('class="a"'),
      '@layer x,y;@layer y{.a{display:block}}@layer x{.a{display:none}}',
    ],
    ['print only', within('class="a"'), '@media print{.a{display:none}}'],
    ['phones only', within('class="a"'), '@media (max-width:600px){.a{display:none}}'],
    ['large screens only', within('class="a"'), '.a{display:none}@media (width < 600px){.a{display:block}}'],
    ['empty elements only', within('class="a"'), '.a:empty,.a p:empty{display:none}'],
    ['a pseudo-element', within('class="a"'), '.a::before{display:none}'],
    ['another state', within('class="a"'), '.a:hover{display:none}'],
    [
      'a fading animation that ends visible',
      within('class="a"'),
      '@keyframes in{from{opacity:0}to{opacity:1}}.a{opacity:0;animation:in 1s forwards}',
    ],
    [
      'a page that an animation shows',
      within(''),
      '@keyframes on{from{visibility:hidden}to{visibility:visible}}body{animation:on 8s steps(1,end) 0s 1 normal both}',
    ],
    [
      'styles for readers without scripts',
      within('class="a"'),
      '',
      '<noscript><style>.a{display:none}</style></noscript>',
    ],
    ['a rule in brackets that do not close', within('class="a"'), '<![CDATA[ .b{} .a{display:none} ]]>'],
    ['a value that browsers drop', within('style="display:shown"')],
  ])('shown: %s', (_, html, css, head) => {
    expect(verdictOn(html, css, head)).toBe('shown');
  });
});

describe('the budget', () => {
  const nested = (count: number): string => `${'<div class="d">'.repeat(count)}${MARKED}`;
  const catastrophic = `${'.d '.repeat(300)}.gone, ${'.d '.repeat(300)}p{display:none}`;

  it('leaves a verdict open that costs too many steps', () => {
    const css = '.e>.d .d .d .d .d .d .d p{display:none}';
    expect(readingOf(`<style>${css}</style><div class="e"></div>${nested(500)}`).verdict).toBe('unknown');
  });

  it.each<[string, string]>([
    ['a megabyte of declarations', `.a{${'display:none;opacity:0;'.repeat(45_000)}}`],
    ['blocks nested 100,000 deep', '.a{'.repeat(100_000)],
    ['parentheses nested 100,000 deep', `.a{opacity:${'calc('.repeat(100_000)}`],
    ['at-rules nested 20,000 deep', `${'@media all{'.repeat(20_000)}.a{display:none}`],
    ['nesting that doubles', `.a${'{& &'.repeat(60)}{display:none}`],
    ['100,000 rules for one class', '.a{display:none}'.repeat(100_000)],
    ['a selector of a megabyte', `${':is(.a'.repeat(150_000)}{display:none}`],
    [
      'names that every object has',
      '.a{constructor:none;__proto__:none;color:constructor;font-size:1toString;valueOf:0}@media (constructor){.a{color:toString}}:constructor,.hasOwnProperty{display:none}',
    ],
    ['comments that do not end', `.a{display:none}${'/*'.repeat(200_000)}`],
  ])('reads %s', (_, css) => {
    const start = process.cpuUsage();
    readingOf(`<style>${css}</style><div class="a">${MARKED}</div>`);
    const { user } = process.cpuUsage(start);
    // The limit of one page's analysis is a minute; this part of it takes seconds on a slow machine.
    expect(user / 1e6).toBeLessThan(15);
  });

  it('reads a tree of 20,000 levels', () => {
    expect(['shown', 'hidden', 'unknown']).toContain(
      readingOf(`<style>${catastrophic}</style>${nested(20_000)}`).verdict,
    );
  });
});
