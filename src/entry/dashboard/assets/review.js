/**
 * Keys for the review of a draft. They work only while an item has the focus and no field is typed in, so that they take
 * no key from a screen reader or from speech input. Every key presses a button that is on the page.
 */
(function () {
  'use strict';
  /** The item to focus when a part of the page was replaced. */
  var wanted = null;

  function items() {
    return Array.prototype.slice.call(document.querySelectorAll('[data-item]'));
  }
  function itemOf(node) {
    return node && node.closest && node.closest('[data-item]');
  }
  function isUndecided(item) {
    return item.dataset.decided === 'no';
  }
  /** One item can be reached by Tab; the others by the keys. */
  function reachable(item) {
    items().forEach(function (other) {
      other.tabIndex = other === item ? 0 : -1;
    });
  }
  function focus(item) {
    if (!item) return;
    reachable(item);
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest' });
  }
  function beside(item, step) {
    var all = items();
    return all[all.indexOf(item) + step] || item;
  }
  /** Where a decision about `item` leads. */
  function following(item) {
    var all = items();
    var rest = all.slice(all.indexOf(item) + 1);
    return rest.filter(isUndecided)[0] || rest[0] || item;
  }
  function press(button) {
    if (button) button.click();
  }
  function open(item, step) {
    var part = item.querySelector('[data-step=' + step + ']');
    if (!part) return;
    part.open = true;
    var field = part.querySelector('textarea, input:not([type=hidden]), select');
    if (field) field.focus();
  }
  function decide(item, decision) {
    wanted = following(item).dataset.item;
    press(item.querySelector('button[value=' + decision + ']'));
  }

  var does = {
    j: function (item) {
      focus(beside(item, 1));
    },
    k: function (item) {
      focus(beside(item, -1));
    },
    a: function (item) {
      decide(item, 'accepted');
    },
    r: function (item) {
      decide(item, 'rejected');
    },
    e: function (item) {
      open(item, 'edit');
    },
    g: function (item) {
      open(item, 'again');
    },
    u: function (item) {
      wanted = item.dataset.item;
      press(document.querySelector('[data-undo]'));
    },
  };

  document.addEventListener('keydown', function (event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    var item = itemOf(event.target);
    if (!item) return;
    if (event.key === 'Escape') {
      item.querySelectorAll('[data-step]').forEach(function (part) {
        part.open = false;
      });
      focus(item);
      return;
    }
    if (/^(?:input|textarea|select)$/.test(event.target.localName)) return;
    var action = Object.prototype.hasOwnProperty.call(does, event.key.toLowerCase())
      ? does[event.key.toLowerCase()]
      : null;
    if (!action) return;
    event.preventDefault();
    action(item);
  });
  document.addEventListener('click', function (event) {
    if (event.target.closest && event.target.closest('[data-first-item]')) {
      focus(items().filter(isUndecided)[0] || items()[0]);
    }
  });
  // A button that was pressed is replaced with its item: the focus goes to the new one.
  document.addEventListener('submit', function (event) {
    var item = itemOf(event.target);
    if (item && wanted === null) wanted = item.dataset.item;
  });

  function show() {
    var all = items();
    document.querySelectorAll('[data-keys]').forEach(function (part) {
      part.hidden = all.length === 0;
    });
    if (all.length > 0) reachable(all.filter(isUndecided)[0] || all[0]);
  }
  function announce() {
    var announcer = document.querySelector('[data-announcer]');
    var said = document.querySelector('[data-said]');
    if (announcer && said) announcer.textContent = said.dataset.said;
  }
  /** After an edit the address names the item; one that was replaced is not there any more. */
  function addressed() {
    if (!/^#itm_\w+$/.test(location.hash)) return null;
    return document.getElementById(location.hash.slice(1)) || items().filter(isUndecided)[0];
  }

  show();
  if (items().length > 0 && /^#itm_/.test(location.hash)) focus(addressed());
  document.addEventListener('htmx:afterSettle', function () {
    if (items().length === 0) return;
    show();
    var hasFocus = document.activeElement && document.activeElement !== document.body;
    if (wanted !== null) focus(document.getElementById(wanted) || addressed() || items()[0]);
    else if (!hasFocus) focus(addressed());
    wanted = null;
    announce();
  });
})();
