import { listPhonesOf as contract } from '@shuka/domain/sync';
import { handle } from '#kit/route.ts';
import { findDevicesOf } from './device-rows.ts';

export const listPhonesOf = handle(contract, async ({ accountId }, { db, clock }) => ({
  items: await findDevicesOf(db, accountId, clock.now()),
}));
