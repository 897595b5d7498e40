import type { Tie } from '@shuka/domain/messaging';
import type { Db } from '#kit/db.ts';

/** Somebody a bargain ties to somebody else. */
export type Tied = { readonly accountId: string; readonly tie: Tie };

/** Whom bargains tie to somebody now: the slices that keep the bargains lie below this one, and answer through `app`. */
export type FindTies = (db: Db, accountId: string) => Promise<readonly Tied[]>;
