import { listThresholds as contract, newestThresholds } from '@shuka/domain/advisory';
import { handle } from '#kit/route.ts';
import { readThresholds } from './threshold-store.ts';

export const listThresholds = handle(contract, async (_input, context) => ({
  items: newestThresholds(await readThresholds(context.db)),
}));
