import { useEffect, useRef } from 'react';

/** What each key does while Alt is held. */
export const useShortcuts = (acts: Readonly<Record<string, () => void>>): void => {
  const newest = useRef(acts);
  useEffect(() => {
    newest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = event.altKey ? newest.current[event.key.toLowerCase()] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};

/** Puts the hands on the first field of a part of the page. */
export const goToFields = (id: string): void => document.querySelector<HTMLElement>(`#${id} input`)?.focus();
