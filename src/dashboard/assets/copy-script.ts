/** Copies what a button names. The button is hidden in the markup: without scripts the text is there to be selected. */
export const copyScript = `(function () {
  'use strict';
  function show(root) {
    root.querySelectorAll('button[data-copy]').forEach(function (button) { button.hidden = false; });
  }
  document.addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('button[data-copy]');
    if (!button) return;
    var source = document.getElementById(button.dataset.copy);
    if (!source) return;
    var text = 'value' in source ? source.value : source.textContent;
    var said = button.parentNode.querySelector('[role=status]');
    function tell(words) {
      if (said) said.textContent = words;
    }
    // Without HTTPS there is no clipboard to write to: the text is selected, and one key copies it.
    function select() {
      var range = document.createRange();
      range.selectNodeContents(source);
      var selection = getSelection();
      selection.removeAllRanges();
      selection.addRange(range);
      tell(document.execCommand('copy') ? 'Copied' : 'Selected: copy it now');
    }
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(function () { tell('Copied'); }, select);
    else select();
  });
  show(document);
  document.addEventListener('htmx:load', function (event) { show(event.target); });
})();
`;
