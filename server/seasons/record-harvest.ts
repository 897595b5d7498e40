import { newHarvest, recordHarvest as contract } from '@shuka/domain/seasons';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdForRecord } from './hold-for-record.ts';
import { insertHarvest } from './record-store.ts';

export const recordHarvest = handle(contract, async (draft, context) => {
  const { season, recordsAlready } = await holdForRecord(context.db, 'harvest', draft);
  const harvest = newHarvest(draft, season, { now: context.clock.now(), recordsAlready });
  await insertHarvest(context.db, harvest, viewerOf(context).accountId);
  return harvest;
});
