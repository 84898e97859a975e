import type { Browser } from 'playwright-core';

export interface Hydrated {
  /** What the console and the page's scripts complained about. */
  readonly faults: readonly string[];
  readonly questions: readonly string[];
  readonly headings: readonly string[];
  /** What the button shows after one click: 1 where its framework has taken over the page. */
  readonly count: string | null;
}

/** What a visitor's browser makes of a page once its framework has taken it over. */
export async function hydrate(browser: Browser, address: string): Promise<Hydrated> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  await page.goto(address);
  const button = page.locator('button[data-hydrated="true"]');
  await button.click();
  // An error of hydration comes before the effects of what is rendered in its place.
  const seen = {
    faults,
    questions: await page.locator('section[data-citeworthy] h3').allTextContents(),
    headings: await page.locator('h2[data-citeworthy]').allTextContents(),
    count: await button.textContent(),
  };
  await page.close();
  return seen;
}
