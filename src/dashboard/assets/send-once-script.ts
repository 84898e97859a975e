/** A form is sent once, however often its button is pressed while the answer is on its way. */
export const sendOnceScript = `(function () {
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
  // A page that comes back from the browser's cache has forms that may be sent again.
  window.addEventListener('pageshow', function () {
    document.querySelectorAll('form[data-sent]').forEach(function (form) { delete form.dataset.sent; });
  });
})();
`;
