import { reviseZone as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { zoneNow } from './demand-zone.ts';
import { holdZone, isNameTaken, setLgas, updateZone } from './zone-store.ts';

export const reviseZone = handle(contract, async ({ zoneId, ...becomes }, { db }) => {
  await holdZone(db, zoneId);
  if (await isNameTaken(db, zoneId, becomes.stateCode, becomes.name)) throw new Problem('zone-name-taken');
  await updateZone(db, zoneId, becomes);
  if (!(await setLgas(db, zoneId, becomes.stateCode, becomes.lgas))) throw new Problem('lga-taken');
  return zoneNow(db, zoneId);
});
