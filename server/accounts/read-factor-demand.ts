import { readFactorDemand as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { countWithout, findDemand } from './factor-store.ts';

export const readFactorDemand = handle(contract, async (_input, { db }) => ({
  ...(await findDemand(db)),
  without: await countWithout(db),
}));
