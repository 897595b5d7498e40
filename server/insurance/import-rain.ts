import { importRain as contract, readRainList } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertRainImport } from './rain-import-store.ts';
import { showRainImport } from './show-rain-imports.ts';

export const importRain = handle(contract, async ({ id, source, fileName, text }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const list = readRainList(text, dayOf(now));
  await insertRainImport(db, { id, source, fileName, list }, viewerOf(context).accountId, now);
  return showRainImport(db, id);
});
