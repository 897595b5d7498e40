import { useEffect, useRef, useState } from 'react';
import { keepPage } from './driver-page-kept.ts';
import { nameOfLink, readByLink } from './driver-store.ts';
import { loadDrivenParts } from './load-driven-parts.ts';
import { keep, look, send, takeBack, tell, type Driven, type Driving, type Said, type Shown } from './driving.ts';

/** How often what waits is tried again, and the trip looked at. */
const againMillis = 20_000;

const goOn = async (driving: Driving): Promise<void> => {
  await look(driving);
  await send(driving);
};

/** What stands after the sign # of the address opens the trip; this phone may have it already. */
const begin = async (driving: Driving): Promise<void> => {
  driving.token = location.hash.slice(1);
  driving.link = await nameOfLink(driving.token);
  const here = readByLink(driving.link);
  if (here !== null) keep(driving, here);
  await goOn(driving);
};

/** A driver’s trip: opened by its link, kept on this phone, told step by step whenever there is a network. */
export const useDriven = (): Driven => {
  const [shown, setShown] = useState<Shown>({ at: 'asking' });
  const [isFull, setFull] = useState(false);
  const [isKept, setKept] = useState<boolean | null>(null);
  const held = useRef<Driving>({
    token: '',
    link: '',
    kept: null,
    isSending: false,
    show: setShown,
    tellFull: setFull,
  });
  useEffect(() => {
    const driving = held.current;
    void loadDrivenParts().catch(() => undefined); // asked for again when it is drawn
    const prepare = async (): Promise<void> => {
      await begin(driving);
      await loadDrivenParts().catch(() => undefined);
      if (driving.kept !== null) setKept(await keepPage());
    };
    void prepare();
    const again = (): void => void (driving.link !== '' && goOn(driving));
    addEventListener('online', again);
    const timer = setInterval(again, againMillis);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, []);
  return {
    shown,
    isKept,
    isFull,
    tell: (said: Said) => tell(held.current, said),
    takeBack: (stepId: string) => takeBack(held.current, stepId),
    sendNow: () => void send(held.current, true),
  };
};
