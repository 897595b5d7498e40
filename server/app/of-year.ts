import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Clock } from '#kit/clock.ts';

/** What holds for one year by the Nigerian clock: made anew at the first asking after it turned, and the old one dropped. */
export const ofYear = <Made>(clock: Clock, make: (year: string) => Made): (() => Made) => {
  let held: { readonly year: string; readonly made: Made } | undefined;
  return () => {
    const year = dayOf(clock.now()).slice(0, 4);
    if (held?.year !== year) held = { year, made: make(year) };
    return held.made;
  };
};
