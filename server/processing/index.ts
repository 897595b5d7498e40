/**
 * Processing: what mills take in. Promises that a delivery is written down once and never changed, is reckoned by a formula
 * that both sides saw, takes from a lot once, and is void only when two people of the mill say so.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { answerDispute } from './answer-dispute.ts';
import { askVoid } from './ask-void.ts';
import { checkReceipt } from './check-receipt.ts';
import { disputeDelivery } from './dispute-delivery.ts';
import { endArrival } from './end-arrival.ts';
import { findSupplier } from './find-supplier.ts';
import { listDeliveries } from './list-deliveries.ts';
import { noteArrival } from './note-arrival.ts';
import { payDelivery } from './pay-delivery.ts';
import { relationsToDelivery } from './relations-to-delivery.ts';
import { saveFormula } from './save-formula.ts';
import { saveScale } from './save-scale.ts';
import { sayPaid } from './say-paid.ts';
import { settleVoid } from './settle-void.ts';
import { weighDelivery } from './weigh-delivery.ts';

export const routes: readonly Route[] = [
  saveScale,
  saveFormula,
  findSupplier,
  noteArrival,
  endArrival,
  weighDelivery,
  askVoid,
  settleVoid,
  payDelivery,
  listDeliveries,
  disputeDelivery,
  answerDispute,
  sayPaid,
  checkReceipt,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  delivery: relationsToDelivery,
};

export { jobsOf } from './tell-delivered.ts';
export { synced } from './synced.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { leavePhones } from './leave-phones.ts';
