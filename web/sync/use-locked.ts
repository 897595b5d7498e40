import { useEffect } from 'react';

/** Runs when the records in this tab were locked: by the person, in another tab, or because the phone was put away. */
export const useLocked = (onLocked: () => void): void =>
  useEffect(() => {
    addEventListener('phone-locked', onLocked);
    return () => removeEventListener('phone-locked', onLocked);
  }, [onLocked]);
