import { isLicensed, isOfPrefix } from '@shuka/domain/traceability';
import { findHandedLot, findLotOrigins } from '#lots';
import {
  findTracedDelivery,
  findTracedFilling,
  findTracedSale,
  findVoided,
  type TracedDelivery,
  type TracedFilling,
  type TracedSale,
} from '#processing';
import { companyPlace } from './company-place.ts';
import type { Db } from '#kit/db.ts';
import { companyAddress, lotAddress, outputAddress, packsAddress, paperAddress } from './addresses.ts';
import { findBirth } from './birth-store.ts';
import { nothingToTell, type BookEntry, type BookEvent } from './book-entry.ts';
import { findGs1At } from './code-store.ts';
import { eventAt, momentOn, quantity } from './say-event.ts';
import { houseId } from './thing-store.ts';

const noNames = new Map<string, never>();

const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one);

/** What came without a lot begins at the gate. */
const bornAtGate = async (db: Db, publicUrl: string, delivery: TracedDelivery): Promise<BookEvent> => {
  const { id, companyId, crop, netGrams, weighedAt } = delivery;
  const thing = lotAddress(publicUrl, id);
  const read = eventAt(publicUrl, 'ObjectEvent', weighedAt, {
    quantityList: [quantity(thing, netGrams)],
    action: 'ADD',
    bizStep: 'commissioning',
    disposition: 'active',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
    bizTransactionList: [receiptOf(publicUrl, delivery)],
  });
  const names = new Map([[thing, { name: crop, place: await companyPlace(db, companyId) }]]);
  return { read, ownerId: companyId, readers: [], names, subjectId: null };
};

const receiptOf = (publicUrl: string, { companyId, receipt }: TracedDelivery) => ({
  type: 'recadv',
  bizTransaction: paperAddress(publicUrl, companyId, 'receipt', receipt),
});

type Handed = { readonly lotId: string; readonly grams: number };

/** A lot that came to a mill leaves its keeper and is received there. */
const handedAtGate = async (
  db: Db,
  publicUrl: string,
  delivery: TracedDelivery,
  handed: Handed,
): Promise<BookEvent[]> => {
  const { companyId, netGrams, weighedAt } = delivery;
  const [thing, mill] = [lotAddress(publicUrl, handed.lotId), companyAddress(publicUrl, companyId)];
  const at = later(weighedAt, await findBirth(db, [thing]));
  const bizTransactionList = [receiptOf(publicUrl, delivery)];
  const sent = eventAt(publicUrl, 'ObjectEvent', at, {
    quantityList: [quantity(thing, handed.grams)],
    action: 'OBSERVE',
    bizStep: 'shipping',
    disposition: 'in_transit',
    bizTransactionList,
    destinationList: [{ type: 'possessing_party', destination: mill }],
  });
  const received = eventAt(publicUrl, 'ObjectEvent', at, {
    quantityList: [quantity(thing, Math.min(netGrams, handed.grams))],
    action: 'OBSERVE',
    bizStep: 'receiving',
    disposition: 'in_progress',
    bizLocation: { id: mill },
    bizTransactionList,
    'shuka:weighedGrams': netGrams,
  });
  const more = { readers: [companyId], names: noNames };
  const [origin] = await findLotOrigins(db, [handed.lotId]);
  return [
    { read: sent, ownerId: houseId, ...more, subjectId: origin?.keeperId ?? null },
    { read: received, ownerId: companyId, ...more, subjectId: null },
  ];
};

export const tellDelivery = async (db: Db, publicUrl: string, deliveryId: string): Promise<BookEntry> => {
  const delivery = await findTracedDelivery(db, deliveryId);
  if (delivery === null) return nothingToTell;
  const handed = delivery.lotId === null ? null : await findHandedLot(db, deliveryId);
  const events =
    handed === null ? [await bornAtGate(db, publicUrl, delivery)] : await handedAtGate(db, publicUrl, delivery, handed);
  return { events, voids: delivery.replaces === null ? [] : [{ kind: 'delivery', refId: delivery.replaces }] };
};

export const tellVoid = async (db: Db, _publicUrl: string, voidId: string): Promise<BookEntry> => {
  const found = await findVoided(db, voidId);
  return found === null ? nothingToTell : { events: [], voids: [{ kind: 'delivery', refId: found.deliveryId }] };
};

/** What packs are called: by the number of GS1 only where their company held its licence when the first were filled. */
const ownPacks = async (db: Db, publicUrl: string, packs: TracedFilling | TracedSale): Promise<string> => {
  const { companyId, gtin, firstFilledAt } = packs;
  const word = gtin === '' ? null : await findGs1At(db, companyId, firstFilledAt);
  const isOwn = word !== null && isLicensed(word, firstFilledAt.slice(0, 10)) && isOfPrefix(gtin, word.prefix);
  return packsAddress(publicUrl, isOwn ? packs : { ...packs, gtin: '' });
};

/** Packs that were filled out of what came out of a job. */
export const tellFilling = async (db: Db, publicUrl: string, fillingId: string): Promise<BookEntry> => {
  const filling = await findTracedFilling(db, fillingId);
  if (filling === null) return nothingToTell;
  const { companyId, jobId, part, grams, productName } = filling;
  const [from, to] = [outputAddress(publicUrl, jobId, part), await ownPacks(db, publicUrl, filling)];
  const read = eventAt(publicUrl, 'TransformationEvent', later(filling.at, await findBirth(db, [from])), {
    inputQuantityList: [quantity(from, grams)],
    outputQuantityList: [quantity(to, grams)],
    bizStep: 'packing',
    disposition: 'container_closed',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
  });
  const names = new Map([[to, { name: productName, place: await companyPlace(db, companyId) }]]);
  return { events: [{ read, ownerId: companyId, readers: [], names, subjectId: null }], voids: [] };
};

export const tellSale = async (db: Db, publicUrl: string, saleId: string): Promise<BookEntry> => {
  const sale = await findTracedSale(db, saleId);
  if (sale === null) return nothingToTell;
  const thing = await ownPacks(db, publicUrl, sale);
  const read = eventAt(publicUrl, 'ObjectEvent', momentOn(sale.soldOn, sale.at, await findBirth(db, [thing])), {
    quantityList: [quantity(thing, sale.grams)],
    action: 'OBSERVE',
    bizStep: 'retail_selling',
    disposition: 'retail_sold',
    bizLocation: { id: companyAddress(publicUrl, sale.companyId) },
    'shuka:sale': sale.id,
  });
  return { events: [{ read, ownerId: sale.companyId, readers: [], names: noNames, subjectId: null }], voids: [] };
};

export const tellSaleTakenBack = async (_db: Db, _publicUrl: string, saleId: string): Promise<BookEntry> => ({
  events: [],
  voids: [{ kind: 'sale', refId: saleId }],
});
