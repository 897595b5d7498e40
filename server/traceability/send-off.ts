import type { ShipDraft } from '@shuka/domain/traceability';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findOpenCompany } from '#relations';
import type { Context } from '#kit/context.ts';
import { companyAddress, paperAddress } from './addresses.ts';
import { asParts, asThings } from './resolve-things.ts';
import { eventAt, quantity } from './say-event.ts';
import { insertShipment } from './shipment-store.ts';
import { tellAct } from './tell-act.ts';

const demandGoods = ({ units, parts }: ShipDraft): void => {
  const named = [...units, ...parts.map(({ thing }) => thing)];
  if (named.length === 0) throw refusedField('parts', 'traceability.partRequired');
  if (new Set(named).size < named.length) throw refusedField('parts', 'traceability.partTwice');
};

const eventOf = (draft: ShipDraft, publicUrl: string) => {
  const { companyId, toCompanyId, units, parts, waybill, happenedAt } = draft;
  const place = companyAddress(publicUrl, companyId);
  return eventAt(publicUrl, 'ObjectEvent', happenedAt, {
    ...(units.length > 0 ? { epcList: units } : {}),
    ...(parts.length > 0 ? { quantityList: parts.map(({ thing, grams }) => quantity(thing, grams)) } : {}),
    action: 'OBSERVE',
    bizStep: 'shipping',
    disposition: 'in_transit',
    readPoint: { id: place },
    bizTransactionList: [{ type: 'bol', bizTransaction: paperAddress(publicUrl, companyId, 'waybill', waybill) }],
    sourceList: [{ type: 'possessing_party', source: place }],
    ...(toCompanyId === null
      ? {}
      : { destinationList: [{ type: 'possessing_party', destination: companyAddress(publicUrl, toCompanyId) }] }),
  });
};

/** Sends goods off under a waybill: tells it, and keeps the shipment. @param by the account that answers for it. */
export const sendOff = async (context: Context, said: ShipDraft, by: string): Promise<void> => {
  const { db, clock, publicUrl } = context;
  const draft = { ...said, units: await asThings(context, said.units), parts: await asParts(context, said.parts) };
  const { companyId, toCompanyId, units, parts, happenedAt } = draft;
  demandGoods(draft);
  if (toCompanyId !== null && (toCompanyId === companyId || (await findOpenCompany(db, toCompanyId)) === null))
    throw new Problem('no-such-company');
  await tellAct(context, { companyId, events: [eventOf(draft, publicUrl)] });
  const lines = [
    ...units.map((uri) => ({ uri, thousandths: 1000 })),
    ...parts.map(({ thing, grams }) => ({ uri: thing, thousandths: grams })),
  ];
  const shippedAt = new Date(happenedAt).toISOString();
  await insertShipment(db, { ...draft, shippedAt, lines }, by, clock.now());
};
