import { receiveGoods as contract, type Arrived, type ReceiveDraft } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { tellWebhooks } from '#kit/tell-webhooks.ts';
import { companyAddress, paperAddress } from './addresses.ts';
import { eventAt, quantity } from './say-event.ts';
import { findShipment, holdIncoming, setReceived, type ShipmentLine } from './shipment-store.ts';
import { tellAct } from './tell-act.ts';

type Came = { readonly line: ShipmentLine; readonly thousandths: number; readonly lossReason: string | null };

/** What came of a line; a unit comes whole or not at all. */
const cameOf = (line: ShipmentLine, said: Arrived | undefined): Came => {
  if (said === undefined) throw new Problem('loss-not-told');
  const thousandths = line.grams === null ? (said.grams > 0 ? line.amount : 0) : said.grams;
  if (thousandths > line.amount) throw new Problem('above-shipped', { values: { about: line.thing } });
  if (thousandths < line.amount && said.lossReason === null) throw new Problem('loss-not-told');
  return { line, thousandths, lossReason: thousandths < line.amount ? said.lossReason : null };
};

/** What arrived, and in words of our own what did not: that stays on its way for ever, and nobody can use it. */
const eventOf = ({ companyId, shipmentId, happenedAt }: ReceiveDraft, came: readonly Came[], publicUrl: string) => {
  const units = came.filter(({ line, thousandths }) => line.grams === null && thousandths > 0);
  const parts = came.filter(({ line }) => line.grams !== null);
  const lost = came.filter(({ lossReason }) => lossReason !== null);
  const place = companyAddress(publicUrl, companyId);
  return eventAt(publicUrl, 'ObjectEvent', happenedAt, {
    epcList: units.map(({ line }) => line.thing),
    ...(parts.length > 0
      ? { quantityList: parts.map(({ line, thousandths }) => quantity(line.thing, thousandths)) }
      : {}),
    action: 'OBSERVE',
    bizStep: 'receiving',
    disposition: 'in_progress',
    readPoint: { id: place },
    bizLocation: { id: place },
    bizTransactionList: [
      { type: 'recadv', bizTransaction: paperAddress(publicUrl, companyId, 'received', shipmentId) },
    ],
    ...(lost.length === 0
      ? {}
      : {
          'shuka:loss': lost.map(({ line, thousandths, lossReason }) => ({
            'shuka:thing': line.thing,
            'shuka:reason': lossReason,
            ...(line.grams === null ? {} : { 'shuka:lostGrams': line.amount - thousandths }),
          })),
        }),
  });
};

export const receiveGoods = handle(contract, async (draft: ReceiveDraft, context) => {
  const { db, publicUrl } = context;
  const { companyId, shipmentId, lines, happenedAt } = draft;
  const shipment = await holdIncoming(db, companyId, shipmentId);
  if (shipment === null) throw new Problem('not-found');
  if (shipment.receivedAt !== null) throw new Problem('received-already');
  const said = new Map(lines.map((line) => [line.place, line]));
  const came = shipment.lines.map((line) => cameOf(line, said.get(line.place)));
  // Whoever sent it reads how much of it arrived.
  await tellAct(context, { companyId, events: [eventOf(draft, came, publicUrl)], readers: [shipment.companyId] });
  const kept = came.map(({ line, ...rest }) => ({ place: line.place, ...rest }));
  await setReceived(db, shipmentId, kept, new Date(happenedAt).toISOString());
  const sides = [shipment.companyId, companyId];
  await tellWebhooks(context, { kind: 'shipment.received', ids: { shipmentId }, path: null }, [...new Set(sides)]);
  const shown = await findShipment(db, companyId, shipmentId);
  if (shown === null) throw new Problem('not-found');
  return shown;
});
