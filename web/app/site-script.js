/* On public pages: once the page is in use, brings the worker that keeps it, unless the app's own is here already. */
addEventListener('load', async () => {
  const workers = navigator.serviceWorker;
  try {
    if (!(await workers.getRegistration('/'))) await workers.register('/site-worker.js');
  } catch {
    // a private window, an address without TLS, storage switched off
  }
});
