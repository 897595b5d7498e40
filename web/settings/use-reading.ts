import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { listClips } from '@shuka/domain/settings';
import { call } from '#kit/api.ts';
import { useWords } from '#kit/words.tsx';
import { playPiece } from './play-piece.ts';
import { machineVoiceOf, planOf } from './reading.ts';
import { textsOf } from './screen-texts.ts';

export type Reading =
  | { readonly state: 'quiet' }
  | { readonly state: 'reading'; readonly by: 'clip' | 'machine' }
  | { readonly state: 'over'; readonly read: number; readonly leftOut: number };

/** Reads the screen aloud from its beginning; another screen ends it. */
export const useReading = () => {
  const { language } = useWords();
  const [pathname] = useLocation();
  const [reading, setReading] = useState<Reading>({ state: 'quiet' });
  const controller = useRef<AbortController | null>(null);
  const stop = useCallback((): void => {
    controller.current?.abort();
    setReading({ state: 'quiet' });
  }, []);
  useEffect(() => stop, [pathname, stop]);

  const start = async (): Promise<void> => {
    const own = new AbortController();
    controller.current?.abort();
    controller.current = own;
    const main = document.querySelector('main');
    const result = await call(listClips, { language });
    const voice = machineVoiceOf(language);
    const plan = planOf(main === null ? [] : textsOf(main), result.ok ? result.value.items : [], voice !== null);
    for (const piece of plan) {
      if (own.signal.aborted) return;
      if (piece.by !== 'nobody') setReading({ state: 'reading', by: piece.by });
      await playPiece(piece, voice, own.signal);
    }
    if (own.signal.aborted) return;
    const leftOut = plan.filter(({ by }) => by === 'nobody').length;
    setReading({ state: 'over', read: plan.length - leftOut, leftOut });
  };
  return { reading, start, stop };
};
