/** Generated pages of any size, with the same bytes in every run. */

const subjects = [
  'heat pump',
  'boiler',
  'radiator',
  'thermostat',
  'compressor',
  'refrigerant',
  'buffer tank',
  'air duct',
];
const verbs = ['moves', 'stores', 'measures', 'loses', 'needs', 'delivers', 'replaces', 'limits'];
const objects = ['heat', 'electricity', 'pressure', 'water', 'noise', 'maintenance', 'insulation', 'air'];
const places = [
  'in Oslo',
  'in a house of 1975',
  'below 5 degrees',
  'at night',
  'in the Netherlands',
  'after ten years',
];

/** Numerical Recipes' generator: good enough for text and deterministic. */
function random(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % count;
  };
}

/** An article of about `bytes` bytes, with navigation, headings, lists, tables, links and markup. */
export function generatedPage(bytes) {
  const next = random(42);
  const pick = (list) => list[next(list.length)];
  const sentence = () =>
    `The ${pick(subjects)} ${pick(verbs)} ${String(2 + next(98))} % of the ${pick(objects)} ${pick(places)}, and the ${pick(subjects)} ${pick(verbs)} the rest. `;
  const paragraph = () => `<p class="text">${Array.from({ length: 3 + next(4) }, sentence).join('')}</p>\n`;
  const list = () =>
    `<ul>${Array.from({ length: 5 }, () => `<li><a href="/guide/${String(next(9999))}">${sentence()}</a></li>`).join('')}</ul>\n`;
  const row = () =>
    `<tr><td>${pick(subjects)}</td><td>${String(next(1000))} kWh</td><td>${pick(places)}</td></tr>`;
  const table = () =>
    `<table><tr><th>Part</th><th>Use</th><th>Where</th></tr>${Array.from({ length: 6 }, row).join('')}</table>\n`;

  const head = `<!doctype html><html lang="en"><head><title>What a heat pump costs to run</title><meta name="description" content="Costs of heat pumps, with figures."><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"What a heat pump costs to run"}</script></head><body><nav>${'<a href="/x">Section</a>'.repeat(30)}</nav><main><h1>What a heat pump costs to run</h1>\n`;
  const parts = [head];
  let size = head.length;
  for (let section = 0; size < bytes; section += 1) {
    const made = [
      `<h2>How much ${pick(objects)} does a ${pick(subjects)} need?</h2>\n`,
      paragraph(),
      paragraph(),
      list(),
      paragraph(),
    ];
    if (section % 4 === 0) made.push(table());
    parts.push(...made);
    size += made.reduce((sum, part) => sum + part.length, 0);
  }
  return `${parts.join('')}</main></body></html>`;
}
