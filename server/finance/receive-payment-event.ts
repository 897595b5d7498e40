import { createHash } from 'node:crypto';
import { receivePaymentEvent as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import type { PaymentProvider, ProviderEvent } from '#kit/payments.ts';
import { handle } from '#kit/route.ts';
import { paymentHeard, payoutHeard } from './payment-jobs.ts';
import { providerNamed } from './payment-provider.ts';
import { findIdByProvider, findPayment, idOfReference, noteEvent } from './payment-store.ts';
import { findPayout } from './payout-store.ts';

/** What a provider may send and no text of the database can hold. */
const plain = (text: string): string => text.replaceAll('\u0000', '').slice(0, 300);

/** The payment or payout that is told of: by our reference, else by the provider's own, which is all that some refunds say. */
const findSubject = async (db: Db, { name }: PaymentProvider, event: ProviderEvent): Promise<string | null> => {
  const id = idOfReference(event.reference);
  const find = event.about === 'charge' ? findPayment : findPayout;
  if (id !== null) return (await find(db, id))?.id ?? null;
  const theirs = plain(event.providerReference ?? '');
  return event.about === 'charge' && theirs !== '' ? findIdByProvider(db, name, theirs) : null;
};

/**
 * What is told is noted, and the work that follows from it is queued, in one transaction: then the provider has its answer
 * and need not tell it again. Value is given by that work, which asks the provider first; it is queued for what was told
 * before too, for doing it twice does no more than once.
 */
export const receivePaymentEvent = handle(contract, async ({ provider: name, ...sent }, context) => {
  const { db, clock, jobs, log, signed } = context;
  const provider = providerNamed(context, name);
  if (provider === null || signed === null) throw new Problem('not-found');
  const event = provider.readWebhook(signed, {
    'x-paystack-signature': sent.paystackSignature,
    'flutterwave-signature': sent.flutterwaveSignature,
    'verif-hash': sent.flutterwaveHash,
    'monnify-signature': sent.monnifySignature,
    'x-sandbox-signature': sent.sandboxSignature,
  });
  if (event === null) throw new Problem('wrong-signature');
  const { about } = event;
  if (about === 'other') return {};
  const eventId = plain(event.id);
  const subjectId = await findSubject(db, provider, event);
  if (subjectId === null) {
    log.error({ provider: name, eventId }, 'a provider told of money that is not known here');
    return {};
  }
  const digest = createHash('sha256').update(signed).digest();
  const reference = idOfReference(event.reference) === null ? subjectId : event.reference;
  await noteEvent(db, { provider: name, eventId, about, reference, digest }, clock.now());
  await jobs.send(about === 'charge' ? paymentHeard : payoutHeard, { id: subjectId }, db);
  return {};
});
