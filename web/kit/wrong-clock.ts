import { makeCell } from './cell.ts';

/** A clock that is this far off gives what is written down another day. */
const mostApartMillis = 3_600_000;

/**
 * What the server's clock said, in milliseconds since 1970, where this phone's is far from it; null where they agree, or
 * nobody was asked yet.
 */
export const wrongClock = makeCell<number | null>(null);

/** Hears of the server's clock. @param now by this phone's. */
export const noteClock = (serverMillis: number, now: number): void =>
  wrongClock.set(Math.abs(serverMillis - now) > mostApartMillis ? serverMillis : null);
