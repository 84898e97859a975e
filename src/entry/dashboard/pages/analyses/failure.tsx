import type { VNode } from 'preact';
import type { AnalysisError } from '../../../../core/schema/analysis-error.ts';
import type { AnalysisErrorCode } from '../../../../core/schema/vocabulary.ts';
import { shown } from '../../../report/html/shown-text.tsx';

/** The fix for each reason why a page could not be analysed. */
const help: Readonly<Record<AnalysisErrorCode, string>> = {
  dns_failure: 'Check the spelling of the host. The DNS entry of a new domain may take hours to spread.',
  connection_failed: 'Open the address from another network: a firewall may block this service.',
  tls_failure:
    'Renew the certificate, or send the intermediate certificate too: assistants’ crawlers are equally strict.',
  timeout: 'The page responds too slowly, and crawlers give up too. Find out why its server is slow.',
  blocked_address: 'The address resolves to a private network. Send the page’s HTML instead.',
  too_many_redirects: 'The redirects form a loop or a chain that is too long. Submit the final address.',
  http_status:
    'The server refuses the page. Open it signed out, and check whether it refuses unknown clients.',
  not_html: 'Only HTML pages can be analysed. Submit the page that links to this file.',
  too_large: 'The page exceeds the size that crawlers read. Split it, or move inlined content out.',
  empty_page: 'The server’s HTML contains no text. If a script writes the text, render it on the server.',
  bot_challenge: 'A bot challenge protects the page and also stops assistants’ crawlers. Let them pass.',
  canceled: 'Analyse the page again when you need the result.',
  internal: 'This is our fault. Analyse the page again; if it fails again, report the ID of the analysis.',
};

export function failureNotice(error: AnalysisError): VNode {
  return (
    <div class={error.code === 'canceled' ? 'notice' : 'notice bad'}>
      <p>
        <strong dir="auto">{shown(error.message)}</strong>
      </p>
      <p>{help[error.code]}</p>
      <p class="soft small">
        <code>{error.code}</code> ·{' '}
        {error.retryable
          ? 'A retry may succeed without a change to the page.'
          : 'A retry will fail until the cause is fixed.'}
      </p>
    </div>
  );
}
