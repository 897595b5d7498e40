import { readTotals as contract } from '@shuka/domain/finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { totalsOf } from './insert-entry.ts';

export const readTotals = handle(contract, ({ keeperId }, context) =>
  totalsOf(context.db, keeperId ?? viewerOf(context).accountId),
);
