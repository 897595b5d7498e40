import { useCallback, useEffect, useState } from 'react';
import type { Position } from '@shuka/domain/kit/geodesy.ts';

/** Where the phone is, for a route: asked for by the person, or at once where they allowed it before. */
export const useHere = () => {
  const [here, setHere] = useState<Position | null>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle');
  const ask = useCallback((): void => {
    if (!('geolocation' in navigator)) return setState('denied');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setHere([coords.longitude, coords.latitude]);
        setState('idle');
      },
      () => setState('denied'),
      { enableHighAccuracy: false, maximumAge: 300_000, timeout: 20_000 },
    );
  }, []);
  useEffect(() => {
    let isHere = true;
    const askIfAllowed = async (): Promise<void> => {
      const allowed = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
      if (isHere && allowed?.state === 'granted') ask();
    };
    void askIfAllowed();
    return () => {
      isHere = false;
    };
  }, [ask]);
  return { here, isAsking: state === 'asking', isDenied: state === 'denied', ask };
};
