import { useCallback, useEffect, useRef, useState } from 'react';
import type { Fix } from '@shuka/domain/kit/fixes.ts';
import type { WordId } from '#kit/words.tsx';

/** Why there are no positions; `silent` may pass by itself. */
export type FixTrouble = 'denied' | 'missing' | 'silent';

export const troubleWords = {
  denied: 'plots.gpsDenied',
  missing: 'plots.gpsMissing',
  silent: 'plots.gpsSilent',
} as const satisfies Record<FixTrouble, WordId>;

/** So many fixes are looked at together to tell whether they were made up. */
const mostSeen = 30;

const answerWithinMillis = 30_000;

const toFix = ({ coords, timestamp }: GeolocationPosition): Fix => ({
  position: [coords.longitude, coords.latitude],
  accuracyMetres: coords.accuracy,
  atMillis: timestamp,
});

/** The error codes of the W3C Geolocation specification. */
const troubleOf = ({ code }: GeolocationPositionError): FixTrouble =>
  code === 1 ? 'denied' : code === 2 ? 'missing' : 'silent';

/** A watch the phone put to sleep with the screen may not wake by itself: each time the page is seen again it begins anew. */
const useWakings = (): number => {
  const [wakings, setWakings] = useState(0);
  useEffect(() => {
    const wake = (): void => (document.visibilityState === 'visible' ? setWakings((count) => count + 1) : undefined);
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, []);
  return wakings;
};

/**
 * The positions of the phone while `isWatching`; the GPS rests otherwise. Each one is told to `onFix`, with the last ones
 * before it.
 */
export const useFixes = (isWatching: boolean, onFix: (fix: Fix, seen: readonly Fix[]) => void) => {
  const [fix, setFix] = useState<Fix | null>(null);
  const [trouble, setTrouble] = useState<FixTrouble | null>(null);
  const [turn, setTurn] = useState(0);
  const wakings = useWakings();
  const seen = useRef<readonly Fix[]>([]);
  const tell = useRef(onFix);
  useEffect(() => {
    tell.current = onFix;
  });
  useEffect(() => {
    if (!isWatching) return;
    if (!('geolocation' in navigator)) return setTrouble('missing');
    const hear = (position: GeolocationPosition): void => {
      const next = toFix(position);
      seen.current = [...seen.current, next].slice(-mostSeen);
      setTrouble(null);
      setFix(next);
      tell.current(next, seen.current);
    };
    const options = { enableHighAccuracy: true, maximumAge: 0, timeout: answerWithinMillis };
    const watch = navigator.geolocation.watchPosition(hear, (error) => setTrouble(troubleOf(error)), options);
    return () => navigator.geolocation.clearWatch(watch);
  }, [isWatching, turn, wakings]);
  const tryAgain = useCallback(() => {
    setTrouble(null);
    setTurn((count) => count + 1);
  }, []);
  return { fix, trouble, tryAgain };
};

/** Keeps the screen on where the browser can, anew each time the page is seen again. */
export const useWakeLock = (isOn: boolean): void => {
  const wakings = useWakings();
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    // Refused when the battery is low; the walk goes on, and the screen may sleep.
    const asked = navigator.wakeLock.request('screen').catch(() => null);
    return () => void asked.then((lock) => lock?.release());
  }, [isOn, wakings]);
};
