import { useCallback, useEffect, useRef, useState } from 'react';
import type { NoPositionReason, TakenPosition } from '@shuka/domain/extension';
import type { Fix } from '@shuka/domain/kit/fixes.ts';
import { roundPosition } from '@shuka/domain/kit/geodesy.ts';
import { looksMocked } from '@shuka/domain/kit/mock-fixes.ts';

/** Good enough to rest the GPS, which costs battery. */
const enoughMetres = 15;

const longestMillis = 120_000;

const toFix = ({ coords, timestamp }: GeolocationPosition): Fix => ({
  position: roundPosition([coords.longitude, coords.latitude]),
  accuracyMetres: coords.accuracy,
  atMillis: timestamp,
});

/** The error codes of the W3C Geolocation specification. */
const reasonOf = ({ code }: GeolocationPositionError): NoPositionReason =>
  code === 1 ? 'denied' : code === 2 ? 'missing' : 'silent';

const takenOf = (
  { position: [longitude, latitude], accuracyMetres, atMillis }: Fix,
  seen: readonly Fix[],
): TakenPosition => ({
  latitude,
  longitude,
  accuracyMetres: Math.min(Math.round(accuracyMetres), 1_000_000),
  at: new Date(atMillis).toISOString(),
  looksMocked: looksMocked(seen),
});

/**
 * Takes where the phone is while someone writes, in the background: the best position of two minutes, or why there is none.
 * @param before one that was taken when the form was first opened; it stays until it is taken again.
 */
export const usePlaceTaken = (isOn: boolean, before: TakenPosition | null) => {
  const [position, setPosition] = useState(before);
  const [reason, setReason] = useState<NoPositionReason | null>(null);
  const [isLooking, setLooking] = useState(isOn && before === null);
  const best = useRef<Fix | null>(null);
  const seen = useRef<readonly Fix[]>([]);
  useEffect(() => {
    if (!isLooking) return undefined;
    if (!('geolocation' in navigator)) {
      setReason('missing');
      return setLooking(false);
    }
    const stop = (): void => setLooking(false);
    const hear = (said: GeolocationPosition): void => {
      const fix = toFix(said);
      seen.current = [...seen.current, fix];
      if (best.current === null || fix.accuracyMetres < best.current.accuracyMetres) best.current = fix;
      setPosition(takenOf(best.current, seen.current));
      setReason(null);
      if (best.current.accuracyMetres <= enoughMetres) stop();
    };
    const fail = (error: GeolocationPositionError): void => {
      if (best.current === null) setReason(reasonOf(error));
      if (error.code === 1) stop();
    };
    const watch = navigator.geolocation.watchPosition(hear, fail, {
      enableHighAccuracy: true,
      maximumAge: 0,
      timeout: 30_000,
    });
    const timer = setTimeout(stop, longestMillis);
    return () => {
      navigator.geolocation.clearWatch(watch);
      clearTimeout(timer);
    };
  }, [isLooking]);
  const again = useCallback((): void => {
    best.current = null;
    seen.current = [];
    setReason(null);
    setLooking(true);
  }, []);
  return { position, reason, isLooking, again };
};
