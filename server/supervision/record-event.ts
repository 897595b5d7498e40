import { recordEvent as contract, type EventDraft } from '@shuka/domain/supervision';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { findDutyOf } from './duty-store.ts';
import { findEvent, insertEvent } from './event-store.ts';
import { findPostings } from './posting-store.ts';

/**
 * The zone an event counts in: that of the one it corrects, else the one its recorder supervises or is posted to.
 * @throws Problem `no-zone`, and `invalid` beside `corrects` for what is neither the recorder's nor of their zone.
 */
const zoneOf = async (db: Db, { corrects }: EventDraft, accountId: string): Promise<string> => {
  const supervised = (await findDutyOf(db, accountId))?.zoneId;
  const [posting] = await findPostings(db, [accountId]);
  const own = supervised ?? posting?.zoneId;
  if (corrects === null) {
    if (own === undefined) throw new Problem('no-zone');
    return own;
  }
  const corrected = await findEvent(db, corrects);
  const isTheirs = corrected !== null && (corrected.recordedBy === accountId || corrected.zoneId === supervised);
  if (!isTheirs) throw refusedField('corrects', 'board.eventNotThere');
  return corrected.zoneId;
};

const checkSense = ({ heldOn, men, women, youth, corrects, isCancelled }: EventDraft, now: Date): void => {
  if (heldOn > dayOf(now)) throw refusedField('heldOn', 'board.heldOnFuture');
  if (youth > men + women) throw refusedField('youth', 'board.youthTooMany');
  if (isCancelled && corrects === null) throw refusedField('corrects', 'board.eventNotThere');
};

export const recordEvent = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const recordedBy = viewerOf(context).accountId;
  const now = clock.now();
  checkSense(draft, now);
  const zoneId = await zoneOf(db, draft, recordedBy);
  const byName = (await fullNamesOf(db, [recordedBy])).get(recordedBy) ?? '';
  if (!(await insertEvent(db, draft, { zoneId, recordedBy, byName }, now))) {
    throw new Problem('corrected-already');
  }
  return { ...draft, zoneId, byName, isCorrected: false, createdAt: now.toISOString() };
});
