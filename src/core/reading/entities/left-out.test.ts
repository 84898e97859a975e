import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';

const entitiesOf = (
  body: string,
  title = 'Garden notes',
): readonly { readonly name: string; readonly type: string }[] =>
  createSignals(`<html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`, {
    url: 'https://a.example/notes',
    asOf: '2026-11-21',
  }).entities.all;

const namesOf = (body: string, title?: string): string[] => entitiesOf(body, title).map(({ name }) => name);

describe('the entities of a page', () => {
  it('end with a link, so that neighbouring links are two things', () => {
    const links = '<a href="/p">Pins</a> <a href="/l">Plates</a> <a href="/r">Rivets</a>';
    const names = namesOf(`<p>${links}</p><p>We ship pins and plates and rivets to any town.</p>`);
    expect(names.join(' | ').toLowerCase()).not.toMatch(/pins plates|plates rivets/);
    expect(names.join(' | ').toLowerCase()).toContain('rivets');
  });

  it.each(["I've", 'I’m', 'Hmmm'])('are no contractions and drawn-out sounds: %s', (word) => {
    const names = namesOf(
      `<p>${word} planning a pond with Acme Pumps in spring.</p><p>${word} heard that Acme Pumps are quiet.</p>`,
    );
    expect(names.some((name) => name.includes(word))).toBe(false);
    expect(names).toContain('Acme Pumps');
  });

  it('do not come from help for the dialogs of the site', () => {
    const help =
      '<h3>Configure browser push notifications</h3><h4>Chrome (Android)</h4><ul><li><strong>Tap Permissions</strong></li><li>Click the padlock icon.</li></ul>';
    const text = '<p>Acme Pumps move the water of a pond. Acme Pumps are quiet.</p>';
    const names = namesOf(`<h3>Ponds</h3>${text}${help}<h3>Pipes</h3><p>Blue Heron Pipes fit them.</p>`);
    expect(names).toContain('Acme Pumps');
    expect(names).toContain('Blue Heron Pipes');
    expect(names.join(' | ')).not.toMatch(/Chrome|Permissions|padlock/);
  });

  it('name a person without the role before the name', () => {
    const found = entitiesOf(
      '<p>The plan of ACME CEO Peter Zwickel is simple. ACME CEO Peter Zwickel explained it.</p>',
    );
    expect(found.find(({ name }) => name === 'Peter Zwickel')?.type).toBe('person');
    expect(found.map(({ name }) => name)).not.toContain('ACME CEO Peter Zwickel');
  });

  it('have a plural with another stem once', () => {
    const names = namesOf(
      '<p>A rotation matrix turns a vector. Rotation matrices have an inverse. A rotation matrix keeps lengths, and rotation matrices keep angles.</p>',
      'Rotation matrix',
    ).map((name) => name.toLowerCase());
    expect(names).toContain('rotation matrix');
    expect(names).not.toContain('rotation matrices');
  });

  it('are no variables with indices, but short names', () => {
    const names = namesOf(
      '<p>The entry Hij is real and Hij equals Hji. Tim wrote it, and we thank Tim for it.</p>',
    );
    expect(names.join(' ')).not.toMatch(/Hij|Hji/);
    expect(names).toContain('Tim');
  });

  it('are no organizations for the name of a language', () => {
    const found = entitiesOf('<p>The leaflet is in Spanish. Most of the gardeners here speak Spanish.</p>');
    expect(found.find(({ name }) => name === 'Spanish')?.type).toBe('concept');
  });
});
