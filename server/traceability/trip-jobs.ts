import * as z from 'zod/mini';
import { tripLimits } from '@shuka/domain/traceability';
import { minutesAfter } from '#kit/clock.ts';
import type { Context, Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { isLinkOpen, placeOfTrip } from './show-trip.ts';
import { findTrip, forgetPhones } from './trip-store.ts';
import { tripToken } from './trip-token.ts';

/** The job that sends a driver the link of a trip. */
const tripLink = 'traceability.trip-link';

const told = z.strictObject({ tripId: z.string() });

/** What opens the trip stands after the sign #, which no browser sends on; the job names the trip alone. */
const sendLink = async (services: Services, data: unknown): Promise<void> => {
  const { pool, clock, secrets, smsSender, publicUrl, productName: product } = services;
  const trip = await findTrip(pool, z.parse(told, data).tripId);
  if (trip === null || trip.driverPhone === '' || !isLinkOpen(trip, clock.now())) return;
  const { driverLanguage: language, fromName: from } = trip;
  const url = `${publicUrl}/driver?lang=${language}#${tripToken(secrets, trip.id, trip.linkNumber)}`;
  const text = say(language, 'sms.trip', { product, from, place: `${trip.toName}, ${placeOfTrip(trip)}`, url });
  await smsSender?.send({ to: trip.driverPhone, text });
};

/** Sends the link once the trip is stored, though the server should stop in between. */
export const tellDriver = (context: Context, tripId: string): Promise<void> =>
  context.jobs.send(tripLink, { tripId }, context.db);

const forget = ({ pool, clock }: Services): Promise<unknown> =>
  forgetPhones(pool, minutesAfter(clock.now(), -tripLimits.daysPhonesStay.value * 24 * 60));

export const tripJobs = (services: Services): JobHandler[] => [
  { name: tripLink, work: (data) => sendLink(services, data) },
  { name: 'traceability.forget-drivers', cron: '30 2 * * *', work: async () => void (await forget(services)) },
];
