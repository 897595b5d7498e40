import { findFarmersOfPhones, type FarmerOfPhone } from '#accounts';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { Clock } from '#kit/clock.ts';
import type { Context } from '#kit/context.ts';
import type { Pool } from '#kit/db.ts';
import { gather } from '#kit/gather.ts';
import { findCallerLanguages } from './caller-store.ts';
import { insertAnswered, keepUnlessMoved, type AnsweredAt } from './look-store.ts';
import { findSessions, type Session } from './session-store.ts';

/** What steps that look ask of the database, each for all callers of the moment at once. */
export type Desk = {
  readonly session: (id: string) => Promise<Session | null>;
  readonly people: (phone: string) => Promise<readonly FarmerOfPhone[]>;
  readonly language: (phone: string) => Promise<Language | null>;
  /** False when another delivery was faster, or the number began too many. */
  readonly begin: (answered: AnsweredAt) => Promise<boolean>;
  /** False when the session stands elsewhere than where it was read. */
  readonly keep: (answered: AnsweredAt) => Promise<boolean>;
};

const self = (key: string): string => key;
const idOf = ({ id }: AnsweredAt): string => id;

const openDesk = (pool: Pool, clock: Clock): Desk => ({
  session: gather((ids) => findSessions(pool, ids), self),
  people: gather((phones) => findFarmersOfPhones(pool, phones), self),
  language: gather((phones) => findCallerLanguages(pool, phones), self),
  begin: gather((all) => insertAnswered(pool, all, clock.now()), idOf),
  keep: gather((all) => keepUnlessMoved(pool, all, clock.now()), idOf),
});

const desks = new WeakMap<Pool, Desk>();

/** The desk of a pool: all who call the same process share it. */
export const deskOf = ({ pool, clock }: Pick<Context, 'pool' | 'clock'>): Desk => {
  const desk = desks.get(pool) ?? openDesk(pool, clock);
  desks.set(pool, desk);
  return desk;
};
