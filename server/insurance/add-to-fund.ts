import { addToFund as contract } from '@shuka/domain/insurance';
import { demandPassword } from '#accounts';
import { houseMoney } from '#finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertEntry } from './fund-store.ts';
import { showEntry } from './show-entry.ts';

export const addToFund = handle(
  contract,
  async ({ id, amountKobo, origin }, context) => {
    const { db, clock } = context;
    const entry = { id, amountKobo, origin, money: houseMoney(context) };
    await insertEntry(db, entry, viewerOf(context).accountId, clock.now());
    return showEntry(db, id);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
