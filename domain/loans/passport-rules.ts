import { Problem } from '#kit/problem.ts';
import { passportLimits, type Passport } from './passport-model.ts';

const dayMillis = 86_400_000;

/** Until when a passport is open. */
export const passportEnd = (openedAt: Date, days: number): Date => new Date(openedAt.getTime() + days * dayMillis);

type Open = Pick<Passport, 'expiresAt' | 'revokedAt' | 'viewCount'>;

/** Whether its link opens a passport now. */
export const isPassportLive = ({ expiresAt, revokedAt, viewCount }: Open, now: Date): boolean =>
  revokedAt === null && Date.parse(expiresAt) > now.getTime() && viewCount < passportLimits.mostViews.value;

/** @throws Problem `too-many-passports` when so many are open that one more is no choice any more. */
export const checkRoomForPassport = (live: number): void => {
  if (live >= passportLimits.mostLive.value) throw new Problem('too-many-passports');
};

type Grown = { readonly kilograms: number; readonly hectares: number | null };

/** Kilograms a hectare, whole; null where the land was not measured, or nothing was brought in yet. */
export const yieldOf = ({ kilograms, hectares }: Grown): number | null =>
  hectares === null || hectares <= 0 || kilograms <= 0 ? null : Math.round(kilograms / hectares);
