/**
 * Opens the folded sections around the target of a link: not every browser does so by itself. `data-unfold="all"` also
 * opens those within it.
 */
(function () {
  'use strict';
  function unfold(hash) {
    var target = hash.length > 1 && document.getElementById(hash.slice(1));
    for (var part = target; part; part = part.parentElement) {
      if (part.localName === 'details') part.open = true;
    }
    return target;
  }
  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[href^="#"]');
    var target = link && unfold(link.getAttribute('href'));
    if (!target || link.dataset.unfold !== 'all') return;
    target.querySelectorAll('details').forEach(function (part) {
      part.open = true;
    });
  });
  var first = unfold(location.hash);
  if (first) first.scrollIntoView();
})();
