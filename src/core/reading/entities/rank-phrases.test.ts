import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';

function listed(body: string): string[] {
  const html = `<html lang="en"><title>Rowing boats</title><body><main><h1>Rowing boats</h1>${body}</main></body></html>`;
  const { entities } = createSignals(html, { url: 'https://example.org/', asOf: '2026-01-01' });
  return entities.all.map(({ name }) => name.toLowerCase());
}

const TALK = '<p>Some like it and some do not, and both have their reasons for that.</p>';

describe('rankPhrases', () => {
  it('lists a term of a heading only when the text takes it up', () => {
    const heading = '<h2>How long does an outrigger blade last?</h2>';
    expect(listed(heading + TALK).join()).not.toContain('outrigger');
    expect(
      listed(`${heading}<p>An outrigger blade lasts ten years. The outrigger blade is oiled.</p>`).join(),
    ).toContain('outrigger blade');
  });

  it('lists two forms with the same words once', () => {
    const found = listed(
      '<p>The boat rental service opens in May. Our boat rental services are cheap. A boat rental service needs boats.</p>',
    );
    expect(found.filter((name) => name.startsWith('boat rental service'))).toHaveLength(1);
  });

  it('never lists a thing said once in passing on a page that has enough', () => {
    const terms = [
      'hull',
      'oar',
      'seat',
      'rudder',
      'cleat',
      'rigger',
      'keel',
      'bow',
      'stern',
      'deck',
      'blade',
      'gate',
      'rail',
    ];
    const body = terms
      .map((term) => `<p>The ${term} is oak. A ${term} lasts. Clean the ${term}.</p>`)
      .join('');
    expect(listed(`${body}<p>It stood beside a wheelbarrow.</p>`)).not.toContain('wheelbarrow');
  });
});
