import { listPartners as contract, type Partner } from '@shuka/domain/messaging';
import { fullNamesOf } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle, type Route } from '#kit/route.ts';
import type { FindTies } from './find-ties.ts';
import { findPair } from './room-store.ts';

export const listPartners = (findTies: FindTies): Route =>
  handle(contract, async (_input, context) => {
    const { db } = context;
    const { accountId } = viewerOf(context);
    const tied = new Map((await findTies(db, accountId)).map((one) => [one.accountId, one.tie]));
    tied.delete(accountId);
    const names = await fullNamesOf(db, [...tied.keys()]);
    const items: Partner[] = [];
    for (const [other, tie] of tied) {
      const name = names.get(other);
      if (name !== undefined) items.push({ accountId: other, name, tie, roomId: await findPair(db, accountId, other) });
    }
    return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) };
  });
