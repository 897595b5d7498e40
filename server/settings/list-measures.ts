import { listMeasures as contract, newestMeasures } from '@shuka/domain/settings';
import { handle } from '#kit/route.ts';
import { readMeasures } from './measure-store.ts';

export const listMeasures = handle(contract, async (_input, context) => ({
  items: newestMeasures(await readMeasures(context.db)),
}));
