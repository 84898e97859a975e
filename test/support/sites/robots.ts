/** robots.txt belongs to an origin, so each variant has a host of its own: `sites.url('/article', 'blocks-all')`. */
import { pageHtml, raw, html, type Handler } from './route.ts';

const text = { 'content-type': 'text/plain; charset=utf-8' };

/** Subdomain of localhost → handler of its /robots.txt. Other hosts have none (404). */
export const robotsByHost: Readonly<Record<string, Handler>> = {
  'allows-all': raw(200, text, 'User-agent: *\nDisallow:\n'),
  'blocks-all': raw(200, text, 'User-agent: *\nDisallow: /\n'),
  'blocks-training': raw(
    200,
    text,
    '# Readers yes, training no.\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nDisallow: /  # not for models\n\nUser-agent: *\nAllow: /\n',
  ),
  'blocks-search': raw(
    200,
    text,
    'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /article\n\nUser-agent: *\nDisallow: /private/\n',
  ),
  'robots-html': html(pageHtml('Page not found', '<h1>Page not found</h1><p>User-agent: * Disallow: /</p>')),
  'robots-500': raw(500, text, 'User-agent: *\nDisallow: /\n'),
  'robots-403': raw(403, text, 'User-agent: *\nDisallow: /\n'),
  'robots-redirect': raw(301, { location: '/moved/robots.txt' }),
  'robots-huge': raw(
    200,
    text,
    `${'# filler filler filler filler\n'.repeat(20_000)}User-agent: *\nDisallow: /\n`,
  ),
};

/** Where `robots-redirect` leads. */
export const movedRobots: Handler = raw(200, text, 'User-agent: *\nDisallow: /\n');
