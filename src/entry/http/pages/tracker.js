/**
 * Loaded by customers' pages: `<script src="…/tracker.js" data-key="cw_pk_…" async>`. Reports one page load, changes
 * nothing in the page and stores nothing in the browser.
 *
 * Uses fetch because a beacon can neither be a GET nor carry the key; `keepalive` lets the request outlive the page.
 * Navigation within a loaded page is not reported: to see it a script must replace the page's own functions, and a
 * visitor from an assistant arrives by a page load.
 */
(function () {
  'use strict';
  var script = document.currentScript || document.querySelector('script[data-key^="cw_pk_"]');
  var key = script && script.getAttribute('data-key');
  if (!key || !/^https?:$/.test(location.protocol) || !window.fetch) return;

  // The page may contain the tag twice; only the first one reports.
  var tags = document.querySelectorAll('script[data-key]');
  for (var i = 0; i < tags.length && tags[i] !== script; i += 1) {
    if (tags[i].src === script.src && tags[i].getAttribute('data-key') === key) return;
  }

  function report() {
    var url = location.href.split('#')[0];
    if (url.length > 2048) url = url.split('?')[0];
    // Only the referrer's origin is sent.
    var referrer = document.referrer.split('/').slice(0, 3).join('/');
    var query = '?url=' + encodeURIComponent(url) + '&referrer=' + encodeURIComponent(referrer);
    fetch(new URL('v1/tracker', script.src) + query, {
      headers: { Authorization: 'Bearer ' + key },
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(function () {});
  }

  // A prerendered page may never be shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', report, { once: true });
  else report();
})();
