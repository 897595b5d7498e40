/* Runs on every page before anything else is there: colours, top bar, drawer. It must stay small: it is inlined. */
{
  const root = document.documentElement;
  const kept = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null; // storage is switched off
    }
  };
  const keep = (theme) => {
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // then it lasts for this page
    }
  };
  root.dataset.theme = kept() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    const drawer = document.getElementById('drawer');
    if (button?.hasAttribute('data-theme-button')) {
      root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
      keep(root.dataset.theme);
    } else if (button?.id === 'open-drawer') drawer.showModal();
    else if (drawer?.open && (target === drawer || target.closest('#close-drawer, #drawer a'))) drawer.close();
  });
  // Sent before its script has come, a form would put a password in the address: it is held back until it wakes.
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    event.target.dataset.asked = '';
  });
  addEventListener('DOMContentLoaded', () => {
    const bar = document.getElementById('bar');
    const mark = () => bar?.toggleAttribute('data-scrolled', scrollY > 30);
    addEventListener('scroll', mark, { passive: true });
    mark();
  });
}
