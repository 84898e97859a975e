import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../test/support/sites/articles.ts';
import { lookalikes, walls } from '../../../test/support/sites/walls.ts';
import { recogniseChallenge } from './bot-challenge.ts';
import { splitHtml } from './split-html.ts';
import { growth, TIMES_MAX } from '../../../test/support/cpu-growth.ts';
import { cpuMsOf } from '../../../test/support/time-limits.ts';

const noHeaders = (): null => null;

describe('recogniseChallenge', () => {
  it.each(Object.entries(walls))('names the vendor of %s, with any status', (_, wall) => {
    const headers = (name: string): string | null => wall.headers?.[name] ?? null;
    for (const status of [200, 403, 429, 503]) {
      expect(recogniseChallenge({ html: wall.html, status, headers })).toEqual({ vendor: wall.vendor });
    }
  });

  it.each(Object.entries(lookalikes))('recognises %s as an ordinary page', (_, html) => {
    for (const status of [200, 403, 404, 503]) {
      expect(recogniseChallenge({ html, status, headers: noHeaders })).toBeNull();
    }
  });

  it('recognises an article with the scripts of every vendor as an ordinary page', () => {
    const scripts = Object.values(walls)
      .flatMap((wall) => wall.html.match(/<script.*?<\/script>/gs) ?? [])
      .join('');
    const html = articleHtml.replace('</body>', `${scripts}</body>`);
    expect(recogniseChallenge({ html, status: 200, headers: noHeaders })).toBeNull();
  });

  it.each(['', '<html></html>', '<title>Hello</title><p>Hi'])('recognises %j as an ordinary page', (html) => {
    expect(recogniseChallenge({ html, status: 200, headers: noHeaders })).toBeNull();
  });

  it('stays fast on hostile pages', () => {
    const hostile = ['<script', '<!--', '<', '<title>', '</title', 'var dd ', '_cf_chl', 'verify you '].map(
      (part) => part.repeat(262_144 / part.length),
    );
    const cpuMs = cpuMsOf(() => {
      for (const html of hostile) recogniseChallenge({ html, status: 200, headers: noHeaders });
    });
    expect(cpuMs).toBeLessThan(2_000);
  });
});

describe('splitHtml', () => {
  it('separates visible text from markup', () => {
    const split = splitHtml(
      '<title>A &amp; B</title><style>p{}</style><p class="x">Don&#39;t <!-- hidden --> stop</p><script>if(a<b)run()</script>',
    );
    expect(split?.title).toBe('A &amp; B');
    expect(split?.text).toBe("Don't stop");
    expect(split?.markup).toContain('class="x"');
    expect(split?.markup).toContain('run()');
    expect(split?.markup).not.toContain('stop');
  });

  it('returns null for a page with more text than asked for, however it is cut up', () => {
    const words = '<b>word</b> &nbsp; \n';
    expect(splitHtml(words.repeat(20), 99)?.text.length).toBe(99);
    expect(splitHtml(words.repeat(21), 99)).toBeNull();
    expect(splitHtml(words.repeat(50_000), 99)).toBeNull();
    expect(splitHtml(`${'<i> </i>\n'.repeat(10_000)}word`, 99)?.text).toBe('word');
  });

  it('never takes more than linear time for any page', () => {
    for (const part of [
      '<a>',
      '<a> ',
      '<!---->',
      '<script></script>',
      '<title>a</title>',
      '<s',
      '&nbsp;',
      '< a',
    ]) {
      expect(
        growth(
          (html: string) => splitHtml(html, 2_000),
          (count) => part.repeat(count),
          10_000,
        ),
      ).toBeLessThan(TIMES_MAX);
    }
  });
});
