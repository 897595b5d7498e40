import { cancelWindow as contract } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { setCancelled } from './window-store.ts';

export const cancelWindow = handle(contract, async ({ windowId }, context) => {
  const cancelled = await setCancelled(context.db, windowId, viewerOf(context).accountId, context.clock.now());
  if (cancelled === null) throw new Problem('window-begun');
  return cancelled;
});
