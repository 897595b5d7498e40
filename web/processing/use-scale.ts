import { useEffect, useRef, useState } from 'react';
import { listenToScale, serialHere } from './scale-port.ts';

/** The scale at the cable of this computer, where its browser can listen to one. */
export const useScale = () => {
  const [grams, setGrams] = useState<number | null>(null);
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const begin = async (): Promise<void> => {
    const port = await serialHere()
      ?.requestPort()
      .catch(() => null); // nobody chose one
    if (port == null) return;
    stopping.current = new AbortController();
    setState('on');
    const end = await listenToScale(port, setGrams, stopping.current.signal).then(
      () => 'off' as const,
      () => 'failed' as const,
    );
    setGrams(null);
    setState(end);
  };
  return { isThere: serialHere() !== null, state, grams, begin, stop: () => stopping.current?.abort() };
};
