import { useState } from 'react';

/** Something a button does that takes a moment: it runs once at a time. */
export const useAct = (): { isBusy: boolean; run: (work: () => Promise<void>) => void } => {
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>): void => {
    if (isBusy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return { isBusy, run };
};

/** The text fields of a form, as typed. */
export const fieldsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
