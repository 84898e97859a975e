import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { elementsOf } from './tree.ts';
import { hiddenBy, type HiddenBy } from './visibility.ts';

function hiddenByOf(attributes: string): HiddenBy | null {
  for (const element of elementsOf(parseHtml(`<p ${attributes}>text</p>`).root)) {
    if (element.tagName === 'p') return hiddenBy(element);
  }
  throw new Error('no element');
}

describe('hiddenBy', () => {
  it.each<[HiddenBy, string]>([
    ['hidden attribute', 'hidden'],
    ['hidden attribute', 'hidden=""'],
    ['display:none', 'style="display:none"'],
    ['display:none', 'style="COLOR: red; Display : NONE !important"'],
    ['visibility:hidden', 'style="visibility: hidden"'],
    ['visibility:hidden', 'style="visibility:collapse;"'],
    ['opacity:0', 'style="opacity: 0"'],
    ['opacity:0', 'style="opacity:0.00; color:red"'],
    ['opacity:0', 'style="opacity:0%"'],
    ['font-size:0', 'style="font-size: 0"'],
    ['font-size:0', 'style="font-size:0px"'],
    ['font-size:0', 'style="font-size:1px"'],
    ['font-size:0', 'style="font-size:0.1em"'],
    ['off-screen position', 'style="text-indent: -9999px"'],
    ['off-screen position', 'style="position:absolute;left:-5000px"'],
    ['off-screen position', 'style="position:absolute; top: -999em"'],
    ['clipped', 'style="clip: rect(0,0,0,0)"'],
    ['clipped', 'style="clip-path: inset(50%)"'],
    ['clipped', 'style="clip-path:inset(100%)"'],
    ['colour of the background', 'style="color:#fff;background:#ffffff"'],
    ['colour of the background', 'style="background-color: white; color: rgb(255, 255, 255)"'],
    ['colour of the background', 'style="color:black;background-color:#000"'],
    ['colour of the background', 'style="color: teal; background: teal"'],
  ])('knows text hidden by %s: %s', (reason, attributes) => {
    expect(hiddenByOf(attributes)).toBe(reason);
  });

  it.each([
    '',
    'hidden="until-found"',
    'style="display:block"',
    'style="opacity:0.5"',
    'style="opacity:1"',
    'style="font-size:14px"',
    'style="font-size:10px"',
    'style="font-size:0.8em"',
    'style="font-size:0.75rem"',
    'style="margin-left:-15px"',
    'style="left:-10px"',
    'style="color:#fff;background:#000"',
    'style="color:white"',
    'style="background:white"',
    'style="--display:none"',
    'style="clip-path:inset(10%)"',
    'data-hidden="true" aria-hidden="true"',
  ])('leaves visible what a reader sees: %s', (attributes) => {
    expect(hiddenByOf(attributes)).toBeNull();
  });
});
