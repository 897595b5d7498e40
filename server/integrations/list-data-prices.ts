import { listDataPrices as contract } from '@shuka/domain/integrations';
import { pagePrices } from '#marketplace';
import { handle } from '#kit/route.ts';

export const listDataPrices = handle(contract, (asked, { db }) => pagePrices(db, asked));
