const html = `<!doctype html><html lang="en"><head><title>What is a heat pump?</title></head><body><main><article>
<h1>What is a heat pump?</h1><p>A heat pump moves heat from a cold place to a warm one. It uses one unit of electricity
to move about three units of heat, so a house that is heated by one needs less energy than with a gas boiler.</p>
<h2>How much does a heat pump cost?</h2><p>In 2024 a heat pump cost between 8,000 and 15,000 euros.</p><ul><li>Air</li>
<li>Ground</li></ul></article></main></body></html>`;

/** A sample page. Analysing it loads most of what a first page would have to wait for. */
export function warmTask() {
  return {
    html: new TextEncoder().encode(html),
    isText: true,
    options: { url: 'https://example.com/', asOf: '2026-01-01' },
  };
}
