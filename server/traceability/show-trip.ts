import { isTripLate, isTripOpen, missingOf, type Trip, type TripCard } from '@shuka/domain/traceability';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { findTripLines, shownLine, type CarriedLine } from './trip-line-store.ts';
import { findTripPhoto, findTripSteps } from './trip-step-store.ts';
import { findTrip, type TripRow } from './trip-store.ts';

/** As it stands on the paper. */
export const waybillNumber = ({ number }: Pick<TripRow, 'number'>): string => `W${String(number).padStart(6, '0')}`;

export const placeOfTrip = ({ toLga, toStateCode }: Pick<TripRow, 'toLga' | 'toStateCode'>): string =>
  `${toLga}, ${stateName(toStateCode)}`;

/** Whether a link opens its trip now. */
export const isLinkOpen = ({ state, linkUntil, revokedAt }: TripRow, now: Date): boolean =>
  isTripOpen(state) && revokedAt === null && Date.parse(linkUntil) > now.getTime();

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const cardOf = (one: TripRow, lines: readonly CarriedLine[], now: Date): TripCard => {
  const bulk = lines.filter(({ isUnit }) => !isUnit).map(shownLine);
  const units = lines.filter(({ isUnit }) => isUnit).map(shownLine);
  const { id, fromName, toName, vehicle, driverName, state, expectedAt, lastAt } = one;
  return {
    id,
    fromName,
    toName,
    vehicle,
    driverName,
    state,
    expectedAt,
    lastAt,
    waybill: waybillNumber(one),
    toPlace: placeOfTrip(one),
    isLate: isTripLate(one, now),
    grams: sum(bulk.map(({ grams }) => grams ?? 0)),
    lostGrams: sum(bulk.map(missingOf)),
    lostUnits: sum(units.map(missingOf)),
  };
};

export const showTripCards = async ({ db, clock }: Context, found: readonly TripRow[]): Promise<TripCard[]> => {
  const lines = await findTripLines(
    db,
    found.map(({ id }) => id),
  );
  return found.map((one) =>
    cardOf(
      one,
      lines.filter(({ tripId }) => tripId === one.id),
      clock.now(),
    ),
  );
};

/** A trip as whoever planned it sees it. */
export const showTrip = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, tripId: string): Promise<Trip> => {
  const one = await findTrip(db, tripId);
  if (one === null) throw new Problem('not-found');
  const lines = await findTripLines(db, [tripId]);
  const { driverPhone, receiverPhone, driverLanguage, linkUntil, openedAt, sentCount } = one;
  return {
    ...cardOf(one, lines, clock.now()),
    driverPhone,
    receiverPhone,
    driverLanguage,
    linkUntil,
    openedAt,
    sentCount,
    lines: lines.map(shownLine),
    steps: await findTripSteps(db, tripId),
    photo: (await findTripPhoto(db, tripId))?.toString('base64') ?? null,
    isLinkOpen: isLinkOpen(one, clock.now()),
  };
};
