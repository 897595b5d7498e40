/* The one script of a story's page: the worker that shows the page again where there is no network. */

const [, first = ''] = location.pathname.split('/');

// By its own worker, for these paths alone: who scans a pack does not take the whole app onto their phone.
if ('serviceWorker' in navigator)
  void navigator.serviceWorker.register('/story-worker.js', { scope: `/${first}/` }).catch(() => undefined);
