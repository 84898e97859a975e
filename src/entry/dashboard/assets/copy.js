/** Makes the copy buttons work. They are hidden in the markup: without scripts the text can be selected. */
(function () {
  'use strict';
  function show(root) {
    root.querySelectorAll('button[data-copy]').forEach(function (button) {
      button.hidden = false;
    });
  }
  document.addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('button[data-copy]');
    if (!button) return;
    var source = document.getElementById(button.dataset.copy);
    if (!source) return;
    var text = 'value' in source ? source.value : source.textContent;
    var status = button.parentNode.querySelector('[role=status]');
    function report(words) {
      if (status) status.textContent = words;
    }
    // Without HTTPS there is no clipboard API: select the text, so that one key copies it.
    function select() {
      // A hidden or folded text cannot be selected.
      source.hidden = false;
      for (var fold = source; fold; fold = fold.parentElement)
        if (fold.localName === 'details') fold.open = true;
      var range = document.createRange();
      range.selectNodeContents(source);
      var selection = getSelection();
      selection.removeAllRanges();
      selection.addRange(range);
      report(document.execCommand('copy') ? 'Copied' : 'Selected: copy it now');
    }
    if (navigator.clipboard) {
      navigator.clipboard.writeText(text).then(function () {
        report('Copied');
      }, select);
    } else select();
  });
  show(document);
  document.addEventListener('htmx:load', function (event) {
    show(event.target);
  });
})();
