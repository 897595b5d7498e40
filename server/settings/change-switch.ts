import { changeSwitch as contract } from '@shuka/domain/settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { platformOpened } from './platform-opened.ts';
import { setSwitch } from './store.ts';

export const changeSwitch = handle(contract, async ({ name, isOpen }, context) => {
  const now = context.clock.now();
  await setSwitch(context.db, name, isOpen, viewerOf(context).accountId, now);
  if (name === 'platform' && isOpen) await context.jobs.send(platformOpened, {}, context.db);
  return { name, isOpen, changedAt: now.toISOString() };
});
