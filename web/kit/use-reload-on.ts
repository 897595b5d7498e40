import { useEffect, useRef } from 'react';

/** Reads anew when something happened that changes what was read; what is open or half typed beside it stays. */
export const useReloadOn = (turn: number, reload: () => void): void => {
  const last = useRef(turn);
  useEffect(() => {
    if (last.current === turn) return;
    last.current = turn;
    reload();
  }, [turn, reload]);
};
