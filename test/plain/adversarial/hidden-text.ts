import { honest, parasite, pretender, type Family, type GamedPage } from './gamed-page.ts';

const SECRET = Array.from(
  { length: 4 },
  (_, index) =>
    `<p>Heat pump defrost guide ${String(index + 1)}: why does a heat pump defrost, how long does a heat pump defrost cycle take, and heat pump defrost too often are what this hidden part ${String(index + 1)} is for. Readers never see it, but programs that read the source of the page find every term that people look for in it.</p>`,
).join('');

const under = (way: string, attributes: string, head = ''): GamedPage =>
  parasite(way, `Adds paragraphs that nobody sees: ${way}.`, honest.en, (page) => ({
    ...page,
    head,
    after: `<div ${attributes}>${SECRET}</div>`,
  }));

export const hidden: Family = {
  name: 'Hidden text',
  pages: [
    under('display:none', 'style="display:none"'),
    under('visibility:hidden', 'style="visibility:hidden"'),
    under('no font size', 'style="font-size:0"'),
    under('tiny font', 'style="font-size:1px"'),
    under('colour of its background', 'style="color:#fff;background:#ffffff"'),
    under('nearly the colour of its background', 'style="color:#fdfdfd;background-color:#fff"'),
    under('transparent letters', 'style="color:transparent"'),
    under('off-screen position', 'style="position:absolute;left:-9999px"'),
    under('text-indent', 'style="text-indent:-9999px"'),
    under('clip', 'style="position:absolute;clip:rect(0,0,0,0)"'),
    under('clip-path', 'style="clip-path:inset(100%)"'),
    under('opacity', 'style="opacity:0"'),
    under('box without height', 'style="height:0;overflow:hidden"'),
    under('hidden attribute', 'hidden'),
    under(
      'white on white by a class',
      'class="note"',
      '<style>body{background:#fff}.note{color:#fff;background:#fff}</style>',
    ),
    under('off-screen by a class', 'class="note"', '<style>.note{position:absolute;left:-10000px}</style>'),
    pretender('an honest text behind an empty page', 'Shows a stub and hides the article.', honest.en, {
      opening: [
        'Welcome to our page. There is a lot to say here, and we say it gladly. Please have a look at our other pages too, and write to us when you have a question. We are happy to help at any time, and we wish you a pleasant day. More will follow soon, so come back and see what is new.',
      ],
      after: `<div style="display:none">${[...(honest.en.description.opening ?? []), ...(honest.en.description.sections ?? []).flatMap(({ paragraphs }) => paragraphs ?? [])].map((text) => `<p>${text}</p>`).join('')}</div>`,
    }),
  ],
};
