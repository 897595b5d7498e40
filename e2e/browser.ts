/** How Chromium starts on a machine without a screen, a sandbox for root, or a way out. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  // Pages live for seconds: to make their code fast costs more than it saves.
  '--js-flags=--no-opt',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
