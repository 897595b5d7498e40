import { askStanding as contract } from '@shuka/domain/sync';
import { handle } from '#kit/route.ts';
import { findToForget } from './forget-store.ts';

export const askStanding = handle(contract, async ({ devices }, { db }) => ({
  forget: await findToForget(db, devices),
}));
