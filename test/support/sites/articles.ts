/** Ordinary pages: what most of the web looks like, from very good to nearly empty. */
import * as languages from './languages.ts';
import { html, pageHtml, raw, type Routes } from './route.ts';

const articleTitle = 'How much does a heat pump save? Costs, COP and payback explained';

const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: articleTitle,
  datePublished: '2026-03-04',
  dateModified: '2026-10-12',
  author: { '@type': 'Person', name: 'Marta Lindqvist', jobTitle: 'Energy engineer' },
  publisher: { '@type': 'Organization', name: 'Warm House Almanac' },
};

const articleBody = `
<header><a href="/">Warm House Almanac</a>
<nav><a href="/guides">Guides</a> <a href="/calculators">Calculators</a> <a href="/about">About</a></nav></header>
<main><article>
<h1>${articleTitle}</h1>
<p class="byline">By <a rel="author" href="/authors/marta-lindqvist">Marta Lindqvist</a>, energy engineer.
Updated <time datetime="2026-10-12">12 October 2026</time></p>
<p>A heat pump saves a typical household 20 to 45 percent of its heating bill compared with a gas boiler, and pays for
itself in eight to twelve years. How much you save depends on three numbers: the coefficient of performance (COP) of the
pump, the price of electricity divided by the price of gas, and how well the house holds its warmth.</p>

<h2>What is a heat pump?</h2>
<p>A heat pump is a machine that moves heat from a cold place to a warm one. It takes warmth from the outside air, the
ground or water, raises its temperature with a compressor, and gives it to the water in your radiators. It works like a
refrigerator turned inside out: the garden is the inside of the fridge and your living room is the back of it.</p>

<h2>How is the efficiency of a heat pump measured?</h2>
<p>The coefficient of performance says how many units of heat come out for one unit of electricity. A COP of 3.5 means
that one kilowatt-hour of electricity delivers 3.5 kilowatt-hours of heat. The figure falls when it is cold outside and
when the radiators need hot water, so manufacturers also state a seasonal value, the SCOP, for a whole winter.</p>
<ul>
<li>Air-source pumps reach a seasonal value of 3.0 to 4.2.</li>
<li>Ground-source pumps reach 4.0 to 5.0, because the soil stays near 10 °C all year.</li>
<li>Every degree by which the flow temperature falls improves the value by about 2.5 percent.</li>
</ul>

<h2>What does it cost to run?</h2>
<table>
<caption>Yearly cost of heating a 140 m² house that needs 14,000 kWh of heat</caption>
<tr><th>System</th><th>Energy bought</th><th>Price per kWh</th><th>Cost per year</th></tr>
<tr><td>Gas boiler, 92 % efficient</td><td>15,200 kWh</td><td>€0.11</td><td>€1,672</td></tr>
<tr><td>Air-source heat pump, SCOP 3.6</td><td>3,890 kWh</td><td>€0.29</td><td>€1,128</td></tr>
<tr><td>Ground-source heat pump, SCOP 4.5</td><td>3,110 kWh</td><td>€0.29</td><td>€902</td></tr>
</table>
<p>In this house the air-source pump saves 544 euros a year, which is 33 percent. Our figures are measured: we logged
the meters of 31 houses for two winters and describe the method <a href="/method">on its own page</a>.</p>

<h2>When does a heat pump not pay off?</h2>
<p>It does not pay off when the flow temperature has to stay above 60 °C all winter, because the COP then falls below
2.5. In such a house, larger radiators in the two coldest rooms are often cheaper than insulation, and they bring the
flow temperature down to 50 °C. “Fit the radiators first, then choose the pump,” says Jonas Weber, who has planned
more than 400 systems in Freiburg.</p>

<h2>Frequently asked questions</h2>
<h3>How long does a heat pump last?</h3>
<p>An air-source heat pump lasts 18 to 20 years, a ground-source pump about 25. The compressor is the part that wears
out first; replacing it costs 1,500 to 2,500 euros.</p>
<h3>Is a heat pump loud?</h3>
<p>A modern outdoor unit makes 35 to 45 decibels at three metres, as much as a quiet conversation. At night most units
can be set to run more slowly.</p>
<h3>Does it work below zero?</h3>
<p>Yes. Air-source pumps work down to −20 °C. Their output falls by about a third at −10 °C, so the planner must size
them for the coldest week, not for the average one.</p>

<p>Sources: <a href="https://www.iea.org/reports/the-future-of-heat-pumps">International Energy Agency, The Future of
Heat Pumps</a>; our own measurements, 2024 to 2026.</p>
</article></main>
<footer>© 2026 Warm House Almanac. <a href="/privacy">Privacy</a></footer>`;

export const articleHtml: string = pageHtml(
  articleTitle,
  articleBody,
  `<meta name="description" content="A heat pump saves 20 to 45 percent of heating costs. See the COP, yearly costs for a 140 m² house, and when it does not pay off.">
<link rel="canonical" href="/article">
<script type="application/ld+json">${JSON.stringify(structuredData)}</script>`,
);

const stubHtml = pageHtml(
  'Our bakery',
  '<h1>Our bakery</h1><p>We bake bread. Come and visit us in the old mill street, every day but Monday.</p>',
);

const bakery = `<main><h1>Why sourdough bread keeps longer</h1>
<p>Sourdough bread stays fresh for five to seven days, about twice as long as bread made with yeast alone. The acids that
the lactic bacteria make lower the pH of the crumb to about 4.3, and mould grows slowly there. The same acids keep water
bound to the starch, so the crumb dries out later.</p>
<h2>How should it be stored?</h2>
<p>Keep the loaf cut side down on a wooden board for the first day, then in a paper bag inside a bread box. The fridge
makes bread stale faster, because starch crystallises most quickly between two and five degrees.</p></main>`;

/** The script builds the page; a crawler that does not run it sees a heading and nothing else. */
const shellHtml = pageHtml(
  'Loading…',
  '<div id="root"></div><script>window.__STATE__={"route":"/shell","locale":"en"};</script><script src="/assets/app.3f9c.js" defer></script>',
);

const noscriptHtml = pageHtml(
  'Harbour timetable',
  `<div id="app"></div><script src="/app.js"></script><noscript>${bakery.replace('Why sourdough', 'Noscript: why sourdough')}</noscript>`,
);

function languageRoutes(): Routes {
  const named = { arabic: languages.arabic, hebrew: languages.hebrew, japanese: languages.japanese };
  const more = { chinese: languages.simplifiedChinese, korean: languages.korean, thai: languages.thai };
  const all = {
    ...named,
    ...more,
    german: languages.german,
    russian: languages.russian,
    polish: languages.polish,
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, page]) => [
      `/language/${name}`,
      html(languages.languageHtml(page), { 'content-language': page.lang }),
    ]),
  );
}

export const articleRoutes: Routes = {
  '/article': html(articleHtml, { 'content-language': 'en' }),
  '/article-2': html(pageHtml('Why sourdough bread keeps longer', bakery)),
  '/articles/*': html(articleHtml),
  '/stub': html(stubHtml),
  '/shell': html(shellHtml),
  '/noscript': html(noscriptHtml),
  '/xhtml': html(
    `<?xml version="1.0" encoding="UTF-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Why sourdough bread keeps longer</title></head><body>${bakery}</body></html>`,
    { 'content-type': 'application/xhtml+xml' },
  ),
  '/noindex-meta': html(
    pageHtml('Why sourdough bread keeps longer', bakery, '<meta name="robots" content="noindex, follow">'),
  ),
  '/noindex-header': html(pageHtml('Why sourdough bread keeps longer', bakery), {
    'x-robots-tag': ['noindex', 'otherbot: nofollow'],
  }),
  '/nosnippet': html(
    pageHtml('Why sourdough bread keeps longer', bakery, '<meta name="robots" content="nosnippet">'),
  ),
  '/no-content-type': raw(200, {}, pageHtml('Why sourdough bread keeps longer', bakery)),
  ...languageRoutes(),
};
