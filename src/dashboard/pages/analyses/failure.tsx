import type { VNode } from 'preact';
import type { AnalysisError, AnalysisErrorCode } from '../../../analysis/result.ts';
import { shown } from '../../../report/html/shown-text.tsx';

/** What to do about a page that could not be analysed. */
const help: Readonly<Record<AnalysisErrorCode, string>> = {
  dns_failure: 'Check the spelling of the host. A new domain may take hours until it is found everywhere.',
  connection_failed: 'Open the address from another network: a firewall may let yours in and us not.',
  tls_failure:
    'Renew the certificate, or send the intermediate one with it: assistants’ crawlers are as strict.',
  timeout: 'The page answers too slowly. Crawlers give up, too: see what its server waits for.',
  blocked_address: 'The address leads to a private network. Send the page’s HTML instead.',
  too_many_redirects:
    'The redirects go in a circle or on for too long. Submit the address where they should end.',
  http_status:
    'The server refuses the page. Open it without being signed in, and see whether it refuses unknown clients.',
  not_html: 'Only HTML pages can be analysed. Submit the page that links to this file.',
  too_large: 'The page is larger than what crawlers read. Split it, or take out what is inlined.',
  empty_page: 'There is no text in what the server sends. If a script writes it, render it on the server.',
  bot_challenge:
    'A challenge for bots stands before the page, and assistants’ crawlers meet it, too: let them pass.',
  canceled: 'Somebody canceled it. Analyse the page again when you want to.',
  internal: 'The fault is ours. Analyse the page again; if it fails again, tell us the analysis’ id.',
};

export function failureNotice(error: AnalysisError): VNode {
  return (
    <div class={`notice ${error.code === 'canceled' ? '' : 'bad'}`}>
      <p>
        <strong dir="auto">{shown(error.message)}</strong>
      </p>
      <p>{help[error.code]}</p>
      <p class="soft small">
        <code>{error.code}</code> ·{' '}
        {error.retryable
          ? 'Trying again may succeed without a change to the page.'
          : 'Trying again changes nothing until the cause is mended.'}
      </p>
    </div>
  );
}
