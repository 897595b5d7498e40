import { denyAccount as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdAssisted, takePhoneOff } from './assisted-store.ts';
import { endSessionsOf } from './session-store.ts';

export const denyAccount = handle(contract, async (_input, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const assisted = await holdAssisted(db, accountId);
  if (assisted === null || assisted.claimedAt !== null) throw new Problem('nothing-to-claim');
  await takePhoneOff(db, accountId, clock.now());
  await endSessionsOf(db, accountId, clock.now());
  context.setCookie({ name: 'session', value: null });
  return {};
});
