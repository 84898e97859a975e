/**
 * What a customer's pages load: `<script src="…/tracker.js" data-key="cw_pk_…" async>`. It reports that the page was
 * loaded, once, and leaves everything as it is: the document, its cookies and storage, its globals.
 *
 * A fetch and not a beacon, which can neither be a GET nor carry the key; `keepalive` lets it outlive the page all the
 * same. Steps of an application within a loaded page are not reported: to hear of them a script must put itself in the
 * place of the page's own functions, and a visitor whom an assistant sends comes by a load.
 */
export const trackerScript = `(function () {
  'use strict';
  var script = document.currentScript || document.querySelector('script[data-key^="cw_pk_"]');
  var key = script && script.getAttribute('data-key');
  if (!key || !/^https?:$/.test(location.protocol) || !window.fetch) return;

  // The tag may stand in the page twice; the first one reports.
  var tags = document.querySelectorAll('script[data-key]');
  for (var i = 0; i < tags.length && tags[i] !== script; i += 1) {
    if (tags[i].src === script.src && tags[i].getAttribute('data-key') === key) return;
  }

  function report() {
    var url = location.href.split('#')[0];
    if (url.length > 2048) url = url.split('?')[0];
    // Of where the visitor comes from the site alone is told.
    var referrer = document.referrer.split('/').slice(0, 3).join('/');
    var query = '?url=' + encodeURIComponent(url) + '&referrer=' + encodeURIComponent(referrer);
    fetch(new URL('v1/tracker', script.src) + query, {
      headers: { Authorization: 'Bearer ' + key },
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      keepalive: true
    }).catch(function () {});
  }

  // A page that is prepared ahead may never be seen.
  if (document.prerendering) document.addEventListener('prerenderingchange', report, { once: true });
  else report();
})();
`;
