import { listDevices as contract } from '@shuka/domain/sync';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findDevicesOf } from './device-rows.ts';

export const listDevices = handle(contract, async (_input, context) => ({
  items: await findDevicesOf(context.db, viewerOf(context).accountId, context.clock.now()),
}));
