import type { StorageAsk } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findAsk, holdAsk } from './storage-ask-store.ts';

/** @throws Problem `not-found` when an ask that was just written is not there. */
export const askThere = async (db: Db, askId: string): Promise<StorageAsk> => {
  const found = await findAsk(db, askId);
  if (found === null) throw new Problem('not-found');
  return found;
};

/** An ask of this mill or farmer that waits, held. @throws Problem `not-found`, `ask-answered`. */
export const holdWaitingAsk = async (
  db: Db,
  askId: string,
  isTheirs: (ask: { readonly millId: string; readonly keeperId: string }) => boolean,
) => {
  const ask = await holdAsk(db, askId);
  if (ask === null || !isTheirs(ask)) throw new Problem('not-found');
  if (ask.state !== 'waiting') throw new Problem('ask-answered');
  return ask;
};
