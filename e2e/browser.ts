/** How Chromium starts on a machine without a screen, a sandbox for root, or a way out. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  // Pages live for seconds: to make their code fast costs more than it saves.
  '--js-flags=--no-opt',
  // One process less to talk with; the runner's own features are named anew, as the last list counts alone.
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
