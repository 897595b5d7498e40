import { dealWithLostPhone as contract } from '@shuka/domain/sync';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { markDealtWith } from './lost-phone-store.ts';

export const dealWithLostPhone = handle(contract, async ({ deviceId, note }, context) => {
  const { db, clock } = context;
  await markDealtWith(db, { deviceId, by: viewerOf(context).accountId, note, now: clock.now() });
  return {};
});
