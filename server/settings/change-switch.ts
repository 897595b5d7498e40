import { canOpen, changeSwitch as contract } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { platformOpened } from './platform-opened.ts';
import { setSwitch } from './store.ts';

export const changeSwitch = handle(contract, async ({ name, isOpen }, context) => {
  if (isOpen && !canOpen(name)) throw new Problem('nothing-to-open');
  const now = context.clock.now();
  await setSwitch(context.db, name, isOpen, viewerOf(context).accountId, now);
  if (name === 'platform' && isOpen) await context.jobs.send(platformOpened, {}, context.db);
  return { name, isOpen, canOpen: canOpen(name), changedAt: now.toISOString() };
});
