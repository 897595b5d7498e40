import { listMarkets as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { findMarkets } from './market-store.ts';

export const listMarkets = handle(contract, async (_input, { db }) => ({ items: await findMarkets(db) }));
