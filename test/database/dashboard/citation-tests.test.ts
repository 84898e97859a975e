import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  citationReceiptExample,
  citationTestExample,
} from '../../../src/core/schema/examples/citation-test.ts';
import {
  completeCitationTest,
  submitCitationTest,
  testFields,
} from '../../support/dashboard/citation-fixtures.ts';
import { idIn } from '../../support/dashboard/analysis-fixtures.ts';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

const words = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('citation tests in the dashboard', () => {
  let dashboard: TestDashboard;
  let developer: DashboardClient;
  let viewer: DashboardClient;

  beforeAll(async () => {
    dashboard = await startDashboard();
    developer = await dashboard.signIn('developer');
    viewer = await dashboard.signIn('viewer');
  });
  afterAll(() => dashboard.close());

  const submit = (fields?: Readonly<Record<string, string>>): Promise<string> =>
    submitCitationTest(developer, fields);
  const stored = (id: string) =>
    dashboard.test.app.database.db
      .selectFrom('citation_tests')
      .select(['url', 'environment', 'status', 'input'])
      .where('id', '=', id)
      .executeTakeFirst();

  it('explain themselves where there is none, also without a language model', async () => {
    const { body } = await viewer.get('/citation-tests');
    expect(body).toContain('No citation tests yet');
    expect(body).toContain('Without a language model');
    expect(body).not.toContain('href="/citation-tests/new"');
    expect((await developer.get('/citation-tests')).body).toContain('href="/citation-tests/new"');
  });

  it('show the cost before anything is stored, and store what was shown', async () => {
    await developer.get('/citation-tests/new');
    const review = await developer.post('/citation-tests/review', testFields);
    expect(review.status).toBe(200);
    expect(words(review.body)).toContain('none: retrieval and verdicts only');
    expect((await developer.get('/citation-tests')).body).toContain('No citation tests yet');
    const path = await submit({
      ...testFields,
      url: 'example.com/own',
      questions: 'what is one\n\n how much ',
    });
    expect(await stored(idIn(path))).toMatchObject({
      url: 'https://example.com/own',
      environment: 'live',
      input: { questions: ['what is one', 'how much'], rivals: [testFields.rivals], runs: 5 },
    });
  });

  it.each([
    ['no page', { url: '' }, 'Enter an address, an analysis or an injection.'],
    ['two pages', { analysis_id: 'an_01jd7r2k8mvb4c9x0q3n5t6w7y' }, 'Give only one of'],
    ['no question', { questions: ' \n' }, 'Must have at least 1 item.'],
    ['six questions', { questions: 'a\nb\nc\nd\ne\nf' }, 'Must have at most 5 items.'],
    ['no rival', { rivals: '' }, 'Must have at least 1 item.'],
    [
      'a private rival',
      { rivals: 'https://rival.example/\nhttp://127.0.0.1/admin' },
      'Line 2: Must be on a public host.',
    ],
    [
      'what is no address',
      { rivals: 'ftp://rival.example/' },
      'Line 1: Must be an absolute http or https URL.',
    ],
    [
      'an analysis that is not there',
      { url: '', analysis_id: 'an_01jd7r2k8mvb4c9x0q3n5t6w7y' },
      'There is no analysis with this id.',
    ],
    ['the own page as a rival', { rivals: testFields.url }, 'Must not be the own page or an earlier rival.'],
  ])('reject %s and keep the input', async (_what, given, problem) => {
    await developer.get('/citation-tests/new');
    const fields = { ...testFields, ...given };
    const { status, body } = await developer.post('/citation-tests/new', fields);
    expect(status).toBe(422);
    expect(body).toContain(problem);
    expect(body).toContain(fields.questions.trim().split('\n').at(-1));
  });

  it('are followed to their end, and show the whole result with folded receipts', async () => {
    const path = await submit();
    const begun = (await viewer.get(path)).body;
    expect(begun).toContain('Wait for a free slot');
    expect(begun).toContain(`hx-get="${path}/state?was=queued"`);
    expect((await viewer.get(`${path}/state?was=queued`)).status).toBe(204);
    expect((await viewer.get(`${path}/report.html`)).status).toBe(404);
    await completeCitationTest(dashboard.test, idIn(path));
    const ended = await viewer.get(`${path}/state?was=queued`);
    expect(ended.status).toBe(200);
    expect(ended.body).not.toContain('hx-get');
    const { body } = await viewer.get(path);
    for (const expected of [
      'Cited in 1 of 5 answers (20 %, 95 % interval 4 to 62 %).',
      '5 of 5 answers (100 %, 95 % interval 57 to 100 %)',
      'Vague.',
      'The cited page gives a number where this page gives none.',
      'A heat pump is efficient in winter, too.',
      'State the number itself in the sentence that answers the question.',
      'the number with its unit',
      '97 runs of each version would show one of 20 points.',
      citationReceiptExample.answer,
      'supports the sentence that cites it',
    ]) {
      expect(words(body)).toContain(expected);
    }
    expect(body).not.toMatch(/<details[^>]* open/);
    expect(body).not.toContain('style="');
    const file = await viewer.get(`${path}/report.html`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${idIn(path)}.html"`);
    expect(file.headers.get('content-type')).toContain('text/plain');
    expect(words(file.body)).toContain(citationReceiptExample.answer);
    expect((await viewer.get(`${path}/report.md`)).body).toContain(citationReceiptExample.answer);
    const list = words((await viewer.get('/citation-tests')).body);
    expect(list).toContain('1 of 5 answers (20 %)');
    expect(list).toContain('Vague');
  });

  it('show words of pages and models as words', async () => {
    const path = await submit();
    const attack = '<script>alert(1)</script>\u202e';
    const results = citationTestExample.results.map((result) => ({
      ...result,
      cause: { ...result.cause!, explanation: attack, winner: { ...result.cause!.winner!, text: attack } },
      sources: result.sources.map((source) => ({ ...source, text: attack, headings: [attack] })),
    }));
    const pages = citationTestExample.pages.map((page) => ({
      ...page,
      title: attack,
      url: 'javascript:alert(1)',
    }));
    const receipt = { ...citationReceiptExample, answer: attack };
    await completeCitationTest(dashboard.test, idIn(path), { ...citationTestExample, pages, results }, [
      receipt,
    ]);
    const { body } = await viewer.get(path);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('\u202e');
    expect(body).not.toContain('href="javascript');
    expect(body).toContain('&lt;script>alert(1)&lt;/script>');
  });

  it('say that a test failed or was canceled', async () => {
    const path = await submit();
    await developer.get(path);
    expect((await developer.post(`${path}/cancel`)).location).toBe(path);
    const { body } = await viewer.get(path);
    expect(body).toContain('The citation test was canceled.');
    expect(body).not.toContain('hx-get');
    const again = await developer.post(`${path}/cancel`);
    expect([again.status, words(again.body)]).toEqual([422, expect.stringContaining('had already ended')]);
  });

  it('are deleted for good', async () => {
    const path = await submit();
    await developer.get(path);
    expect((await developer.post(`${path}/delete`)).location).toBe('/citation-tests');
    expect((await developer.get(path)).status).toBe(404);
    expect(await stored(idIn(path))).toBeUndefined();
  });

  it('give a viewer no form and no button', async () => {
    const path = await submit();
    const { body } = await viewer.get(path);
    for (const action of ['cancel', 'delete']) expect(body).not.toContain(`${path}/${action}`);
    expect((await viewer.get('/citation-tests/new')).status).toBe(403);
  });

  it('belong to their environment', async () => {
    const path = await submit();
    await viewer.get('/citation-tests');
    await viewer.post('/environment', { environment: 'test', back: '/' });
    expect((await viewer.get(path)).status).toBe(404);
    expect((await viewer.get(`${path}/state`)).status).toBe(404);
    expect((await viewer.get('/citation-tests')).body).toContain('No citation tests yet');
    await viewer.post('/environment', { environment: 'live', back: '/' });
  });

  it('are repeated with the same page, questions and rivals', async () => {
    const path = await submit();
    await completeCitationTest(dashboard.test, idIn(path));
    expect((await developer.get(path)).body).toContain(`href="/citation-tests/new?test=${idIn(path)}"`);
    const { body } = await developer.get(`/citation-tests/new?test=${idIn(path)}`);
    for (const value of Object.values(testFields)) expect(body).toContain(value);
  });

  it('find a page by its address', async () => {
    const path = await submit({ ...testFields, url: 'https://example.com/rare' });
    const found = (await viewer.get('/citation-tests?url=https%3A%2F%2Fexample.com%2Frare')).body;
    expect(found).toContain(path);
    expect((await viewer.get('/citation-tests?url=https%3A%2F%2Fexample.com%2Fother')).body).toContain(
      'No matches',
    );
  });
});

describe('citation tests with a language model', () => {
  let dashboard: TestDashboard;
  let developer: DashboardClient;

  beforeAll(async () => {
    const env = {
      LLM_BASE_URL: 'http://127.0.0.1:9/v1',
      LLM_MODEL: 'scribe-1',
      LLM_TOKENS_PER_DAY: '100000',
    };
    dashboard = await startDashboard({ env });
    developer = await dashboard.signIn('developer');
  });
  afterAll(() => dashboard.close());

  it('say what they will ask, and how many tokens that takes at most', async () => {
    await developer.get('/citation-tests/new');
    const fields = { ...testFields, questions: 'one\ntwo', runs: '3', model: 'yes' };
    const { body } = await developer.post('/citation-tests/review', fields);
    // 2 questions × 3 answers; 2 pages: 6 × 3,000 and 2 × 10,000 tokens.
    expect(words(body)).toContain('6 answers and up to 2 pages to read');
    expect(words(body)).toContain('about 38,000 at most; 100,000 are left of today’s budget');
    expect(body).not.toContain('may need more tokens');
  });

  it('warn of a test that the budget of the day does not cover', async () => {
    await developer.get('/citation-tests/new');
    const { body } = await developer.post('/citation-tests/review', {
      ...testFields,
      runs: '20',
      rivals: 'a.example\nb.example\nc.example\nd.example',
    });
    expect(body).toContain('The test may need more tokens than are left today');
  });

  it('reject more answers than a test takes', async () => {
    await developer.get('/citation-tests/new');
    const { status, body } = await developer.post('/citation-tests/review', { ...testFields, runs: '21' });
    expect([status, body]).toEqual([422, expect.stringContaining('Must be 20 or less.')]);
  });

  it('ask nothing where the model is declined', async () => {
    await developer.get('/citation-tests/new');
    const { body } = await developer.post('/citation-tests/review', { ...testFields, model: 'no' });
    expect(words(body)).toContain('none: retrieval and verdicts only');
  });
});
