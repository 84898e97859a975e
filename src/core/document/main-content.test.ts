import { describe, expect, it } from 'vitest';
import { readDocument, type PageDocument } from './page-document.ts';

const read = (body: string, title = 'A page'): PageDocument =>
  readDocument(`<!doctype html><html lang="en"><head><title>${title}</title></head>${body}</html>`);

const linkList = (names: readonly string[]): string =>
  `<ul>${names.map((name) => `<li><a href="/${name.toLowerCase().replaceAll(' ', '-')}">${name}</a></li>`).join('')}</ul>`;

const FOOTER =
  '<footer><p>Example Ltd is registered in England. All prices include VAT, and all rights are reserved by Example Ltd.</p>' +
  `${linkList(['Imprint', 'Privacy', 'Terms'])}</footer>`;
const HEADER = `<header><a href="/">Example</a><nav>${linkList(['Home', 'Pumps', 'Guides', 'Contact'])}</nav></header>`;

function expectKeptAndLeft(page: PageDocument, kept: readonly string[], left: readonly string[]): void {
  for (const words of kept) expect(page.text, `keeps: ${words}`).toContain(words);
  for (const words of left) expect(page.text, `leaves out: ${words}`).not.toContain(words);
}

describe('the main content', () => {
  it('of an article leaves out navigation, cookie dialog, side bar, comments and footer', () => {
    const page = read(`<body>
      <div id="cookie-banner" class="consent"><p>We use cookies to make this site better for you and to measure how it is used by visitors. You can accept all cookies or choose which of them we may set on your device.</p><button>Accept all</button></div>
      ${HEADER}
      <main><article>
        <h1>How a heat pump works</h1>
        <p>A heat pump moves heat from a cold place to a warm one. It uses a refrigerant that boils at a low temperature and takes up heat from the air outside.</p>
        <h2>The compressor</h2>
        <p>The compressor raises the pressure of the vapour, and with it the temperature. It is the part that uses most of the electricity, and the part that wears first.</p>
        <p>Once the vapour is hot enough, it gives its heat to the water of the heating in a heat exchanger and becomes liquid again.</p>
      </article></main>
      <aside class="sidebar"><h2>Most read</h2>${linkList(['Ten boilers compared', 'What insulation costs'])}<p>Subscribe to our newsletter and get a guide about saving energy every week.</p></aside>
      <section id="comments" class="comments"><h2>2 comments</h2><p>Peter: This was of great help to me when I had to choose a pump for our house last winter, many thanks.</p><p>Ann: I do not agree at all with what you say about the noise of the compressor.</p></section>
      ${FOOTER}</body>`);
    expect(page.titleHeading).toBe('How a heat pump works');
    expectKeptAndLeft(
      page,
      ['A heat pump moves heat', 'The compressor', 'becomes liquid again.'],
      [
        'cookies',
        'Home',
        'Guides',
        'Most read',
        'Ten boilers',
        'newsletter',
        'Peter',
        'Ann:',
        'registered in England',
        'Imprint',
      ],
    );
    expect(page.hasSemanticContainer).toBe(true);
  });

  it('of an article leaves out its comments also where they stand inside of it', () => {
    const page = read(`<body><article><h1>Storing apples</h1>
      <p>Apples keep best near freezing point and in moist air. Lay them side by side, stalk up, and take out any that is bruised.</p>
      <p>Keep them away from potatoes, which they make sprout, and look at them once a week until the spring.</p>
      <div class="post-comments" id="comments"><h2>One comment</h2><p>Thank you, this saved my harvest last year and I have told all of my neighbours about it.</p></div></article></body>`);
    expectKeptAndLeft(page, ['near freezing point', 'until the spring'], ['saved my harvest', 'One comment']);
  });

  it('of documentation leaves out side navigation, breadcrumbs and the links to neighbours', () => {
    const page = read(`<body>${HEADER}<div class="layout">
      <div class="docs-sidebar">${linkList(['Install', 'Configure', 'Deploy', 'Upgrade', 'Troubleshoot', 'Reference'])}</div>
      <div class="content">
        <div class="breadcrumbs"><a href="/">Docs</a> / <a href="/run">Running</a></div>
        <h1>Configure the server</h1>
        <p>The server reads its settings from one file. Each setting has a name, a unit and a default, and an unknown one stops the start.</p>
        <pre><code>port = 8080\nhost = "127.0.0.1"</code></pre>
        <table><thead><tr><th>Setting</th><th>Default</th></tr></thead><tbody><tr><td>port</td><td>8080</td></tr><tr><td>host</td><td>127.0.0.1</td></tr></tbody></table>
        <h2>Reload</h2>
        <p>Send the process a hang-up signal to have it read the file again without closing any connection that is open.</p>
        <div class="pager"><a href="/install">Previous: Install</a> <a href="/deploy">Next: Deploy</a></div>
      </div></div>${FOOTER}</body>`);
    expectKeptAndLeft(
      page,
      [
        'reads its settings',
        'port = 8080\nhost = "127.0.0.1"',
        'Setting | Default',
        'host | 127.0.0.1',
        'Reload',
        'hang-up signal',
      ],
      ['Troubleshoot', 'Running', 'Previous: Install', 'Next: Deploy', 'registered in England'],
    );
    expect(page.hasSemanticContainer).toBe(false);
  });

  it('of a thread is what its readers wrote', () => {
    const posts = [
      'My pump freezes over whenever it is near zero degrees outside. Has anybody had the same and found out why?',
      'Mine did that for a year. The sensor of the defrost cycle was placed too far from the coil; an hour of work solved it for good.',
      'The same here, and the drain below was blocked with leaves. Clean it in autumn and the ice has nowhere to build up.',
    ];
    const page = read(`<body>${HEADER}<h1>Pump freezes over</h1>
      <div class="comments">${posts.map((post, index) => `<div class="comment" id="comment-${String(index)}"><div class="author">user${String(index)}</div><div class="body"><p>${post}</p></div></div>`).join('')}</div>${FOOTER}</body>`);
    expectKeptAndLeft(page, posts, ['registered in England', 'Guides']);
  });

  it('of a product holds description and specification, not what others bought', () => {
    const page = read(`<body>${HEADER}<main><div class="product">
      <h1>Kettle K2</h1><div class="price">49,90 €</div>
      <div class="description"><p>The Kettle K2 boils a litre of water in three minutes and switches itself off when there is none left. Its spout does not drip, and its lid opens with one hand.</p></div>
      <table class="specs"><tr><th>Power</th><td>2,200 W</td></tr><tr><th>Capacity</th><td>1.7 l</td></tr></table>
      <div class="related-products"><h2>Customers also bought</h2>${linkList(['Toaster T1', 'Grinder G4', 'Filter F9'])}</div>
      </div></main>${FOOTER}</body>`);
    expectKeptAndLeft(
      page,
      ['49,90 €', 'boils a litre of water', 'Power | 2,200 W', 'Capacity | 1.7 l'],
      ['Customers also bought', 'Toaster', 'registered in England'],
    );
  });

  it('of a collection is its list, links and all', () => {
    const names = Array.from({ length: 24 }, (_, index) => `Kettle number ${String(index + 1)}`);
    const page =
      read(`<body>${HEADER}<main><h1>Kettles</h1><p>Kettles for every kitchen, from the small one for a desk to the big one for a crew.</p>
      <div class="grid">${names.map((name) => `<div class="card"><a href="/p"><h3>${name}</h3><span>${name} with a lid of glass and a cord of one metre</span></a></div>`).join('')}</div></main>${FOOTER}</body>`);
    expectKeptAndLeft(
      page,
      ['Kettles for every kitchen', 'Kettle number 1 with a lid', 'Kettle number 24 with a lid'],
      ['registered in England', 'Contact'],
    );
  });

  it('of a recipe holds ingredients and steps', () => {
    const page = read(`<body>${HEADER}<article class="recipe"><h1>Pea soup</h1>
      <p>This pea soup is ready in half an hour and keeps for three days in a cold place. It feeds four people.</p>
      <h2>Ingredients</h2><ul><li>500 g of split peas</li><li>1 onion</li><li>2 carrots</li></ul>
      <h2>Method</h2><ol><li>Soak the peas overnight in plenty of cold water.</li><li>Fry the onion until it is brown, then add peas and carrots.</li><li>Boil for twenty minutes.</li></ol>
      <div class="social-share">${linkList(['Share it', 'Print it'])}</div></article>${FOOTER}</body>`);
    expectKeptAndLeft(
      page,
      [
        'ready in half an hour',
        '500 g of split peas',
        '2 carrots',
        'Soak the peas overnight',
        'Boil for twenty minutes.',
      ],
      ['Share it', 'registered in England'],
    );
    expect(page.blocks.filter((block) => block.kind === 'list_item' && block.ordered)).toHaveLength(3);
  });

  it('of a landing page holds its sections, wherever they stand', () => {
    const page = read(`<body>${HEADER}
      <section class="hero"><h1>Invoices without paper</h1><p>Paperless sends, files and collects your invoices while you sleep.</p><a href="/start">Start now</a></section>
      <section class="features"><h2>Sends</h2><p>Invoices leave in the format that each customer asked for, by mail or over the network.</p><h2>Files</h2><p>Every invoice is kept for ten years, unchanged, in the place that the law demands.</p></section>
      <section class="pricing"><h2>Prices</h2><p>Ten invoices a month cost nothing; a hundred cost nine euros, and there is no contract to sign.</p></section>
      ${FOOTER}</body>`);
    expectKeptAndLeft(
      page,
      [
        'sends, files and collects',
        'Sends',
        'format that each customer asked for',
        'kept for ten years',
        'there is no contract',
      ],
      ['registered in England', 'Guides'],
    );
  });

  it('is found where everything stands in one form', () => {
    const page = read(`<body><form id="aspnetForm" action="/"><div class="wrap">${HEADER}
      <div class="inner"><h1>Waste collection</h1><p>Household waste is collected every second Tuesday. Put the bin out before six in the morning, with the lid closed.</p><p>Garden waste is collected from March to November; a bag costs two euros at the town hall.</p></div>
      ${FOOTER}</div></form></body>`);
    expectKeptAndLeft(page, ['every second Tuesday', 'a bag costs two euros'], ['registered in England']);
  });

  it('does not take a body for a side bar because its class speaks of one', () => {
    const page = read(`<body class="page has-sidebar sidebar-left cookie-accepted"><div class="page nav-open">
      <div class="post"><h1>Storing apples</h1><p>Apples keep best near freezing point and in moist air. Lay them side by side, stalk up, and take out any that is bruised.</p><p>Keep them away from potatoes, which they make sprout, and look at them once a week.</p></div>
      <div class="sidebar"><p>Come to our autumn market, where growers of the valley sell what they picked.</p>${linkList(['Pears', 'Plums', 'Quinces'])}</div></div></body>`);
    expectKeptAndLeft(
      page,
      ['near freezing point', 'look at them once a week'],
      ['Quinces', 'autumn market'],
    );
  });

  it('of a shell with a big footer is nothing', () => {
    const page =
      read(`<body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript>
      <footer>${'<p>Example Ltd is registered in England. All prices include VAT, and delivery is free for orders above fifty pounds within the country.</p>'.repeat(3)}</footer><script src="/app.js"></script></body>`);
    expect(page.text).not.toContain('registered in England');
    expect(page.contentWords).toBeLessThan(50);
    expect(page.scriptTraces).toBeGreaterThan(0);
  });

  it('leaves out a consent dialog that is longer than the page', () => {
    const dialog =
      'We and our partners store information on your device, such as cookies, and process personal data for measuring advertisements and content. '.repeat(
        30,
      );
    const page = read(
      `<body><div id="onetrust-consent-sdk"><p>${dialog}</p></div><div class="text"><h1>Opening hours</h1><p>The pool is open from eight in the morning until nine at night, on Sundays until six.</p><p>In August it stays closed for two weeks while the tiles are cleaned and the water is changed.</p></div></body>`,
    );
    expectKeptAndLeft(page, ['open from eight', 'closed for two weeks'], ['our partners']);
  });

  it('leaves out hidden text', () => {
    const page =
      read(`<body><main><h1>Bread</h1><p>Bread is made of flour, water, salt and time. Leave the dough alone for a night and it will knead itself.</p>
      <p>${'Shape the loaf with wet hands, dust it with flour, and bake it in a hot oven until its crust sounds hollow. '.repeat(6)}</p>
      <div style="display:none"><p>Best bread cheap bread buy bread online now, the best bread shop of all.</p></div><p hidden>Secret words for machines alone.</p></main></body>`);
    expectKeptAndLeft(page, ['Bread is made of flour'], ['cheap bread', 'Secret words']);
    expect(page.hidden.map(({ reason }) => reason)).toEqual(['display:none', 'hidden attribute']);
  });

  it('drops a heading whose section was dropped', () => {
    const page =
      read(`<body><main><h1>Bread</h1><p>Bread is made of flour, water, salt and time. Leave the dough alone for a night and it will knead itself.</p>
      <h2>See also</h2><div>${linkList(['Rolls', 'Pretzels', 'Cakes', 'Biscuits'])}</div><h2>Salt</h2><p>Two grams of salt for each hundred grams of flour is what most bakers take.</p></main></body>`);
    expectKeptAndLeft(page, ['Salt', 'Two grams of salt'], ['Pretzels', 'See also']);
  });

  describe('that controls of the page open', () => {
    const intro =
      '<h1>Kettle K2</h1><p>The Kettle K2 boils a litre of water in three minutes and switches itself off when there is none left.</p>';
    const answer = 'It is made of steel that was rolled in Sheffield, and of oak for the handle.';

    it.each([
      [
        'a button that names it',
        `<button aria-controls="p1" aria-expanded="false">What is it made of?</button><div id="p1" style="display:none"><p>${answer}</p></div>`,
      ],
      [
        'a tab',
        `<div role="tablist"><a role="tab" href="#specs">Material</a></div><div role="tabpanel" id="specs" hidden><p>${answer}</p></div>`,
      ],
      [
        'a link to its place',
        `<a href="#more">What is it made of?</a><div id="more" style="display:none"><p>${answer}</p></div>`,
      ],
      [
        'the heading of an accordion right before it',
        `<div class="accordion"><h3>What is it made of?</h3><div class="accordion-content" style="display:none"><p>${answer}</p></div></div>`,
      ],
      ['<details>', `<details><summary>What is it made of?</summary><p>${answer}</p></details>`],
      [
        'an animation that fades it in',
        `<div style="opacity:0;transform:translateY(20px)"><p>${answer}</p></div>`,
      ],
      [
        'an accordion in an aside',
        `<aside><div class="faq"><h3>Material</h3><p>${answer} ${answer.repeat(8)}</p></div></aside>`,
      ],
    ])('is kept: %s', (_, html) => {
      const page = read(`<body>${HEADER}<main>${intro}${html}</main>${FOOTER}</body>`);
      expectKeptAndLeft(page, ['boils a litre', answer], ['registered in England']);
      expect(page.hidden).toEqual([]);
    });

    it.each([
      ['nothing opens it', `<div style="display:none"><p>${answer}</p></div>`],
      ['it fades in by no animation', `<div style="opacity:0"><p>${answer}</p></div>`],
      [
        'it is a dialog',
        `<button data-target="#d">Open</button><div id="d" class="modal" style="display:none"><p>${answer}</p></div>`,
      ],
      ['a class hides it', `<div class="hidden"><p>${answer}</p></div>`],
    ])('is left out: %s', (_, html) => {
      const page = read(
        `<body><main>${intro}<p>${'It weighs less than a bag of sugar and stands on three feet of cork. '.repeat(9)}</p>${html}</main></body>`,
      );
      expectKeptAndLeft(page, ['boils a litre'], [answer]);
    });
  });

  it('of a thread is all of its posts, however long the first, without who wrote them', () => {
    const post = (name: string, text: string): string =>
      `<article class="post"><div class="post-user"><div class="user-info"><a href="/u">${name}</a><dl><dt>Joined</dt><dd>May 2019</dd></dl></div></div><div class="body"><p>${text}</p><div class="signature">Keep calm and carry on, says ${name}.</div></div></article>`;
    const page = read(
      `<body>${HEADER}<div class="thread"><h1>Pump freezes over</h1>${post('anna', 'My pump freezes over whenever it is near zero degrees outside. '.repeat(30))}${post('bert', 'Mine did that for a year until the sensor was moved.')}${post('carl', 'The drain was blocked with leaves here.')}</div>${FOOTER}</body>`,
    );
    expectKeptAndLeft(
      page,
      ['My pump freezes over', 'until the sensor was moved', 'blocked with leaves'],
      ['May 2019', 'Keep calm', 'registered in England'],
    );
  });

  it('leaves out forms to fill in and the labels of buttons, not questions that a button opens', () => {
    const page =
      read(`<body><main><h1>Bread</h1><p>${'Bread is made of flour, water, salt and time. Leave the dough alone for a night. '.repeat(8)}</p>
      <button>Copy recipe</button><h2><button aria-expanded="false">How long does it keep?</button></h2><p>Three days in a bag of linen.</p>
      <form action="/mail"><label>Your address</label><input type="email" name="mail"><p>We write once a month.</p><button>Send</button></form></main></body>`);
    expectKeptAndLeft(
      page,
      ['How long does it keep?', 'bag of linen'],
      ['Copy recipe', 'Your address', 'once a month'],
    );
  });

  it('keeps a form that holds the page’s list', () => {
    const goods = Array.from(
      { length: 12 },
      (_, index) =>
        `<li><h3><a href="/${String(index)}">Kettle ${String(index)}</a></h3><p>Boils ${String(index + 1)} litres.</p></li>`,
    );
    const page = read(
      `<body><main><h1>Kettles</h1><form action="/compare"><input type="text" name="q"><ul>${goods.join('')}</ul></form></main></body>`,
    );
    expectKeptAndLeft(page, ['Kettle 3', 'Boils 12 litres.'], []);
  });

  it('reads no chrome from an id that was made of a heading', () => {
    const page = read(
      `<body><main><h1>Meditation</h1><p>${'Sit down and count your breaths until you lose count. '.repeat(12)}</p><section id="how-popular-is-it-and-what-is-related"><p>One in six adults meditates.</p></section></main></body>`,
    );
    expectKeptAndLeft(page, ['One in six adults'], []);
  });

  it('ends before the imprint and leaves out dated lines between posts', () => {
    const posts = Array.from(
      { length: 12 },
      (_, index) =>
        `<h2>Post ${String(index)}</h2><p class="post-date">2026-03-${String(index + 10)}</p><p>Today the lake was frozen and ${String(index)} ducks walked over it to the other shore.</p>`,
    );
    const page = read(
      `<body><div><h1>Diary</h1>${posts.join('')}<p>© 2026 Example Ltd</p><p>Made with care</p></div></body>`,
    );
    expectKeptAndLeft(page, ['11 ducks'], ['2026-03-', '© 2026', 'Made with care']);
  });
});
