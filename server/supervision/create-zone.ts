import { createZone as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { zoneNow } from './demand-zone.ts';
import { insertZone, setLgas } from './zone-store.ts';

export const createZone = handle(contract, async (draft, { db, clock }) => {
  if (!(await insertZone(db, draft, clock.now()))) throw new Problem('zone-name-taken');
  if (!(await setLgas(db, draft.id, draft.stateCode, draft.lgas))) throw new Problem('lga-taken');
  return zoneNow(db, draft.id);
});
