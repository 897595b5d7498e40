import { useState } from 'react';

/** Something a button does that takes a moment: it runs once at a time. */
export const useBusy = (): { isBusy: boolean; run: (work: () => Promise<void>) => void } => {
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>): void => {
    if (isBusy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return { isBusy, run };
};
