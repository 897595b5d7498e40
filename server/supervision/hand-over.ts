import { handOver as contract, mostHandedOver, type HandOverChoice } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findLivingIn, fullNamesOf, holdPeople } from '#accounts';
import { careOf, findAssigned, findFarmersOf, moveFarmers } from '#relations';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { demandManagers } from './demand-managers.ts';
import { demandPosted } from './demand-zone.ts';
import { insertHandOver } from './hand-over-store.ts';

const findChosen = (db: Db, fromId: string, choice: HandOverChoice): Promise<readonly string[]> => {
  if (choice.kind === 'chosen') return Promise.resolve([...new Set(choice.farmerIds)]);
  if (choice.kind === 'village') return findLivingIn(db, careOf([fromId]), choice);
  return findFarmersOf(db, fromId);
};

/**
 * The farmers to go, everyone concerned locked first: an admin may be moving the same ones. Those who were ticked must
 * all still be there; of a village, or of all, whoever is.
 * @throws Problem `too-many-farmers`, `not-in-care` or `nobody-to-move`.
 */
const holdChosen = async (db: Db, fromId: string, toId: string, choice: HandOverChoice): Promise<string[]> => {
  const chosen = await findChosen(db, fromId, choice);
  if (chosen.length > mostHandedOver) throw new Problem('too-many-farmers');
  await holdPeople(db, [...chosen, toId]);
  const held = await findAssigned(db, fromId, chosen);
  if (choice.kind === 'chosen' && held.size < chosen.length) throw new Problem('not-in-care');
  if (held.size === 0) throw new Problem('nobody-to-move');
  return [...held].sort();
};

export const handOver = handle(contract, async ({ id, zoneId, fromId, toId, choice, note }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  if (fromId === toId) throw new Problem('same-manager');
  await demandPosted(db, zoneId, fromId);
  await demandPosted(db, zoneId, toId);
  const farmerIds = await holdChosen(db, fromId, toId, choice);
  await demandManagers(db, [toId]);
  const reason = note.slice(0, 500); // the note stands whole in the hand-over
  const moved = await moveFarmers(db, { farmerIds, managerId: toId, decidedBy: byId, reason }, clock.now());
  const names = await fullNamesOf(db, [fromId, byId]);
  const said = { fromName: names.get(fromId) ?? '', byName: names.get(byId) ?? '', note };
  await insertHandOver(db, { id, zoneId, fromId, toId, byId, ...said, farmerIds }, clock.now());
  return { moved };
});
