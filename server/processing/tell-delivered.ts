import * as z from 'zod/mini';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { looksLikePhone } from '@shuka/domain/kit/phone.ts';
import { findAccount, languageOfAccount, newsOf, readPhone, sendNotice } from '#accounts';
import type { Context, Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { findDeliveries } from './delivery-rows.ts';
import { findSides } from './delivery-store.ts';
import { leavePhones } from './leave-phones.ts';

/** The job that tells whoever delivered what their receipt says. */
const receiptTold = 'processing.receipt-told';

const told = z.strictObject({ deliveryId: z.string() });

/** In letters that cost one message: the sign of the naira would make three of it. */
const nairaSms = (kobo: number): string => formatNaira(kobo).replace('₦', 'N');

const kilograms = (grams: number): string => String(grams / 1000);

type Reader = { readonly language: Language } & ({ readonly to: string } | { readonly accountId: string });

/** A farmer by their account, as far as it reaches them, a walk-in by the number they told; null for nobody to be reached. */
const findReader = async (services: Services, deliveryId: string): Promise<Reader | null> => {
  const sides = await findSides(services.pool, deliveryId);
  if (sides === null) return null;
  const farmer = sides.keeperId === null ? null : await findAccount(services.pool, sides.keeperId);
  if (farmer !== null && (farmer.phone !== '' || farmer.email !== null))
    return { accountId: farmer.id, language: languageOfAccount(farmer) };
  if (sides.phone === '' || !looksLikePhone(sides.phone)) return null;
  try {
    return { to: readPhone(sides.phone), language: 'en' };
  } catch {
    return null; // what was typed at the gate is nobody's number
  }
};

const tell = async (services: Services, data: unknown): Promise<void> => {
  const { deliveryId } = z.parse(told, data);
  const [delivery] = await findDeliveries(services.pool, [deliveryId]);
  const reader = await findReader(services, deliveryId);
  if (delivery === undefined || reader === null) return;
  const text = say(reader.language, 'sms.delivered', {
    mill: delivery.millName,
    receipt: delivery.receipt,
    net: kilograms(delivery.grossGrams - delivery.tareGrams),
    payable: kilograms(delivery.payableGrams),
    crop: delivery.crop,
    price: nairaSms(delivery.terms.koboPerKilogram).slice(1),
    amount: nairaSms(delivery.amountKobo),
  });
  if ('to' in reader) await services.smsSender?.send({ to: reader.to, text });
  else await sendNotice(services, reader.accountId, newsOf(services, 'trade', reader.language, text));
};

/** Tells it once the delivery is stored, though the server should stop in between. */
export const tellDelivered = (context: Context, deliveryId: string): Promise<void> =>
  context.jobs.send(receiptTold, { deliveryId }, context.db);

export const jobsOf = (services: Services): JobHandler[] => [
  { name: receiptTold, work: (data) => tell(services, data) },
  { name: 'processing.leave-phones', work: () => leavePhones(services), cron: '20 2 * * *' },
];
