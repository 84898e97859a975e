import { describe, expect, it } from 'vitest';
import { analyze } from '../../../src/core/improve/analyze-page.ts';
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { buildPage } from '../../support/pages/build-page.ts';
import forms from '../../support/pages/hiding-forms.json' with { type: 'json' };

/** A page that does not answer, and the answers that are hidden on it. */
const ANSWERS =
  '<h2>How long does a heat pump defrost cycle take?</h2><p>A heat pump defrost cycle takes 5 to 15 minutes. The controller starts it every 30 to 90 minutes when the coil is colder than 0 °C, according to the <a href="https://www.energy.gov/energysaver/air-source-heat-pumps">U.S. Department of Energy</a>.</p><p>Defrosting costs about 5 % of the heat that a unit produced in a season, measured by the National Renewable Energy Laboratory in 2022 over 18 houses in Minnesota.</p>';

function resultOf(html: string, head = ''): AnalysisResult {
  const page = buildPage({
    title: 'Heat pump defrost',
    description: 'What happens when a heat pump defrosts, and what owners notice.',
    head,
    h1: 'Heat pump defrost',
    opening: [
      'A heat pump draws heat from the air outside and moves it into a house. In winter the outdoor coil is colder than the air around it, so that frost forms on it when the air is damp. Many owners see a cloud of steam over the unit and ask what is going on. The unit is working as it should, and the sound of it changes for a while.',
    ],
    sections: [
      {
        heading: 'What owners notice',
        paragraphs: [
          'The fan stops, there is a hiss, and water drips from the unit. Indoors the air from the vents feels cooler than before. After some time everything is as it was, and the house warms up again without anybody doing anything about it.',
        ],
      },
    ],
    html,
  });
  const outcome = analyze(page, {
    url: 'https://example.com/defrost',
    asOf: '2026-11-22',
    queries: ['how long does a heat pump defrost cycle take', 'why does a heat pump defrost'],
  });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome.result;
}

const without = resultOf('').overall_score;

describe('hidden answers gain at most one point', () => {
  it('and the same answers gain ten or more where they are seen', () => {
    expect(resultOf(`<div>${ANSWERS}</div>`).overall_score).toBeGreaterThan(without + 10);
  });

  it.each(forms)('$name', ({ html, css, head = '' }) => {
    const style = css === undefined ? '' : `<style>${css}</style>`;
    const { overall_score } = resultOf(
      html.replace('{text}', () => ANSWERS),
      head + style,
    );
    expect(overall_score).toBeLessThanOrEqual(without + 1);
  });

  it.each(['progress', 'meter', 'canvas', 'video', 'object', 'noframes', 'rp'])(
    'inside <%s>, whose content browsers do not show',
    (tag) => {
      const { overall_score } = resultOf(`<${tag}>${ANSWERS}</${tag}>`);
      expect(overall_score).toBeLessThanOrEqual(without + 1);
    },
  );
});

describe('folded answers are no sign of hiding', () => {
  it.each<[string, string, string?]>([
    ['details', `<details><summary>Duration</summary>${ANSWERS}</details>`],
    ['until-found', `<div hidden="until-found">${ANSWERS}</div>`],
    ['a tab panel', `<div role="tabpanel" class="pane">${ANSWERS}</div>`, '.pane{display:none}'],
    [
      'an accordion',
      `<button aria-expanded="false">Duration</button><div class="more">${ANSWERS}</div>`,
      '.more{max-height:0;overflow:hidden}',
    ],
    [
      'a panel that a box to tick opens',
      `<input type="checkbox" id="a"><label for="a">Duration</label><div class="panel">${ANSWERS}</div>`,
      '.panel{display:none}:checked~.panel{display:block}',
    ],
    [
      'a menu',
      '<nav><ul class="menu"><li><a href="/a">Repair</a></li><li><a href="/b">Prices</a></li></ul></nav>',
      '.menu{visibility:hidden;transform:translateX(-100%)}',
    ],
    [
      'a visually hidden label',
      '<p><span class="vh">Price of the service:</span> 90 euros</p>',
      '.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}',
    ],
    [
      'text that a framework streams',
      `<p>Loading</p><!--$?--><template id="B:0"></template><p>Wait</p><!--/$--><div hidden id="S:0">${ANSWERS}</div><script>$RC("B:0","S:0")</script>`,
    ],
  ])('%s', (_, html, css = '') => {
    expect(resultOf(html, `<style>${css}</style>`).integrity.flags).toEqual([]);
  });

  it.each<[string, string]>([
    ['details', `<details><summary>Duration</summary>${ANSWERS}</details>`],
    ['an accordion', `<button aria-expanded="false">Duration</button><div class="more">${ANSWERS}</div>`],
    [
      'text that a framework streams',
      `<!--$?--><template id="B:0"></template><p>Wait</p><!--/$--><div hidden id="S:0">${ANSWERS}</div><script>$RC("B:0","S:0")</script>`,
    ],
  ])('%s is content', (_, html) => {
    const { overall_score } = resultOf(html, '<style>.more{max-height:0;overflow:hidden}</style>');
    expect(overall_score).toBeGreaterThan(without + 10);
  });
});
