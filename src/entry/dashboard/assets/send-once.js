/** Sends a form once, even when its button is pressed again before the answer arrives. */
(function () {
  'use strict';
  document.addEventListener('submit', function (event) {
    var form = event.target;
    if (form.method !== 'post') return;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = 'yes';
  });
  // A form that could not be sent in place is sent as a page, which says why.
  ['htmx:responseError', 'htmx:sendError'].forEach(function (failure) {
    document.addEventListener(failure, function (event) {
      if (event.target.localName === 'form') event.target.submit();
    });
  });
  // Forms of a page restored from the browser’s cache may be sent again.
  window.addEventListener('pageshow', function () {
    document.querySelectorAll('form[data-sent]').forEach(function (form) {
      delete form.dataset.sent;
    });
  });
})();
