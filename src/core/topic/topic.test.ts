import { describe, expect, it } from 'vitest';
import { goodPages, unrelated } from '../../../test/support/pages/law-pages.ts';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { wordsOf } from '../text/words.ts';
import { createSignals, type Signals } from '../page-signals/page-signals.ts';

const pages = Object.entries(goodPages);
const signalsOf = (html: string, queries: readonly string[] = []): Signals =>
  createSignals(html, { url: 'https://a.example/x', asOf: '2026-11-21', queries });

describe('measureTopic', () => {
  it.each(pages)('holds every section of a good page for near, with and without queries: %s', (_, page) => {
    for (const queries of [page.queries, []]) {
      const { topic } = signalsOf(buildPage(page.description), queries);
      expect(topic.sections.length).toBeGreaterThan(2);
      expect(topic.sections.filter(({ isNear }) => !isNear)).toEqual([]);
    }
  });

  it.each(pages)('holds sections of another article for far: %s', (_, page) => {
    const sections = [...(page.description.sections ?? []), ...(unrelated.sections ?? [])];
    const far = signalsOf(buildPage({ ...page.description, sections })).topic.sections.filter(
      ({ isNear }) => !isNear,
    );
    expect(far.map(({ section }) => section.title)).toEqual(
      (unrelated.sections ?? []).map(({ heading }) => heading),
    );
  });

  it('knows a sentence about the topic by one name of it, or by two things that go with it', () => {
    const { topic } = signalsOf(buildPage(goodPages['article']?.description ?? {}));
    const isAbout = (text: string): boolean => topic.isAbout(wordsOf(text, 'en'));
    expect(isAbout('A heat pump needs room.')).toBe(true);
    expect(isAbout('Ice grows on the outdoor coil.')).toBe(true);
    expect(isAbout('The moon is 384,400 kilometres away.')).toBe(false);
    expect(isAbout('')).toBe(false);
  });

  it('takes no words for being about the topic because of what only they say', () => {
    const foreign = ['Baroque trumpets had no valves.', 'Bach wrote high notes.', 'Reiche played them.'];
    const { prose, topic } = signalsOf(
      '<html lang="en"><title>The ferry</title><h1>The ferry</h1>' +
        '<p>The ferry of Oslo leaves at six. The ferry meets the tram in Oslo, and the tram of Bergen too.</p>' +
        `<ul>${foreign.map((item) => `<li>${item}</li>`).join('')}</ul><p>A tram runs to Oslo.</p></html>`,
    );
    const words = prose.units.filter(({ block }) => block.kind === 'list_item').flatMap((unit) => unit.words);
    expect(words.length).toBeGreaterThan(0);
    expect(topic.isAbout(words)).toBe(false);
    expect(topic.isAbout(prose.units.at(-1)?.words ?? [])).toBe(true);
  });
});
