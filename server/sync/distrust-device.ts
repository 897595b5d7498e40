import { distrustDevice as contract } from '@shuka/domain/sync';
import { handle } from '#kit/route.ts';
import { endTrust } from './trust-store.ts';

export const distrustDevice = handle(contract, async ({ deviceId }, context) => {
  await endTrust(context.db, deviceId);
  return {};
});
