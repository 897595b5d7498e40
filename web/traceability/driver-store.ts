import type { DrivenTrip, TripStepDraft } from '@shuka/domain/traceability';

/** A step on this phone, and where it stands; `why` is what the server said to one that it did not take in. */
export type KeptStep = TripStepDraft & {
  readonly state: 'saved-here' | 'sending' | 'accepted' | 'needs-fixing';
  readonly why: string;
};

/** A trip as this phone has it. */
export type KeptTrip = {
  readonly trip: DrivenTrip;
  /** How much later it is at the server than this phone’s clock says, in milliseconds. */
  readonly ahead: number;
  readonly steps: readonly KeptStep[];
};

const tripKey = (tripId: string): string => `driver-trip ${tripId}`;
const linkKey = (link: string): string => `driver-link ${link}`;

/** What a link is known by here: not the link itself. */
export const nameOfLink = async (token: string): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off
  }
};

export const readTripHere = (tripId: string): KeptTrip | null => {
  const text = read(tripKey(tripId));
  if (text === null) return null;
  try {
    return JSON.parse(text) as KeptTrip; // written below
  } catch {
    return null;
  }
};

/** The trip that a link opened on this phone before. */
export const readByLink = (link: string): KeptTrip | null => {
  const tripId = read(linkKey(link));
  return tripId === null ? null : readTripHere(tripId);
};

/** Keeps a trip under its link. False when this phone has no room, or keeps nothing. */
export const writeTripHere = (link: string, kept: KeptTrip): boolean => {
  try {
    localStorage.setItem(tripKey(kept.trip.id), JSON.stringify(kept));
    localStorage.setItem(linkKey(link), kept.trip.id);
    return true;
  } catch {
    return false;
  }
};

/** Takes a trip off this phone, with every link of it. @returns whether this phone has another one. */
export const forgetTrip = (tripId: string): boolean => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
    for (const key of keys)
      if (key.startsWith('driver-link ') && localStorage.getItem(key) === tripId) localStorage.removeItem(key);
    localStorage.removeItem(tripKey(tripId));
    return keys.some((key) => key.startsWith('driver-trip ') && key !== tripKey(tripId));
  } catch {
    return false;
  }
};
