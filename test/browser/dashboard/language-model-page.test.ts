import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  desktop,
  fitsWidth,
  isBrowserMissing,
  openBrowser,
  openPage,
  phone,
  seriousViolations,
  startDashboard,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';
import { startModelEndpoint, writes, type ModelEndpoint } from '../../support/model-endpoint.ts';

describe.skipIf(isBrowserMissing)('the page Language model in a browser', () => {
  let endpoint: ModelEndpoint;
  let dashboard: TestDashboard;
  let browser: Browser;

  beforeAll(async () => {
    endpoint = await startModelEndpoint();
    dashboard = await startDashboard({ ollamaOrigin: new URL(endpoint.baseUrl).origin });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await dashboard.close();
    await endpoint.close();
  });

  it.each([
    ['on a desktop', desktop],
    ['on a phone', phone],
  ])('finds, connects, tests and removes a model %s, with an empty console', async (_, viewport) => {
    const { page, context, faults } = await openPage(dashboard, browser, 'owner', { viewport });
    const expectSound = async (): Promise<void> => {
      expect(await fitsWidth(page)).toBe(true);
      expect(await seriousViolations(page)).toEqual([]);
    };
    await page.goto('/');
    await page.getByText('Account', { exact: true }).click();
    await page.getByRole('link', { name: 'Language model' }).click();
    await page.getByText('No model is connected').waitFor();
    await page.getByRole('link', { name: 'Google Gemini' }).click();
    expect(await page.getByLabel('Base URL').inputValue()).toContain('generativelanguage.googleapis.com');
    await expectSound();

    endpoint.answer((response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ models: [{ name: 'reader:8b' }] }));
    });
    await page.getByRole('button', { name: 'Find a local Ollama' }).click();
    await page.getByRole('link', { name: 'reader:8b' }).click();
    await page.getByLabel('Base URL').fill(endpoint.baseUrl);
    await page.getByLabel('API key').fill('sk-browser');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. Every process uses it within seconds.').waitFor();
    expect(await page.getByLabel('API key').inputValue()).toBe('');
    await expectSound();

    endpoint.answer(writes({ planet_code: 'mer' }));
    await page.getByRole('main').getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByText(/answered a tiny question in \d+ ms/).waitFor();
    await expectSound();

    await page.getByRole('link', { name: 'Back to the language model' }).click();
    await page.getByText('Remove', { exact: true }).click();
    await page.getByRole('button', { name: 'Remove the model and its key' }).click();
    await page.getByText('The model and its key were removed.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
