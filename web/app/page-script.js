/* Runs on every page before anything else is there: colours, top bar, drawer. It must stay small: it is inlined. */
(function (root, store) {
  var kept = null;
  try {
    kept = store.getItem('theme');
  } catch (e) {}
  root.dataset.theme = kept || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.addEventListener('click', function (event) {
    var button = event.target.closest('button');
    var drawer = document.getElementById('drawer');
    if (button && button.hasAttribute('data-theme-button')) {
      root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
      try {
        store.setItem('theme', root.dataset.theme);
      } catch (e) {}
    } else if (button && button.id === 'open-drawer') drawer.showModal();
    else if (drawer && drawer.open && (event.target === drawer || event.target.closest('#close-drawer, #drawer a'))) drawer.close();
  });
  addEventListener('DOMContentLoaded', function () {
    var bar = document.getElementById('bar');
    if (!bar) return;
    var mark = function () {
      bar.toggleAttribute('data-scrolled', scrollY > 30);
    };
    addEventListener('scroll', mark, { passive: true });
    mark();
  });
})(document.documentElement, localStorage);
