import { Problem } from '#kit/problem.ts';
import { effect, rowType } from '#kit/row-type.ts';
import {
  coolingAct,
  goodsAct,
  keptShipment,
  type CoolDraft,
  type CoolingAct,
  type GoodsAct,
  type KeptShipment,
  type PackDraft,
  type ReceiveDraft,
  type SellDraft,
  type ShipDraft,
} from './goods-model.ts';

/* What the acts with goods make of the records of a phone, before the server knows of them. */

export const goodsActRows = rowType<GoodsAct>('goodsAct', goodsAct);
export const coolingActRows = rowType<CoolingAct>('coolingAct', coolingAct);
export const shipmentRows = rowType<KeptShipment>('shipment', keptShipment);

/** A sale names no unit. */
const nameless: string = '';

const idOf = ({ id }: { readonly id: string }): string => id;

/** The phone names no unit: its address follows from the house that it stands in. */
export const packed = effect(goodsActRows, idOf, (before, draft: PackDraft): GoodsAct => {
  const { id, companyId, happenedAt, says, parts } = draft;
  return before ?? { id, companyId, kind: 'pack', happenedAt, unit: '', says, parts };
});

export const sold = effect(goodsActRows, idOf, (before, draft: SellDraft): GoodsAct => {
  const { id, companyId, happenedAt, parts } = draft;
  return before ?? { id, companyId, kind: 'sell', happenedAt, unit: '', says: nameless, parts };
});

export const cooled = effect(coolingActRows, idOf, (before, draft: CoolDraft): CoolingAct => {
  const { id, companyId, happenedAt, method, parts } = draft;
  return before ?? { id, companyId, happenedAt, method, parts };
});

const unsaid = { receivedGrams: null, lossReason: null } as const;

/** Names come with the server’s own row. */
export const shipped = effect(shipmentRows, idOf, (before, draft: ShipDraft): KeptShipment => {
  const { id, companyId, toCompanyId, toName, waybill, vehicle, happenedAt, units, parts } = draft;
  const lines = [
    ...units.map((thing) => ({ thing, name: '', grams: null, ...unsaid })),
    ...parts.map(({ thing, grams }) => ({ thing, name: '', grams, ...unsaid })),
  ].map((line, place) => ({ ...line, place }));
  const sides = { companyId, toCompanyId, fromName: '', toName };
  return before ?? { id, ...sides, waybill, vehicle, shippedAt: happenedAt, receivedAt: null, lines };
});

/** @throws Problem `not-found` for a shipment that is not on this phone, `received-already`. */
export const received = effect(
  shipmentRows,
  ({ shipmentId }: ReceiveDraft) => shipmentId,
  (before, { lines, happenedAt }) => {
    if (before === null) throw new Problem('not-found');
    if (before.receivedAt !== null) throw new Problem('received-already');
    const said = new Map(lines.map((line) => [line.place, line]));
    return {
      ...before,
      receivedAt: happenedAt,
      lines: before.lines.map((line) => {
        const { grams = null, lossReason = null } = said.get(line.place) ?? {};
        return { ...line, receivedGrams: grams, lossReason };
      }),
    };
  },
);
