import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crawlers } from './crawlers.ts';
import { evaluateRobots, evaluateRobotsForAll, rulesMax } from './robots.ts';
import { hostilePath, hostileRobots, longestPath } from '../../../test/support/hostile-robots.ts';
import { cpuMsOf } from '../../../test/support/time-limits.ts';

const url = 'https://site.example/guides/bees?page=2';
const allowedFor = (robotsTxt: string, agent = 'GPTBot', target = url): boolean =>
  evaluateRobots(robotsTxt, agent, target).allowed;

describe('evaluateRobots', () => {
  it('allows everything without rules', () => {
    for (const robotsTxt of [
      '',
      '\n\n',
      '# only a comment',
      'Sitemap: https://site.example/sitemap.xml',
      'User-agent: *\nDisallow:',
    ]) {
      expect(evaluateRobots(robotsTxt, 'GPTBot', url)).toEqual({ allowed: true, rule: null });
    }
  });

  it('returns the deciding line as written', () => {
    const robotsTxt = 'user-agent: GPTBot\n  Disallow :  /guides/   # not for models\nAllow: /guides/bees\n';
    expect(evaluateRobots(robotsTxt, 'GPTBot', 'https://site.example/guides/ants')).toEqual({
      allowed: false,
      rule: 'Disallow :  /guides/   # not for models',
    });
    expect(evaluateRobots(robotsTxt, 'GPTBot', url)).toEqual({ allowed: true, rule: 'Allow: /guides/bees' });
  });

  it('lets a group for the agent replace the group for all', () => {
    const robotsTxt = 'User-agent: *\nDisallow: /\n\nUser-agent: OAI-SearchBot\nAllow: /guides\n';
    expect(allowedFor(robotsTxt, 'OAI-SearchBot', 'https://site.example/other')).toBe(true);
    expect(allowedFor(robotsTxt, 'GPTBot')).toBe(false);
  });

  it('joins groups of the same agent, and agents of the same group', () => {
    const robotsTxt =
      'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /a\n\nUser-agent: gptbot\nDisallow: /b\n';
    expect(allowedFor(robotsTxt, 'GPTBot', 'https://site.example/a')).toBe(false);
    expect(allowedFor(robotsTxt, 'GPTBot', 'https://site.example/b')).toBe(false);
    expect(allowedFor(robotsTxt, 'ClaudeBot', 'https://site.example/b')).toBe(true);
  });

  it('does not match a token by its prefix', () => {
    const robotsTxt = 'User-agent: Applebot\nDisallow: /\n';
    expect(allowedFor(robotsTxt, 'Applebot')).toBe(false);
    expect(allowedFor(robotsTxt, 'Applebot-Extended')).toBe(true);
  });

  it.each([
    ['/guides/*?page=', false],
    ['/*bees', false],
    ['/guides/bees$', true],
    ['/*page=2$', false],
    ['*/bees', false],
    ['/guides/***bees*', false],
    ['/Guides', true],
    ['/guides/bees?page=2$', false],
    ['/g*s/b*s?p*2$', false],
    ['/g*s/b*s?p*3$', true],
    ['$', true],
  ])('matches the pattern %s', (pattern, allowed) => {
    expect(allowedFor(`User-agent: *\nDisallow: ${pattern}\n`)).toBe(allowed);
  });

  it('compares percent-encoded and plain spellings of a path', () => {
    const target = new URL('https://site.example/straße/ツ').href;
    expect(allowedFor('User-agent: *\nDisallow: /straße/', 'GPTBot', target)).toBe(false);
    expect(allowedFor('User-agent: *\nDisallow: /stra%c3%9fe/%E3%83%84', 'GPTBot', target)).toBe(false);
    expect(allowedFor('User-agent: *\nDisallow: /ツ', 'GPTBot', target)).toBe(true);
  });

  it.each(['\r\n', '\r', '\n'])('reads lines that end in %j, after a byte order mark', (end) => {
    expect(allowedFor(['\ufeffUser-agent: *', 'Disallow: /', ''].join(end))).toBe(false);
  });

  it.each([
    'Useragent: GPTBot\ndissallow: /',
    'user agent: GPTBot\nDisalow: /',
    'User-agent GPTBot\nDisallow /',
    'User-agent: GPTBot/1.2 (+x)\nDisallow: /',
    'User-agent: * everyone\nDisallow: /',
  ])('tolerates what Google tolerates: %j', (robotsTxt) => expect(allowedFor(robotsTxt)).toBe(false));

  it('ignores what lies beyond 500 KiB', () => {
    const filler = '# filler\n'.repeat(60_000);
    expect(allowedFor(`${filler}User-agent: *\nDisallow: /\n`)).toBe(true);
    expect(allowedFor(`User-agent: *\nDisallow: /\n${filler}`)).toBe(false);
  });

  it('agrees with a plain regular expression on small patterns', () => {
    const text = (characters: string) => fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });
    fc.assert(
      fc.property(text('ab*'), text('ab'), fc.boolean(), (middle, path, isAnchored) => {
        const source = middle.replaceAll('*', '.*');
        const expected = new RegExp(`^/${source}${isAnchored ? '$' : ''}`).test(`/${path}`);
        const robotsTxt = `User-agent: *\nDisallow: /${middle}${isAnchored ? '$' : ''}\n`;
        expect(allowedFor(robotsTxt, 'GPTBot', `https://site.example/${path}`)).toBe(!expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('stays fast on hostile files', () => {
    const long = 'a'.repeat(2_000);
    const target = `https://site.example/${long}`;
    const patterns = [
      '/' + '*a'.repeat(1_000) + 'b',
      `/*b${'a'.repeat(1_000)}`,
      `/*${'a'.repeat(1_000)}b`,
      '/' + 'a*'.repeat(900) + 'b$',
      '/*',
    ];
    const tokens = crawlers.map(({ token }) => token);
    for (const pattern of patterns) {
      const robotsTxt = `User-agent: *\n${`Disallow: ${pattern}\n`.repeat(512_000 / (pattern.length + 11))}`;
      expect(cpuMsOf(() => evaluateRobotsForAll(robotsTxt, tokens, target))).toBeLessThan(3_000);
    }
  });

  it.each(Object.keys(hostileRobots))('never works on a file without bound: %s', (name) => {
    const tokens = crawlers.map(({ token }) => token);
    for (const path of [hostilePath, longestPath]) {
      const file = hostileRobots[name] ?? '';
      const verdicts = evaluateRobotsForAll(file, tokens, `https://site.example${path}`);
      expect(verdicts.every(({ allowed }) => allowed)).toBe(true);
    }
  });

  it('knows no rules of a file that has too many, or that needs too much work', () => {
    const rule = 'Disallow: /guides\n';
    expect(allowedFor(`User-agent: *\n${rule.repeat(rulesMax)}`)).toBe(false);
    expect(evaluateRobots(`User-agent: *\n${rule.repeat(rulesMax + 1)}`, 'GPTBot', url)).toEqual({
      allowed: true,
      rule: null,
    });
    const wildcards = `Disallow: /*${'a'.repeat(16)}b\n`.repeat(rulesMax - 1);
    const robotsTxt = `User-agent: *\nDisallow: /\n${wildcards}`;
    expect(allowedFor(robotsTxt, 'GPTBot', `https://site.example${longestPath}`)).toBe(true);
    expect(allowedFor(robotsTxt, 'GPTBot', 'https://site.example/guides')).toBe(false);
  });

  it('knows no rules for a path that is too long to be written in one', () => {
    const robotsTxt = 'User-agent: *\nDisallow: /\n';
    expect(allowedFor(robotsTxt, 'GPTBot', `https://site.example${hostilePath}`)).toBe(true);
    expect(allowedFor(robotsTxt, 'GPTBot', `https://site.example/${'a'.repeat(16_000)}`)).toBe(false);
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (robotsTxt, agent, target) => {
        expect(typeof evaluateRobots(`User-agent: *\n${robotsTxt}`, agent, target).allowed).toBe('boolean');
      }),
    );
  });
});

describe('crawlers', () => {
  it('lists each crawler once, with a valid robots.txt token', () => {
    expect(new Set(crawlers.map(({ token }) => token.toLowerCase())).size).toBe(crawlers.length);
    for (const { token } of crawlers) expect(token).toMatch(/^[A-Za-z_-]+$/);
  });
});
