/**
 * An endpoint's URL without what may be a secret: for Slack, Discord, Zapier and the like the path or the query is the
 * permission to post.
 */
export function maskedUrl(text: string): string {
  if (!URL.canParse(text)) return '…';
  const { protocol, host, pathname, search, hash } = new URL(text);
  return pathname === '/' && search === '' && hash === ''
    ? `${protocol}//${host}/`
    : `${protocol}//${host}/…`;
}
