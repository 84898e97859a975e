import { parseRobotsTag, type RobotsDirective } from '../document/metadata.ts';
import { CONTENT_WORDS_MIN, type PageDocument } from '../document/page-document.ts';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import type { Access, AccessReason } from '../schema/access.ts';

/**
 * The access gate caps the score of a page that assistants cannot read or may not quote; it is never averaged in.
 * The caps are judgement (class D) on specified behaviour (class A): robots meta and RFC 9309.
 */
const CAPS = {
  script_shell: 10,
  thin: 30,
  noindex: 25,
  nosnippet: 35,
  crawlers_blocked: 25,
  some_crawlers_blocked: 85,
} as const;

export function accessOf(page: PageDocument, options: AnalyzeOptions): Access {
  const reasons = [textReason(page), ...directiveReasons(page, options), crawlerReason(options)].filter(
    (reason) => reason !== null,
  );
  return {
    cap: Math.min(100, ...reasons.map((reason) => reason.cap)),
    reasons,
    crawlers: options.crawlers ?? [],
  };
}

function textReason(page: PageDocument): AccessReason | null {
  if (page.contentWords >= CONTENT_WORDS_MIN) return null;
  const words = `The HTML contains ${String(page.contentWords)} words of content`;
  return page.scriptTraces > 0
    ? {
        code: 'script_shell',
        cap: CAPS.script_shell,
        message: `${words}; scripts load the rest, and assistants’ crawlers do not run scripts.`,
        quote: null,
      }
    : { code: 'thin', cap: CAPS.thin, message: `${words}, too few for an answer.`, quote: null };
}

function directiveReasons(page: PageDocument, options: AnalyzeOptions): AccessReason[] {
  const directives = [
    ...page.metadata.robotsDirectives,
    ...(options.robotsTags ?? []).flatMap(parseRobotsTag),
  ].filter((directive) => directive.crawler === 'robots');
  const find = (test: (directive: string) => boolean): RobotsDirective | undefined =>
    directives.find(({ directive }) => test(directive));
  const noindex = find((directive) => directive === 'noindex' || directive === 'none');
  const nosnippet = find((directive) => directive === 'nosnippet' || /^max-snippet:\s*0$/.test(directive));
  const reasons: AccessReason[] = [];
  if (noindex !== undefined) {
    reasons.push({
      code: 'noindex',
      cap: CAPS.noindex,
      message: 'The page has a noindex directive, so search-backed assistants do not find it.',
      quote: noindex.quote,
    });
  }
  if (nosnippet !== undefined) {
    reasons.push({
      code: 'nosnippet',
      cap: CAPS.nosnippet,
      message: 'The page forbids snippets, so assistants may not quote it.',
      quote: nosnippet.quote,
    });
  }
  return reasons;
}

/** Training crawlers are reported but cost nothing: blocking them keeps no page out of answers. */
function crawlerReason(options: AnalyzeOptions): AccessReason | null {
  const deciding = (options.crawlers ?? []).filter((crawler) => crawler.role !== 'training');
  const refused = deciding.filter((crawler) => !crawler.allowed);
  if (refused.length === 0) return null;
  const isAll = refused.length === deciding.length;
  const code = isAll ? 'crawlers_blocked' : 'some_crawlers_blocked';
  const names = refused.map((crawler) => crawler.name).join(', ');
  return {
    code,
    cap: CAPS[code],
    message: isAll
      ? 'robots.txt blocks every crawler that assistants use for search and browsing.'
      : `robots.txt blocks ${names}.`,
    quote: refused[0]?.rule ?? null,
  };
}
