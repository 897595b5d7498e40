import { newActivity, recordActivity as contract } from '@shuka/domain/seasons';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdForRecord } from './hold-for-record.ts';
import { insertActivity } from './record-store.ts';

export const recordActivity = handle(contract, async (draft, context) => {
  const { season, recordsAlready } = await holdForRecord(context.db, 'activity', draft);
  const by = viewerOf(context).accountId;
  const activity = newActivity(draft, season, { by, now: context.clock.now(), recordsAlready });
  await insertActivity(context.db, activity);
  return activity;
});
